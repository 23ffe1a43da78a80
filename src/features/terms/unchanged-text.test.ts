import { expect, it } from 'vitest'
import { nearbyLines } from './unchanged-text.ts'

const lines = (...numbers: (number | string)[]) => numbers.join('\n')

it.each([
  ['in the middle', { isFirst: false, isLast: false }, lines(1, 2, 3, '⋯', 8, 9, 10)],
  ['at the start', { isFirst: true, isLast: false }, lines('⋯', 8, 9, 10)],
  ['at the end', { isFirst: false, isLast: true }, lines(1, 2, 3, '⋯')],
])('a long part %s shows the lines next to a change', (_, place, shown) => {
  expect(nearbyLines(lines(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), place)).toBe(shown)
})

it('a short unchanged part of a text is shown completely', () => {
  expect(nearbyLines(lines(1, 2, 3, 4, 5, 6, 7), { isFirst: false, isLast: false })).toBe(
    lines(1, 2, 3, 4, 5, 6, 7),
  )
})
