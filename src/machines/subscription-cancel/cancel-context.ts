import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

export type CancelEstimate = Output<'estimateSubscriptionWithdrawal'>
export type EndOption = Schema<'EndOption'>
export type CancelAnswer = Output<'withdrawSubscription'>
/** The steps of the wizard with their own address. */
export type CancelStep = 'reason' | 'form'

export type CancelInput = {
  /** A random UUID. */
  newKey: () => string
  estimate: CancelEstimate
}

export type CancelContext = CancelInput & {
  /** The estimate that the member saw before the amounts changed. */
  before: CancelEstimate | undefined
  reasonCode: string | null
  endOption: EndOption | undefined
  idempotencyKey: string
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type CancelEvent =
  | { type: 'reason.chosen'; reasonCode: string | null }
  | { type: 'reason.accepted' }
  /** The member chooses the alternative that is offered instead of a cancellation. */
  | { type: 'alternative.taken' }
  | { type: 'end.chosen'; endOption: EndOption }
  | { type: 'ending.requested' }
  /** The member accepted the confirmation, which shows the service, the sum, and whether the end can be undone. */
  | { type: 'ending.confirmed' }
  | { type: 'ending.reconsidered' }
  | { type: 'ending.retried' }
  | { type: 'step.requested'; step: CancelStep }

/** Returns the chosen end option, if it is still available. */
export const chosenOption = ({ estimate, endOption }: Pick<CancelContext, 'estimate' | 'endOption'>) =>
  estimate.options.find((option) => option.endOption === endOption)

/**
 * Whether a cancellation is already scheduled, so that the next call changes that cancellation instead of requesting
 * a new one.
 */
export const isScheduled = ({ estimate: { subscriptionState } }: Pick<CancelContext, 'estimate'>): boolean =>
  subscriptionState === 'CANCEL_SCHEDULED'

/** Returns the input of withdrawSubscription, with the amounts that the member saw. */
export function withdrawalOf(context: CancelContext): Input<'withdrawSubscription'> {
  const {
    idempotencyKey,
    estimate: { subscriptionId },
    reasonCode,
  } = context
  const { endOption, lastDate, dueAmount } = chosenOption(context)!
  return { idempotencyKey, subscriptionId, endOption, lastDate, dueAmount, reasonCode }
}

/** Returns the input of modifySubscriptionCancellation for an end that is moved to an earlier day. */
export function changeOf(context: CancelContext): Input<'modifySubscriptionCancellation'> {
  const {
    idempotencyKey,
    estimate: { subscriptionId },
  } = context
  const { lastDate, dueAmount } = chosenOption(context)!
  return { idempotencyKey, subscriptionId, change: 'TODAY', lastDate, dueAmount }
}
