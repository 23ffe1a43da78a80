import { expect, it } from 'vitest'
import type { QueueRow } from './held-decisions.ts'
import { countByRisk, splitByOpening } from './high-risk.ts'

const row = (requestId: string, riskLevel: QueueRow['riskLevel']) =>
  ({ request: { requestId }, riskLevel }) as QueueRow
const rows = [row('a', 'LOW'), row('b', 'HIGH'), row('c', 'MEDIUM'), row('d', 'HIGH'), row('e', 'LOW')]
const ids = (some: readonly QueueRow[]) => some.map(({ request }) => request.requestId).join('')

it('unopened high-risk requests are left out of an approval', () => {
  const split = (...opened: string[]) => {
    const { ready, unopened } = splitByOpening(rows, new Set(opened))
    return [ids(ready), ids(unopened)]
  }
  expect(split()).toEqual(['ace', 'bd'])
  expect(split('d')).toEqual(['acde', 'b'])
  expect(split('a', 'b', 'd')).toEqual(['abcde', ''])
})

it('requests are counted by risk, the highest first', () => {
  expect(countByRisk(rows)).toEqual([
    { risk: 'HIGH', count: 2 },
    { risk: 'MEDIUM', count: 1 },
    { risk: 'LOW', count: 2 },
  ])
  expect(countByRisk(rows.slice(0, 1))).toEqual([{ risk: 'LOW', count: 1 }])
})
