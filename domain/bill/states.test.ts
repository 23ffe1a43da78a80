import { describe, expect, it } from 'vitest'
import { billStateNames } from './state-names.ts'
import { isAllowedIn, isBillState, statesFor, unpaidStates } from './states.ts'

describe('the states of a bill', () => {
  it('determine whether the bill is owed, paid or refunded', () => {
    expect(unpaidStates).toEqual(['OPEN', 'FAILED', 'LATE'])
    expect(statesFor('markPaid')).toEqual(['OPEN', 'FAILED', 'LATE'])
    expect(statesFor('markRefunded')).toEqual(['CREDIT'])
  })

  it('allow no action in a state that this release does not know', () => {
    expect(billStateNames.every(isBillState)).toBe(true)
    expect([
      isBillState('toString'),
      isAllowedIn('pay', 'HELD'),
      isAllowedIn('pay', 'PAID'),
      isAllowedIn('pay', 'LATE'),
    ]).toEqual([false, false, false, true])
  })
})
