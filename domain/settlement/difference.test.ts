import { expect, it } from 'vitest'
import { differenceAfter, differenceChangeOf } from './difference.machine.ts'
import { differenceStates } from './states.ts'

it.each([
  ['FOUND', { OPEN: 'OPEN', NOTED: 'NOTED', GONE: 'OPEN' }],
  ['NOT_FOUND', { OPEN: 'GONE' }],
  ['noteSettlementDifference', { OPEN: 'NOTED', NOTED: 'NOTED', GONE: 'NOTED' }],
] as const)('%s leads to the expected state, and to none from all other states', (event, arrows) => {
  for (const state of differenceStates)
    expect(differenceAfter(state, event)).toBe((arrows as Partial<Record<string, string>>)[state])
})

it('an update of many differences has the states that its event starts from, and the state that it leads to', () => {
  expect(differenceChangeOf('NOT_FOUND')).toEqual({ from: ['OPEN'], to: 'GONE' })
  expect(differenceChangeOf('noteSettlementDifference')).toEqual({ from: [...differenceStates], to: 'NOTED' })
})
