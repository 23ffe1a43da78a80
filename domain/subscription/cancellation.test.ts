import { expect, test } from 'vitest'
import { endOptionsOf } from './cancellation.ts'
import { stateNames } from './state-names.ts'
import { canMove } from './states.ts'

test('the ways to end are those the states allow', () => {
  expect(Object.fromEntries(stateNames.map((state) => [state, endOptionsOf(state)]))).toEqual({
    REQUESTED: [],
    REJECTED: [],
    CANCELED: [],
    ENDED: [],
    ACTIVE: ['TODAY', 'PERIOD_END'],
    PAST_DUE: ['TODAY', 'PERIOD_END'],
    CANCEL_SCHEDULED: ['TODAY'],
  })
  for (const state of stateNames) {
    expect(endOptionsOf(state).includes('TODAY')).toBe(canMove(state, 'ENDED'))
    expect(endOptionsOf(state).includes('PERIOD_END')).toBe(canMove(state, 'CANCEL_SCHEDULED'))
  }
  expect(endOptionsOf('PAUSED')).toEqual([])
})
