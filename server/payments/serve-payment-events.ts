import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { noteEvent } from '#server/domains/bill/bill.events.ts'

/** The address that is registered at the payment service for its notifications. */
export const PAYMENT_EVENTS = '/webhooks/payments'

const MAX_ORDER_LENGTH = 64
const event = v.object({ data: v.object({ orderId: v.pipe(v.string(), v.maxLength(MAX_ORDER_LENGTH)) }) })

/**
 * Receives the notifications of the payment service (docs.tosspayments.com, "웹훅 연동": PAYMENT_STATUS_CHANGED and other
 * events of a payment, repeated for four days unless the answer is 200). Notifications are not signed: only the order
 * number is used, and the charge is read from the service. All notifications get the same answer, so that it reveals
 * nothing.
 */
export function servePaymentEvents(
  app: FastifyInstance,
  deps: Parameters<typeof noteEvent>[0],
  note: (orderId: string) => Promise<void> = (orderId) => noteEvent(deps, orderId),
): void {
  app.post(PAYMENT_EVENTS, async ({ body }, reply) => {
    const parsed = v.safeParse(event, body)
    if (parsed.success) await note(parsed.output.data.orderId)
    return reply.header('Cache-Control', 'no-store').send({ received: true })
  })
}
