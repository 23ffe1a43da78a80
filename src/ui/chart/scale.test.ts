import { expect, it } from 'vitest'
import { axisOf, axisWithoutOutlier, heightOf, labelHalvings, linesOf, peakOf } from './scale.ts'

it.each([
  [0, [2, 1, 0]],
  [1, [2, 1, 0]],
  [3, [3, 2, 1, 0]],
  [4, [4, 3, 2, 1, 0]],
  [5, [6, 4, 2, 0]],
  [9, [10, 5, 0]],
  [11, [15, 10, 5, 0]],
  [37, [40, 30, 20, 10, 0]],
  [679_140, [750_000, 500_000, 250_000, 0]],
  [10_539_650, [15_000_000, 10_000_000, 5_000_000, 0]],
  [29_000_000, [30_000_000, 20_000_000, 10_000_000, 0]],
])('the axis for values up to %i has lines at %j', (most, lines) => {
  expect(linesOf(axisOf(most))).toEqual(lines)
})

it('the axis has three to five lines of whole values, and ends less than half above the greatest value', () => {
  for (let most = 1; most < 50_000; most += 97) {
    const axis = axisOf(most)
    const lines = linesOf(axis)
    expect(axis.top).toBeGreaterThanOrEqual(most)
    expect(axis.top).toBeLessThan(Math.max(2.1, most * 1.5))
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(lines.every(Number.isInteger)).toBe(true)
    expect(lines.at(-1)).toBe(0)
  }
})

it('a bar ends within the axis, and a value below zero has no bar', () => {
  expect([-5, 0, 5, 10, 20].map((value) => heightOf(value, 10))).toEqual([0, 0, 50, 100, 100])
})

it.each([
  [[100, 100, 100, 310], 100],
  [[100, 90, 100, 300], 300],
  [[0, 10, 100, 310], 400],
  [[100, 310, 0, 0], 400],
  [[], 2],
])('the axis for %j ends at %i: only a single outlier among at least four values is cut', (values, top) => {
  expect(axisWithoutOutlier(values).top).toBe(top)
})

it.each([
  [[10, 40, 20], 1],
  [[10, 30, 20], undefined],
  [[0, 40, 0], undefined],
  [[], undefined],
])('the highest of the columns %j that has a label is %s', (values, peak) => {
  expect(peakOf(values)).toBe(peak)
})

it('the current column’s label is the last to be hidden; each halving hides every second of the other labels', () => {
  const shownLabels = (count: number, now: number, halvings: number) =>
    Array.from({ length: count }, (_, index) => index).filter(
      (index) => labelHalvings(index, now) >= halvings,
    )
  expect(shownLabels(12, 11, 0)).toHaveLength(12)
  expect(shownLabels(12, 11, 1)).toEqual([1, 3, 5, 7, 9, 11])
  expect(shownLabels(12, 11, 2)).toEqual([3, 7, 11])
  expect(shownLabels(14, 12, 1)).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(shownLabels(30, 29, 5)).toEqual([29])
})
