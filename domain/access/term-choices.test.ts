import { expect, it } from 'vitest'
import { cycleOf } from './term-choices.ts'

it.each([
  [30, '2026-11-22', 'M', 1],
  [31, '2026-12-01', 'M', 1],
  [28, '2026-02-01', 'M', 1],
  [28, '2026-11-22', 'W', 4],
  [365, '2026-01-01', 'M', 12],
  [14, '2026-11-22', 'W', 2],
  [10, '2026-11-22', 'D', 10],
  [31, '2026-11-22', 'D', 31],
  [1, '2026-11-22', 'D', 1],
])('%i days from %s are %s %i', (termDays, day, cycle, count) => {
  expect(cycleOf(termDays, day)).toEqual({ cycle, count })
})
