import { expect, it } from 'vitest'
import { heightOf, labelHalvings, topOf, topWithoutOutlier } from './scale.ts'

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [37, 40],
  [679_140, 800_000],
  [800_000, 800_000],
  [10_539_650, 20_000_000],
])('the axis for values up to %i ends at %i', (most, top) => {
  expect(topOf(most)).toBe(top)
})

it('the axis ends at the greatest value or above, but at most at twice that value', () => {
  for (let most = 1; most < 5000; most += 7) {
    const top = topOf(most)
    expect(top).toBeGreaterThanOrEqual(most)
    expect(Number.isInteger(top / 2)).toBe(true)
    expect(top).toBeLessThanOrEqual(Math.max(2, most * 2))
  }
})

it('a bar ends within the axis, and a value below zero has no bar', () => {
  expect([-5, 0, 5, 10, 20].map((value) => heightOf(value, 10))).toEqual([0, 0, 50, 100, 100])
})

it.each([
  [[100, 100, 100, 310], 100],
  [[100, 90, 100, 300], 400],
  [[0, 10, 100, 310], 400],
  [[100, 310, 0, 0], 400],
  [[], 2],
])('the axis for %j ends at %i: only a single outlier among at least four values is cut', (values, top) => {
  expect(topWithoutOutlier(values)).toBe(top)
})

it('the current column’s label is the last to be hidden; each halving hides every second of the other labels', () => {
  const shown = (count: number, now: number, halvings: number) =>
    Array.from({ length: count }, (_, index) => index).filter(
      (index) => labelHalvings(index, now) >= halvings,
    )
  expect(shown(12, 11, 0)).toHaveLength(12)
  expect(shown(12, 11, 1)).toEqual([1, 3, 5, 7, 9, 11])
  expect(shown(12, 11, 2)).toEqual([3, 7, 11])
  expect(shown(14, 12, 1)).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(shown(30, 29, 5)).toEqual([29])
})
