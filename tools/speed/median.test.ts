import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

it('the median of an empty list throws a RangeError', () => {
  expect(() => median([])).toThrow(RangeError)
})
