import type { Input, OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { SubscriptionState } from './state-names.ts'
import { mayBe, stateAfter } from './states.ts'
import type { SubscriptionMachineEvent } from './subscription.machine.ts'

/** An operation that fulfils a wish, with the information that it needs or shows. */
type Maker = {
  [Id in OperationId]: { operation: Id; needs: readonly (keyof Input<Id> & string)[] }
}[OperationId]
/** The moves that need nothing but the wish of a member. */
export type TakingBack = 'cancelSubscriptionRequest' | 'modifySubscriptionCancellation'
/** Why a wish for a state is refused, and which operation does it where there is one. */
export type StatusRefusal = Partial<Maker> & {
  refusal: Extract<ProblemName, `subscriptionState.${string}`>
}
type Answer = { operation: TakingBack; refusal: null } | StatusRefusal

const byStaff = { refusal: 'subscriptionState.byStaff' } as const
const byEnd = { refusal: 'subscriptionState.needsEstimate' } as const
const byBills = { refusal: 'subscriptionState.byBills' } as const
const end: Answer = {
  ...byEnd,
  operation: 'withdrawSubscription',
  needs: ['endOption', 'lastDate', 'dueAmount'],
}

/** What a wish needs for an event of the lifecycle to happen. An end that is reached is no wish. */
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

/** What a member's wish for a state comes to: the operation that grants it as it is, or why it is refused. */
export function wishFor(from: SubscriptionState, to: SubscriptionState): Answer {
  const found = from !== to && answers.find(([event]) => stateAfter(event, from) === to)
  if (found) return found[1]
  return answers.some(([event]) => mayBe(event, from))
    ? { refusal: 'subscriptionState.unreachable' }
    : { operation: 'requestSubscription', needs: ['draftId'], refusal: 'subscriptionState.over' }
}
