import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

it('of an empty list is undefined', () => {
  expect(() => median([])).toThrow(RangeError)
})
