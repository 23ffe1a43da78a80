import { inquiryStateNames } from './state-names.ts'

export type InquiryState = (typeof inquiryStateNames)[number]
/** What whoever wrote an inquiry may do with it. */
export type CustomerAction = 'reply' | 'reopen'
export type StaffAction = 'take' | 'answer' | 'close'
export type InquiryAction = CustomerAction | StaffAction
/** Why an action is refused: the name of the problem that both sides tell it by. */
export type InquiryRefusal = 'inquiry.closed' | 'inquiry.changed'

/** The life of an inquiry: per state, where an action leads; an action that is not named is refused. */
export const inquiryStates: Readonly<
  Record<
    InquiryState,
    {
      customer: Partial<Record<CustomerAction, InquiryState>>
      staff: Partial<Record<StaffAction, InquiryState>>
    }
  >
> = {
  RECEIVED: { customer: { reply: 'RECEIVED' }, staff: { take: 'IN_PROGRESS' } },
  IN_PROGRESS: { customer: { reply: 'IN_PROGRESS' }, staff: { answer: 'ANSWERED' } },
  ANSWERED: { customer: { reply: 'REOPENED', reopen: 'REOPENED' }, staff: { close: 'CLOSED' } },
  CLOSED: { customer: { reopen: 'REOPENED' }, staff: {} },
  REOPENED: { customer: { reply: 'REOPENED' }, staff: { take: 'IN_PROGRESS' } },
}

/** What whoever wrote it may do in a state. */
export const customerActionsOf = (state: InquiryState) =>
  Object.keys(inquiryStates[state].customer) as CustomerAction[]

/** What the staff may do in a state. */
export const staffActionsOf = (state: InquiryState) =>
  Object.keys(inquiryStates[state].staff) as StaffAction[]

/** Where an action leads from a state, or nothing where it is refused. */
export function stateAfter(action: InquiryAction, state: InquiryState): InquiryState | undefined {
  const { customer, staff } = inquiryStates[state]
  return ({ ...customer, ...staff } as Partial<Record<InquiryAction, InquiryState>>)[action]
}

/** The states from which an action leads somewhere. */
export function statesFor(action: InquiryAction): InquiryState[] {
  return inquiryStateNames.filter((state) => stateAfter(action, state) !== undefined)
}

/** Why an action is refused in a state, or nothing where it is not. */
export function refusalOf(action: InquiryAction, state: InquiryState): InquiryRefusal | undefined {
  if (stateAfter(action, state) !== undefined) return undefined
  return action === 'reply' ? 'inquiry.closed' : 'inquiry.changed'
}

/** Whether somebody waits for the staff in a state. */
export const isWaiting = (state: InquiryState): boolean => state !== 'ANSWERED' && state !== 'CLOSED'
