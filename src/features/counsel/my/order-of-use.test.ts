import { expect, it } from 'vitest'
import { sortByUse } from './order-of-use.ts'

it('upcoming reservations come first, the earliest at the top', () => {
  const rows = (
    [
      ['CANCELED', '26'],
      ['BOOKED', '27'],
      ['DONE', '20'],
      ['BOOKED', '25'],
      ['NO_SHOW', '21'],
    ] as const
  ).map(([counselState, day]) => ({ counselState, startAt: `2026-11-${day}T10:00:00+09:00` }))
  expect(sortByUse(rows).map(({ startAt }) => startAt.slice(8, 10))).toEqual(['25', '27', '26', '21', '20'])
})
