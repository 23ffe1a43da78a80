import type { Input, Output } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'

export const updateSubscriptionMachine = submissionMachine('updateSubscription')

/**
 * Refusals because the subscription or its payment methods were changed elsewhere: the next attempt uses the current
 * data.
 */
export const subscriptionOutdated: readonly ProblemName[] = [
  'subscription.changed',
  'subscription.fixed',
  'profile.missing',
  'card.expired',
]

/** Returns the input that changes one part of a subscription and leaves the other parts unchanged. */
export const updateOf = (
  { subscriptionInfo: { subscriptionId, version } }: Output<'getSubscriptionDetail'>,
  part: Partial<Input<'updateSubscription'>>,
) => ({ adminInfo: null, memo: null, plan: null, ...part, subscriptionId, version })
