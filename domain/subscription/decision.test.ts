import { expect, it } from 'vitest'
import { isOverdue, isStartDate, latestStart } from './decision.ts'

it.each([
  ['2026-11-21', true],
  ['2026-12-21', true],
  ['2026-12-22', false],
  ['2026-11-20', false],
  ['2026-11-31', false],
  ['soon', false],
])('a subscription approved on 21 November may begin on %s: %s', (date, fits) => {
  expect(isStartDate(date, '2026-11-21')).toBe(fits)
})

it('a period of a month that begins on the 31st ends on the last day of a shorter month', () =>
  expect(latestStart('2027-01-31')).toBe('2027-02-28'))

it('a request is overdue from its third day on', () => {
  expect(isOverdue('2026-11-19', '2026-11-21')).toBe(false)
  expect(isOverdue('2026-11-18', '2026-11-21')).toBe(true)
})
