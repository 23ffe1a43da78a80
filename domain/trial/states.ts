import { after, closedReason } from '../lifecycle.ts'
import { type TrialMachineEvent, type TrialReason, trialMachine } from './trial.machine.ts'

export const trialStateNames = ['RUNNING', 'ENDED'] as const
export type TrialState = (typeof trialStateNames)[number]

const ANY_DAY = '0000-01-01'
const LAST_DAY = '9999-12-31'

/** The life of a trial whose last day is over, for what is asked of a state whatever the day; there may be none. */
const trialAt = (trialState: TrialState | undefined) =>
  trialMachine.resolveState({ value: trialState ?? 'NONE', context: { today: LAST_DAY, endDate: ANY_DAY } })

/** The state an event leads to once its day has come, or nothing where it is refused. */
export const trialAfter = (
  trialState: TrialState | undefined,
  event: TrialMachineEvent,
): TrialState | undefined => after(trialAt(trialState), event)?.value as TrialState | undefined

/** Why an event is refused, or nothing where it is not. */
export const trialRefusal = (
  trialState: TrialState | undefined,
  event: TrialMachineEvent,
): TrialReason | undefined =>
  (closedReason(trialAt(trialState), event) ?? undefined) as TrialReason | undefined
