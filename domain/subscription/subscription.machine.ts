import { setup } from 'xstate'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'
import type { SubscriptionReason } from './reasons.ts'

/**
 * `today` and `endDate`, the last day of use, are days in Korea, YYYY-MM-DD; `isOwing` means that a bill is
 * unpaid.
 */
export type SubscriptionContext = { today: string; endDate: string | null; isOwing: boolean }
/** The events that are sent by calling an operation, and have the name of that operation. */
type Called = Extract<
  OperationId,
  | 'approveSubscription'
  | 'rejectSubscription'
  | 'cancelSubscriptionRequest'
  | 'reviseSubscriptionRequest'
  | 'updateSubscription'
  | 'changeSubscriptionPayment'
>
export type SubscriptionMachineEvent =
  | { type: Called }
  | { type: 'withdrawSubscription'; endOption: Schema<'EndOption'> }
  | { type: 'modifySubscriptionCancellation'; change: Input<'modifySubscriptionCancellation'>['change'] }
  | { type: 'GRACE_OVER' | 'BILLS_SETTLED' | 'END_REACHED' | 'PRICE_UNAGREED' | 'UNPAID_TOO_LONG' }

const closed = closedBy<SubscriptionReason>
const pastDue = closed('PAST_DUE')
const scheduled = closed('CANCEL_SCHEDULED')
const closedOver = closed('OVER')
const itself = { actions: 'change' } as const
const withdraw = [{ guard: 'isForToday', target: 'ENDED' }, { target: 'CANCEL_SCHEDULED' }] as const

/**
 * The lifecycle of a subscription (domain/flows, "Subscription"). An approved request is in use from its
 * first day on. Events by members and staff are named after their operations; the others come from bills and
 * the clock.
 */
export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionContext
    input: SubscriptionContext
    events: SubscriptionMachineEvent
    meta: { reason: SubscriptionReason }
    tags: 'running'
  },
  actions: {
    // The content of the request changes, its state does not.
    change: () => undefined,
  },
  guards: {
    isForToday: ({ event }) =>
      (event.type === 'withdrawSubscription' && event.endOption === 'TODAY') ||
      (event.type === 'modifySubscriptionCancellation' && event.change === 'TODAY'),
    isLastDayOver: ({ context: { today, endDate } }) => (endDate ?? '') < today,
    isOwing: ({ context }) => context.isOwing,
  },
}).createMachine({
  id: 'subscription',
  context: ({ input }) => input,
  initial: 'REQUESTED',
  on: {
    approveSubscription: closed('subscription.decided'),
    rejectSubscription: closed('subscription.decided'),
    cancelSubscriptionRequest: closed('subscription.settled'),
    reviseSubscriptionRequest: closed('subscription.fixed'),
    updateSubscription: closedOver,
    changeSubscriptionPayment: closed('subscription.fixed'),
    withdrawSubscription: closed('cancellation.unavailable'),
    modifySubscriptionCancellation: closed('cancellation.settled'),
  },
  states: {
    REQUESTED: {
      on: {
        approveSubscription: 'ACTIVE',
        rejectSubscription: 'REJECTED',
        cancelSubscriptionRequest: 'CANCELED',
        reviseSubscriptionRequest: itself,
        updateSubscription: itself,
        changeSubscriptionPayment: itself,
      },
    },
    REJECTED: {},
    CANCELED: {},
    ACTIVE: {
      tags: 'running',
      on: {
        updateSubscription: itself,
        changeSubscriptionPayment: itself,
        withdrawSubscription: withdraw,
        GRACE_OVER: 'PAST_DUE',
        PRICE_UNAGREED: 'ENDED',
      },
    },
    PAST_DUE: {
      tags: 'running',
      on: {
        updateSubscription: pastDue,
        changeSubscriptionPayment: itself,
        withdrawSubscription: withdraw,
        BILLS_SETTLED: 'ACTIVE',
        PRICE_UNAGREED: 'ENDED',
        UNPAID_TOO_LONG: 'ENDED',
      },
    },
    CANCEL_SCHEDULED: {
      tags: 'running',
      on: {
        updateSubscription: scheduled,
        changeSubscriptionPayment: itself,
        modifySubscriptionCancellation: [
          { guard: 'isLastDayOver', ...closed('cancellation.settled') },
          { guard: 'isForToday', target: 'ENDED' },
          { target: 'ACTIVE' },
        ],
        END_REACHED: { guard: 'isLastDayOver', target: 'ENDED' },
      },
    },
    // If an ended subscription still has an unpaid bill, its payment method can be replaced to pay that bill.
    ENDED: {
      on: {
        updateSubscription: [{ guard: 'isOwing', ...closed('OWING') }, closedOver],
        changeSubscriptionPayment: { guard: 'isOwing', ...itself },
      },
    },
  },
})
