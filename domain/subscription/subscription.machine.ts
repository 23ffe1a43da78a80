import { setup } from 'xstate'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'
import type { SubscriptionReason } from './reasons.ts'

/** `today` and `endDate`, the last day of use, are days in Korea, YYYY-MM-DD; `isOwing` says that a bill of it is not paid. */
export type SubscriptionContext = { today: string; endDate: string | null; isOwing: boolean }
/** What a person does has the name of its operation. */
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
  | { type: 'GRACE_OVER' | 'BILLS_SETTLED' | 'END_REACHED' }

const closed = closedBy<SubscriptionReason>
const pastDue = closed('PAST_DUE')
const scheduled = closed('CANCEL_SCHEDULED')
const over = closed('OVER')
const itself = { actions: 'change' } as const
const withdraw = [{ guard: 'isForToday', target: 'ENDED' }, { target: 'CANCEL_SCHEDULED' }] as const

/**
 * The life of a subscription (domain/flows, "Subscription"). A request that is approved is in use from its first day on. What a
 * member or the staff does is named as its operation; the rest comes from bills and from the clock.
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
    // What it is about changes, its state does not.
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
    updateSubscription: over,
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
      },
    },
    PAST_DUE: {
      tags: 'running',
      on: {
        updateSubscription: pastDue,
        changeSubscriptionPayment: itself,
        withdrawSubscription: withdraw,
        BILLS_SETTLED: 'ACTIVE',
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
    // What is still owed is paid by a method that works.
    ENDED: {
      on: {
        updateSubscription: [{ guard: 'isOwing', ...closed('OWING') }, over],
        changeSubscriptionPayment: { guard: 'isOwing', ...itself },
      },
    },
  },
})
