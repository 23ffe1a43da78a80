import { expect, it } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const tip = { width: 80, height: 30 }
const viewport = { width: 400, height: 300 }
const boxAt = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 })

it.each([
  ['under the middle', boxAt(200, 100), { left: 182, top: 148 }],
  ['inside the left edge', boxAt(0, 100), { left: 8, top: 148 }],
  ['inside the right edge', boxAt(356, 100), { left: 312, top: 148 }],
  ['over it at the bottom', boxAt(200, 250), { left: 182, top: 216 }],
])('a tooltip is placed %s', (_, anchor, position) => {
  expect(tooltipPosition(anchor, tip, viewport)).toEqual(position)
})
