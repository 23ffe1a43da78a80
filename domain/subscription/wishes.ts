import type { Input, OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { SubscriptionState } from './state-names.ts'
import { isEventAllowed, stateAfter } from './states.ts'
import type { SubscriptionMachineEvent } from './subscription.machine.ts'

/** The operation that changes a status as requested, with the information that it needs or shows. */
type StatusOperation = {
  [Id in OperationId]: { operation: Id; needs: readonly (keyof Input<Id> & string)[] }
}[OperationId]
/** The status changes that need no further information. */
export type WithdrawingOperation = 'cancelSubscriptionRequest' | 'modifySubscriptionCancellation'
/** The reason why a status change is refused, and the operation that makes it, if there is one. */
export type StatusRefusal = Partial<StatusOperation> & {
  refusal: Extract<ProblemName, `subscriptionState.${string}`>
}
type Answer = { operation: WithdrawingOperation; refusal: null } | StatusRefusal

const byStaff = { refusal: 'subscriptionState.byStaff' } as const
const byEnd = { refusal: 'subscriptionState.needsEstimate' } as const
const byBills = { refusal: 'subscriptionState.byBills' } as const
const end: Answer = {
  ...byEnd,
  operation: 'withdrawSubscription',
  needs: ['endOption', 'lastDate', 'dueAmount'],
}

/** The requirements for each event of the lifecycle. Members cannot request that an end is reached. */
const answers: readonly (readonly [SubscriptionMachineEvent, Answer])[] = [
  [
    { type: 'approveSubscription' },
    { ...byStaff, operation: 'approveSubscription', needs: ['version', 'startDate'] },
  ],
  [
    { type: 'rejectSubscription' },
    { ...byStaff, operation: 'rejectSubscription', needs: ['version', 'reason'] },
  ],
  [{ type: 'cancelSubscriptionRequest' }, { operation: 'cancelSubscriptionRequest', refusal: null }],
  [{ type: 'withdrawSubscription', endOption: 'PERIOD_END' }, end],
  [{ type: 'withdrawSubscription', endOption: 'TODAY' }, end],
  [
    { type: 'modifySubscriptionCancellation', change: 'TODAY' },
    { ...byEnd, operation: 'modifySubscriptionCancellation', needs: ['change', 'lastDate', 'dueAmount'] },
  ],
  [
    { type: 'modifySubscriptionCancellation', change: 'WITHDRAW' },
    { operation: 'modifySubscriptionCancellation', refusal: null },
  ],
  [{ type: 'GRACE_OVER' }, byBills],
  [{ type: 'BILLS_SETTLED' }, { ...byBills, operation: 'payBill', needs: ['billId', 'version'] }],
]

/**
 * The answer to a member's request for a status: the operation that makes the change, or the reason why it is
 * refused.
 */
export function answerToRequest(from: SubscriptionState, to: SubscriptionState): Answer {
  const found = from !== to && answers.find(([event]) => stateAfter(event, from) === to)
  if (found) return found[1]
  return answers.some(([event]) => isEventAllowed(event, from))
    ? { refusal: 'subscriptionState.unreachable' }
    : { operation: 'requestSubscription', needs: ['draftId'], refusal: 'subscriptionState.over' }
}
