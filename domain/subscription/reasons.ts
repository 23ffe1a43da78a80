import type { ProblemName } from '#contract/problem.ts'

/** Why a subscription may not be changed in its state: there is a sentence for each. */
export type FixedReason = 'PAST_DUE' | 'CANCEL_SCHEDULED' | 'OWING' | 'OVER'
/** Why something may not happen to a subscription: why it is fixed, or the problem itself. */
export type SubscriptionReason =
  | FixedReason
  | Extract<
      ProblemName,
      `subscription.${'decided' | 'settled' | 'fixed'}` | `cancellation.${'unavailable' | 'settled'}`
    >

const fixedReasons: readonly string[] = [
  'PAST_DUE',
  'CANCEL_SCHEDULED',
  'OWING',
  'OVER',
] satisfies FixedReason[]

/** The problem by which something that may not happen to a subscription is refused. */
export const problemOfReason = (reason: SubscriptionReason): ProblemName =>
  fixedReasons.includes(reason) ? 'subscription.fixed' : (reason as Exclude<SubscriptionReason, FixedReason>)
