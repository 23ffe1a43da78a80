import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../durations.ts'
import { closedBy, snapshotAfter } from '../lifecycle.ts'

export type DeliveryState = Schema<'DeliveryState'>
export type DeliveryEvent = { type: 'ACCEPTED' } | { type: 'REFUSED' } | { type: 'replayAppDelivery' }
type DeliveryContext = { tries: number }

/**
 * The pauses after each refused attempt; the delivery is given up after the last pause, more than a day after the
 * first attempt.
 */
export const RETRY_PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const

/**
 * The lifecycle of a notification to an app: the notification waits until the app accepts it, is given up after a
 * day, and may then be sent again.
 */
export const deliveryMachine = setup({
  types: {} as {
    context: DeliveryContext
    input: DeliveryContext
    events: DeliveryEvent
    meta: { reason: 'appDelivery.waiting' }
  },
  guards: { isLast: ({ context: { tries } }) => tries > RETRY_PAUSES_MS.length },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => input,
  initial: 'WAITING',
  states: {
    WAITING: {
      on: {
        ACCEPTED: 'DELIVERED',
        REFUSED: [{ guard: 'isLast', target: 'FAILED' }, { target: 'WAITING' }],
        replayAppDelivery: closedBy<'appDelivery.waiting'>('appDelivery.waiting'),
      },
    },
    DELIVERED: { on: { replayAppDelivery: 'WAITING' } },
    FAILED: { on: { replayAppDelivery: 'WAITING' } },
  },
})

/**
 * Returns the state of a delivery after an event, or undefined if the event is not allowed. `tries` is the number of
 * attempts, including the attempt that ends with the event.
 */
export function deliveryAfter(
  { state, tries }: { state: DeliveryState; tries: number },
  event: DeliveryEvent,
): DeliveryState | undefined {
  const next = snapshotAfter(deliveryMachine.resolveState({ value: state, context: { tries } }), event)
  return next?.value as DeliveryState | undefined
}
