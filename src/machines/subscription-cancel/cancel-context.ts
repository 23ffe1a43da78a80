import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

export type CancelEstimate = Output<'estimateSubscriptionWithdrawal'>
export type EndOption = Schema<'EndOption'>
export type CancelAnswer = Output<'withdrawSubscription'>
/** The places of the wizard that have an address of their own. */
export type CancelStep = 'reason' | 'form'

export type CancelInput = {
  /** A random UUID. */
  newKey: () => string
  estimate: CancelEstimate
}

export type CancelContext = CancelInput & {
  /** What the member saw before the amount has changed. */
  before: CancelEstimate | undefined
  reasonCode: string | null
  endOption: EndOption | undefined
  idempotencyKey: string
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}

export type CancelEvent =
  | { type: 'reason.chosen'; reasonCode: string | null }
  | { type: 'reason.accepted' }
  /** Someone takes what is offered instead. */
  | { type: 'alternative.taken' }
  | { type: 'end.chosen'; endOption: EndOption }
  | { type: 'ending.requested' }
  /** The question with service, sum and whether it can be undone was accepted. */
  | { type: 'ending.confirmed' }
  | { type: 'ending.reconsidered' }
  | { type: 'ending.retried' }
  | { type: 'step.requested'; step: CancelStep }

/** The way to end that was chosen, where it is still open. */
export const chosenOption = ({ estimate, endOption }: Pick<CancelContext, 'estimate' | 'endOption'>) =>
  estimate.options.find((option) => option.endOption === endOption)

/** Whether the end was asked for before: it is changed then, not asked for. */
export const isScheduled = ({ estimate: { subscriptionState } }: Pick<CancelContext, 'estimate'>): boolean =>
  subscriptionState === 'CANCEL_SCHEDULED'

/** What withdrawSubscription is told: what the member saw. */
export function withdrawalOf(context: CancelContext): Input<'withdrawSubscription'> {
  const {
    idempotencyKey,
    estimate: { subscriptionId },
    reasonCode,
  } = context
  const { endOption, lastDate, dueAmount } = chosenOption(context)!
  return { idempotencyKey, subscriptionId, endOption, lastDate, dueAmount, reasonCode }
}

/** What modifySubscriptionCancellation is told of an end that is brought forward. */
export function changeOf(context: CancelContext): Input<'modifySubscriptionCancellation'> {
  const {
    idempotencyKey,
    estimate: { subscriptionId },
  } = context
  const { lastDate, dueAmount } = chosenOption(context)!
  return { idempotencyKey, subscriptionId, change: 'TODAY', lastDate, dueAmount }
}
