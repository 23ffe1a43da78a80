import { closedReason, snapshotAfter } from '../lifecycle.ts'
import { type TrialMachineEvent, type TrialReason, trialMachine } from './trial.machine.ts'

export const trialStateNames = ['RUNNING', 'ENDED'] as const
export type TrialState = (typeof trialStateNames)[number]

const ANY_DAY = '0000-01-01'
const LAST_DAY = '9999-12-31'

/**
 * Returns the lifecycle of a trial as it is after the last day, for checks that do not depend on the day. Without a
 * trial, the lifecycle is in its initial state.
 */
const trialAt = (trialState: TrialState | undefined) =>
  trialMachine.resolveState({ value: trialState ?? 'NONE', context: { today: LAST_DAY, endDate: ANY_DAY } })

/** The state after an event of a trial, whatever the day is; undefined if the event is refused. */
export const trialAfter = (
  trialState: TrialState | undefined,
  event: TrialMachineEvent,
): TrialState | undefined => snapshotAfter(trialAt(trialState), event)?.value as TrialState | undefined

/** The reason why an event is refused, or undefined. */
export const trialRefusal = (
  trialState: TrialState | undefined,
  event: TrialMachineEvent,
): TrialReason | undefined =>
  (closedReason(trialAt(trialState), event) ?? undefined) as TrialReason | undefined
