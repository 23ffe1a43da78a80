import { expect, it } from 'vitest'
import type { QueueRow } from '#src/machines/access-queue/held-decisions.ts'
import { nextOpen } from './next-open.ts'

const row = (requestId: string) => ({ request: { requestId } }) as unknown as QueueRow
const rows = ['a', 'b', 'c', 'd'].map(row)
const rowsNamed = (ids: string) => rows.filter(({ request }) => ids.includes(request.requestId))

it.each([
  ['a', 'bcd', 'b'],
  ['b', 'acd', 'c'],
  ['b', 'ad', 'd'],
  ['d', 'abc', 'c'],
  ['ac', 'bd', 'd'],
  ['cd', 'ab', 'b'],
  ['abcd', '', undefined],
  // The screen is closed while another request is being sent.
  ['b', 'a', 'a'],
])('after %s, with %s open, comes %s', (decided, open, next) => {
  expect(nextOpen(rows, rowsNamed(decided), rowsNamed(open))?.request.requestId).toBe(next)
})

it('the focus moves on from a row that is no longer in the list', () => {
  expect(nextOpen(rows, [row('z')], rowsNamed('bc'))?.request.requestId).toBe('b')
})
