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
/** The reason why a status change is refused, and the operation to use instead, if there is one. */
export type StatusRefusal = Partial<StatusOperation> & {
  refusal: Extract<ProblemName, `subscriptionState.${string}`>
}
type Answer = { operation: WithdrawingOperation; refusal: null } | StatusRefusal

const refusedByStaff = { refusal: 'subscriptionState.byStaff' } as const
const refusedByEnd = { refusal: 'subscriptionState.needsEstimate' } as const
const refusedByBills = { refusal: 'subscriptionState.byBills' } as const
const end: Answer = {
  ...refusedByEnd,
  operation: 'withdrawSubscription',
  needs: ['endOption', 'lastDate', 'dueAmount'],
}

/**
 * The answer to a request for each event of the lifecycle. Members cannot request the event that the last day is
 * reached, so it is missing.
 */
const answersByEvent: readonly (readonly [SubscriptionMachineEvent, Answer])[] = [
  [
    { type: 'approveSubscription' },
    { ...refusedByStaff, operation: 'approveSubscription', needs: ['version', 'startDate'] },
  ],
  [
    { type: 'rejectSubscription' },
    { ...refusedByStaff, operation: 'rejectSubscription', needs: ['version', 'reason'] },
  ],
  [{ type: 'cancelSubscriptionRequest' }, { operation: 'cancelSubscriptionRequest', refusal: null }],
  [{ type: 'withdrawSubscription', endOption: 'PERIOD_END' }, end],
  [{ type: 'withdrawSubscription', endOption: 'TODAY' }, end],
  [
    { type: 'modifySubscriptionCancellation', change: 'TODAY' },
    {
      ...refusedByEnd,
      operation: 'modifySubscriptionCancellation',
      needs: ['change', 'lastDate', 'dueAmount'],
    },
  ],
  [
    { type: 'modifySubscriptionCancellation', change: 'WITHDRAW' },
    { operation: 'modifySubscriptionCancellation', refusal: null },
  ],
  [{ type: 'GRACE_OVER' }, refusedByBills],
  [{ type: 'BILLS_SETTLED' }, { ...refusedByBills, operation: 'payBill', needs: ['billId', 'version'] }],
]

/**
 * Returns the answer to a status change that a member requests: the operation that makes the change, or the reason
 * why the change is refused.
 */
export function answerToRequest(from: SubscriptionState, to: SubscriptionState): Answer {
  const matchingAnswer = from !== to && answersByEvent.find(([event]) => stateAfter(event, from) === to)
  if (matchingAnswer) return matchingAnswer[1]
  return answersByEvent.some(([event]) => isEventAllowed(event, from))
    ? { refusal: 'subscriptionState.unreachable' }
    : { operation: 'requestSubscription', needs: ['draftId'], refusal: 'subscriptionState.over' }
}
