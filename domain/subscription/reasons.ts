import type { ProblemName } from '#contract/problem.ts'

/** The reasons why a subscription may not be changed; each reason has a message. */
export type FixedReason = 'PAST_DUE' | 'CANCEL_SCHEDULED' | 'OWING' | 'OVER'
/** The reason why an event of a subscription is refused: a reason of its state, or a problem. */
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

/** The problem with which an event of a subscription is refused. */
export const problemOfReason = (reason: SubscriptionReason): ProblemName =>
  fixedReasons.includes(reason) ? 'subscription.fixed' : (reason as Exclude<SubscriptionReason, FixedReason>)
