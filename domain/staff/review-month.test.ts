import { expect, it } from 'vitest'
import { isMonthOver, monthAfter, monthBounds, reviewMonthOf } from './review-month.ts'

it('a month begins and ends in the time zone of Korea', () => {
  const { from, to } = monthBounds('2026-12')
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-11-30T15:00:00.000Z',
    '2026-12-31T15:00:00.000Z',
  ])
  expect(reviewMonthOf(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12')
  expect(reviewMonthOf(to)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

it('a month is over from the first moment of the next month', () => {
  expect(isMonthOver('2026-12', new Date('2026-12-31T14:59:59Z'))).toBe(false)
  expect(isMonthOver('2026-12', new Date('2026-12-31T15:00:00Z'))).toBe(true)
})
