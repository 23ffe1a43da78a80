import { describe, expect, it } from 'vitest'
import {
  type AbnormalFacts,
  abnormalActions,
  abnormalStates,
  actionRefusal,
  isEndDate,
  stateAfter,
} from './actions.ts'
import { codeWord, knownCodes } from './codes.ts'

const today = '2026-11-22'
const facts: AbnormalFacts = {
  own: false,
  state: 'OPEN',
  exclusionEndDate: null,
  grants: 2,
  sessions: 1,
  resetOrdered: false,
  mfaOrdered: false,
}

describe('the actions on an abnormal behaviour', () => {
  it('are all allowed while there are sessions or permissions to act on', () => {
    expect(abnormalActions.map((action) => actionRefusal(action, facts, today))).toEqual(
      abnormalActions.map(() => null),
    )
  })

  it('are refused for one’s own behaviour', () => {
    expect(abnormalActions.map((action) => actionRefusal(action, { ...facts, own: true }, today))).toEqual(
      abnormalActions.map(() => 'OWN'),
    )
  })

  it.each([
    ['BLOCK_ACCESS', { grants: 0 }],
    ['END_SESSION', { sessions: 0 }],
    ['RESET_PASSWORD', { resetOrdered: true }],
    ['REQUIRE_MFA', { mfaOrdered: true }],
    ['ADMIN_REVIEW', { state: 'REVIEW' }],
    ['EXCLUSION', { state: 'EXCLUDED', exclusionEndDate: today }],
  ] as const)('%s is closed without anything to act on', (action, more) => {
    const refusedActions = abnormalActions.filter(
      (each) => actionRefusal(each, { ...facts, ...more }, today) !== null,
    )
    expect(refusedActions).toEqual([action])
  })

  it('include a new exclusion once the previous exclusion has expired', () => {
    expect(
      actionRefusal('EXCLUSION', { ...facts, state: 'EXCLUDED', exclusionEndDate: '2026-11-21' }, today),
    ).toBeNull()
  })

  it('require an end date only for an exclusion, at most a year ahead', () => {
    expect(isEndDate('EXCLUSION', today, today)).toBe(true)
    expect(isEndDate('EXCLUSION', '2027-11-22', today)).toBe(true)
    for (const wrong of [null, '2026-11-21', '2027-11-23'])
      expect(isEndDate('EXCLUSION', wrong, today)).toBe(false)
    expect(isEndDate('WARNING', null, today)).toBe(true)
    expect(isEndDate('WARNING', today, today)).toBe(false)
  })

  it('lead, from every state, to review by another admin, to an exclusion, or to the handled state', () => {
    for (const state of abnormalStates.filter((one) => one !== 'REVIEW'))
      expect(abnormalActions.map((action) => stateAfter(action, { ...facts, state }, today))).toEqual([
        ...Array.from({ length: 5 }, () => 'HANDLED'),
        'REVIEW',
        'EXCLUDED',
      ])
    expect(stateAfter('ADMIN_REVIEW', { ...facts, state: 'REVIEW' }, today)).toBeUndefined()
    expect(stateAfter('WARNING', { ...facts, own: true }, today)).toBeUndefined()
  })

  it('have seven labels: each of the eight status codes has a label, except NONE', () => {
    expect(abnormalActions).toHaveLength(7)
    expect(knownCodes('actionStatus')).toHaveLength(8)
  })

  it('have a Korean name for each code, and a neutral word for an unknown code', () => {
    expect(codeWord('abnormalType', 'A')).toBe('접근 이상')
    expect(codeWord('detectType', 'constructor')).toBe('그 밖의 값')
    expect(codeWord('actionStatus', 'Q7')).toBe('그 밖의 값')
  })
})
