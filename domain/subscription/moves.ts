import type { Input, OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { SubscriptionState } from './state-names.ts'

/** An operation that makes a move, with what it has to be told or shown. */
type Maker = {
  [Id in OperationId]: { operation: Id; needs: readonly (keyof Input<Id> & string)[] }
}[OperationId]
/** The moves that need nothing but the wish of a member. */
export type TakingBack = 'cancelSubscriptionRequest' | 'modifySubscriptionCancellation'
/** Why a wish for a state is refused, and which operation does it where there is one. */
export type StatusRefusal = Partial<Maker> & {
  refusal: Extract<ProblemName, `subscriptionState.${string}`>
}
type Move = { operation: TakingBack; refusal: null } | StatusRefusal

const byStaff = { refusal: 'subscriptionState.byStaff' } as const
const byEnd = {
  operation: 'withdrawSubscription',
  needs: ['endOption', 'lastDate', 'dueAmount'],
  refusal: 'subscriptionState.needsEstimate',
} as const

/** The life of a subscription: from each state, every state it may go to in one step, and what makes that step. */
export const subscriptionMoves = {
  REQUESTED: {
    ACTIVE: { ...byStaff, operation: 'approveSubscription', needs: ['version', 'startDate'] },
    REJECTED: { ...byStaff, operation: 'rejectSubscription', needs: ['version', 'reason'] },
    CANCELED: { operation: 'cancelSubscriptionRequest', refusal: null },
  },
  REJECTED: {},
  CANCELED: {},
  ACTIVE: { CANCEL_SCHEDULED: byEnd, PAST_DUE: { refusal: 'subscriptionState.byBills' }, ENDED: byEnd },
  PAST_DUE: {
    ACTIVE: { operation: 'payBill', needs: ['billId', 'version'], refusal: 'subscriptionState.byBills' },
    CANCEL_SCHEDULED: byEnd,
    ENDED: byEnd,
  },
  CANCEL_SCHEDULED: {
    ENDED: {
      ...byEnd,
      operation: 'modifySubscriptionCancellation',
      needs: ['change', 'lastDate', 'dueAmount'],
    },
    ACTIVE: { operation: 'modifySubscriptionCancellation', refusal: null },
  },
  ENDED: {},
} as const satisfies Record<SubscriptionState, Partial<Record<SubscriptionState, Move>>>

const moveOf = (from: SubscriptionState, to: SubscriptionState): Move | undefined =>
  (subscriptionMoves[from] as Partial<Record<SubscriptionState, Move>>)[to]

/** The states a subscription may go to from one in one step. */
export const statesAfter = (from: SubscriptionState): SubscriptionState[] =>
  Object.keys(subscriptionMoves[from]) as SubscriptionState[]

/** Whether an operation takes a subscription from one state to another. */
export const makesMove = (operation: OperationId, from: SubscriptionState, to: SubscriptionState): boolean =>
  moveOf(from, to)?.operation === operation

/** What a member's wish for a state comes to: the operation that grants it as it is, or why it is refused. */
export function wishFor(from: SubscriptionState, to: SubscriptionState): Move {
  const move = moveOf(from, to)
  if (move) return move
  return statesAfter(from).length > 0
    ? { refusal: 'subscriptionState.unreachable' }
    : { operation: 'requestSubscription', needs: ['draftId'], refusal: 'subscriptionState.over' }
}
