import type { SubscriptionMachineEvent } from '../subscription/subscription.machine.ts'

/** One event of each type of a subscription. */
export const subscriptionEvents = [
  { type: 'approveSubscription' },
  { type: 'rejectSubscription' },
  { type: 'cancelSubscriptionRequest' },
  { type: 'reviseSubscriptionRequest' },
  { type: 'updateSubscription' },
  { type: 'changeSubscriptionPayment' },
  { type: 'withdrawSubscription', endOption: 'TODAY' },
  { type: 'withdrawSubscription', endOption: 'PERIOD_END' },
  { type: 'modifySubscriptionCancellation', change: 'TODAY' },
  { type: 'modifySubscriptionCancellation', change: 'WITHDRAW' },
  { type: 'GRACE_OVER' },
  { type: 'BILLS_SETTLED' },
  { type: 'END_REACHED' },
  { type: 'PRICE_UNAGREED' },
  { type: 'UNPAID_TOO_LONG' },
] as const satisfies SubscriptionMachineEvent[]
