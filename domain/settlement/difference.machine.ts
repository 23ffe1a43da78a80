import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { snapshotAfter } from '../lifecycle.ts'
import { differenceStates } from './states.ts'

export type DifferenceState = Schema<'DifferenceState'>
/** The events of a difference: the results of a comparison, and the note of the staff. */
export type DifferenceEvent = 'FOUND' | 'NOT_FOUND' | 'noteSettlementDifference'

/**
 * The lifecycle of a difference between the portal and the payment service's list of settlements (decision 192). A
 * difference with a note of the staff is closed: later comparisons do not change its state.
 */
export const differenceMachine = setup({
  types: {} as { events: { type: DifferenceEvent } },
}).createMachine({
  id: 'difference',
  initial: 'OPEN',
  states: {
    OPEN: { on: { FOUND: 'OPEN', NOT_FOUND: 'GONE', noteSettlementDifference: 'NOTED' } },
    NOTED: { on: { FOUND: 'NOTED', noteSettlementDifference: 'NOTED' } },
    GONE: { on: { FOUND: 'OPEN', noteSettlementDifference: 'NOTED' } },
  },
})

/** The state of a difference after an event, or undefined if the event does not concern a difference in its state. */
export function differenceAfter(value: DifferenceState, type: DifferenceEvent): DifferenceState | undefined {
  return snapshotAfter(differenceMachine.resolveState({ value }), { type })?.value
}

/** The source states and the target state of an event that has one target, for a single SQL update. */
export function differenceChangeOf(type: Exclude<DifferenceEvent, 'FOUND'>): {
  from: DifferenceState[]
  to: DifferenceState
} {
  const from = differenceStates.filter((state) => differenceAfter(state, type) !== undefined)
  return { from, to: differenceAfter(from[0]!, type)! }
}
