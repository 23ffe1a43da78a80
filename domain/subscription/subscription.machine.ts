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
type CalledOperation = Extract<
  OperationId,
  | 'approveSubscription'
  | 'rejectSubscription'
  | 'cancelSubscriptionRequest'
  | 'reviseSubscriptionRequest'
  | 'updateSubscription'
  | 'changeSubscriptionPayment'
>
export type SubscriptionMachineEvent =
  | { type: CalledOperation }
  | { type: 'withdrawSubscription'; endOption: Schema<'EndOption'> }
  | { type: 'modifySubscriptionCancellation'; change: Input<'modifySubscriptionCancellation'>['change'] }
  | { type: 'GRACE_OVER' | 'BILLS_SETTLED' | 'END_REACHED' | 'PRICE_UNAGREED' | 'UNPAID_TOO_LONG' }

const refuseWith = closedBy<SubscriptionReason>
const pastDue = refuseWith('PAST_DUE')
const scheduledRefusal = refuseWith('CANCEL_SCHEDULED')
const closedOver = refuseWith('OVER')
const contentChange = { actions: 'change' } as const
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
    approveSubscription: refuseWith('subscription.decided'),
    rejectSubscription: refuseWith('subscription.decided'),
    cancelSubscriptionRequest: refuseWith('subscription.settled'),
    reviseSubscriptionRequest: refuseWith('subscription.fixed'),
    updateSubscription: closedOver,
    changeSubscriptionPayment: refuseWith('subscription.fixed'),
    withdrawSubscription: refuseWith('cancellation.unavailable'),
    modifySubscriptionCancellation: refuseWith('cancellation.settled'),
  },
  states: {
    REQUESTED: {
      on: {
        approveSubscription: 'ACTIVE',
        rejectSubscription: 'REJECTED',
        cancelSubscriptionRequest: 'CANCELED',
        reviseSubscriptionRequest: contentChange,
        updateSubscription: contentChange,
        changeSubscriptionPayment: contentChange,
      },
    },
    REJECTED: {},
    CANCELED: {},
    ACTIVE: {
      tags: 'running',
      on: {
        updateSubscription: contentChange,
        changeSubscriptionPayment: contentChange,
        withdrawSubscription: withdraw,
        GRACE_OVER: 'PAST_DUE',
        PRICE_UNAGREED: 'ENDED',
      },
    },
    PAST_DUE: {
      tags: 'running',
      on: {
        updateSubscription: pastDue,
        changeSubscriptionPayment: contentChange,
        withdrawSubscription: withdraw,
        BILLS_SETTLED: 'ACTIVE',
        PRICE_UNAGREED: 'ENDED',
        UNPAID_TOO_LONG: 'ENDED',
      },
    },
    CANCEL_SCHEDULED: {
      tags: 'running',
      on: {
        updateSubscription: scheduledRefusal,
        changeSubscriptionPayment: contentChange,
        modifySubscriptionCancellation: [
          { guard: 'isLastDayOver', ...refuseWith('cancellation.settled') },
          { guard: 'isForToday', target: 'ENDED' },
          { target: 'ACTIVE' },
        ],
        END_REACHED: { guard: 'isLastDayOver', target: 'ENDED' },
      },
    },
    // If an ended subscription still has an unpaid bill, its payment method can be replaced to pay that bill.
    ENDED: {
      on: {
        updateSubscription: [{ guard: 'isOwing', ...refuseWith('OWING') }, closedOver],
        changeSubscriptionPayment: { guard: 'isOwing', ...contentChange },
      },
    },
  },
})
