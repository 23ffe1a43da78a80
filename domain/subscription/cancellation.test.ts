import { expect, test } from 'vitest'
import { endOptionsOf } from './cancellation.ts'
import { stateNames } from './state-names.ts'
import { stateAfter } from './states.ts'

test('the end options in a state are those whose events the state allows', () => {
  expect(Object.fromEntries(stateNames.map((state) => [state, endOptionsOf(state)]))).toEqual({
    REQUESTED: [],
    REJECTED: [],
    CANCELED: [],
    ENDED: [],
    ACTIVE: ['TODAY', 'PERIOD_END'],
    PAST_DUE: ['TODAY', 'PERIOD_END'],
    CANCEL_SCHEDULED: ['TODAY'],
  })
  for (const state of ['ACTIVE', 'PAST_DUE'])
    for (const [endOption, after] of [
      ['TODAY', 'ENDED'],
      ['PERIOD_END', 'CANCEL_SCHEDULED'],
    ] as const)
      expect(stateAfter({ type: 'withdrawSubscription', endOption }, state)).toBe(after)
  expect(endOptionsOf('PAUSED')).toEqual([])
})
