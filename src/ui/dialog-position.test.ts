import { describe, expect, it } from 'vitest'
import { centredOffset, clampOffset, movedByKey, nextStop } from './dialog-position.ts'

const panel = { width: 400, height: 300 }
const viewport = { width: 1000, height: 700 }

describe('clampOffset', () => {
  it('does not move a panel that fits', () => {
    expect(clampOffset({ x: 120, y: -80 }, panel, viewport)).toEqual({ x: 120, y: -80 })
  })

  it('stops the panel 8 px before each edge of the window', () => {
    expect(clampOffset({ x: 5000, y: 5000 }, panel, viewport)).toEqual({ x: 292, y: 192 })
    expect(clampOffset({ x: -5000, y: -5000 }, panel, viewport)).toEqual({ x: -292, y: -192 })
  })

  it('centres a dialog that is larger than the window, on each axis separately', () => {
    expect(clampOffset({ x: 50, y: 50 }, { width: 1200, height: 300 }, viewport)).toEqual({ x: 0, y: 50 })
  })
})

describe('movedByKey', () => {
  it('moves 16 px by an arrow key, and ignores other keys', () => {
    expect(movedByKey({ x: 10, y: 10 }, 'ArrowLeft')).toEqual({ x: -6, y: 10 })
    expect(movedByKey({ x: 10, y: 10 }, 'ArrowDown')).toEqual({ x: 10, y: 26 })
    expect(movedByKey(centredOffset, 'Tab')).toBeUndefined()
  })
})

describe('nextStop', () => {
  it('visits the centre and all four corners, and then the centre again', () => {
    const visited = [centredOffset]
    for (let press = 0; press < 5; press += 1)
      visited.push(clampOffset(nextStop(visited.at(-1)!), panel, viewport))
    expect(visited).toEqual([
      { x: 0, y: 0 },
      { x: -292, y: -192 },
      { x: 292, y: -192 },
      { x: 292, y: 192 },
      { x: -292, y: 192 },
      { x: 0, y: 0 },
    ])
  })

  it('goes to the centre first from any other position', () => {
    expect(nextStop({ x: 30, y: 0 })).toEqual(centredOffset)
  })
})
