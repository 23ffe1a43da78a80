import { closedReason, snapshotAfter } from '../lifecycle.ts'
import {
  type CustomerAction,
  type InquiryAction,
  type InquiryRefusal,
  inquiryMachine,
  type StaffAction,
} from './inquiry.machine.ts'
import { inquiryStateNames } from './state-names.ts'

export type InquiryState = (typeof inquiryStateNames)[number]

const customerActions: readonly CustomerAction[] = ['reply', 'reopen']
const staffActions: readonly StaffAction[] = ['take', 'answer', 'close']
/** The lifecycle of an inquiry in each state; no other fact affects it. */
const lives = Object.fromEntries(
  inquiryStateNames.map((value) => [value, inquiryMachine.resolveState({ value, context: {} })]),
) as Record<InquiryState, ReturnType<typeof inquiryMachine.resolveState>>

/** The actions that the writer of an inquiry has in a state. */
export const customerActionsOf = (state: InquiryState): CustomerAction[] =>
  customerActions.filter((type) => lives[state].can({ type }))

/** The actions that the staff have in a state. */
export const staffActionsOf = (state: InquiryState): StaffAction[] =>
  staffActions.filter((type) => lives[state].can({ type }))

/** The state after an action, or undefined if it is refused. */
export const stateAfter = (type: InquiryAction, state: InquiryState): InquiryState | undefined =>
  snapshotAfter(lives[state], { type })?.value as InquiryState | undefined

/** The states in which an action is allowed. */
export function statesFor(action: InquiryAction): InquiryState[] {
  return inquiryStateNames.filter((state) => stateAfter(action, state) !== undefined)
}

/** The reason why an action is refused in a state, or undefined. */
export const refusalOf = (type: InquiryAction, state: InquiryState): InquiryRefusal | undefined =>
  (closedReason(lives[state], { type }) ?? undefined) as InquiryRefusal | undefined

/** Whether the customer waits for the staff in a state. */
export const isWaiting = (state: InquiryState): boolean => state !== 'ANSWERED' && state !== 'CLOSED'
