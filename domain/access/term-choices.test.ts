import { expect, it } from 'vitest'
import { cycleOf, proposedExtension } from './term-choices.ts'

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
])('%i days from %s are shown as %s %i', (termDays, day, cycle, count) => {
  expect(cycleOf(termDays, day)).toEqual({ cycle, count })
})

it.each([
  ['a month after the end there is', { from: '2026-11-30', longestTermDays: 365 }, 30],
  ['the longest where a month is too long', { from: '2026-11-30', longestTermDays: 20 }, 14],
  ['a month of a permission that is over', { from: '2026-11-10', longestTermDays: 90 }, 30],
  ['nothing where nothing can be offered', { from: '2026-11-10', longestTermDays: 3 }, undefined],
])('the proposed extension is chosen by %s', (_, basis, days) => {
  expect(proposedExtension(basis, '2026-11-22')).toBe(days)
})
