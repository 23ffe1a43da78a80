import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { PAYMENT_EVENTS, servePaymentEvents } from './serve-payment-events.ts'

// The dependencies are not used, since `note` stores the notifications.
const unusedDeps = {} as Parameters<typeof servePaymentEvents>[1]

async function sendEvent(body: unknown, note?: (orderId: string) => Promise<void>) {
  const notedOrders: string[] = []
  const app = fastify()
  servePaymentEvents(app, unusedDeps, note ?? (async (orderId) => void notedOrders.push(orderId)))
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: PAYMENT_EVENTS,
    payload: body as object,
  })
  await app.close()
  return { statusCode, payload, noted: notedOrders }
}

it('only the order number of a notification is used, and every notification gets an identical answer', async () => {
  const data = { orderId: 'B2026-000042-1', paymentKey: 'pay_1', status: 'DONE', totalAmount: 1 }
  const known = await sendEvent({
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-11-21T09:00:00',
    data,
  })
  expect(known).toEqual({ statusCode: 200, payload: '{"received":true}', noted: ['B2026-000042-1'] })
  for (const body of [
    {},
    [],
    { data: null },
    { data: { orderId: 7 } },
    { data: { orderId: 'x'.repeat(65) } },
  ])
    expect(await sendEvent(body)).toEqual({ ...known, noted: [] })
})

it('a notification that could not be stored is answered with an error, so that the service repeats it', async () => {
  const data = { orderId: 'B2026-000042-1' }
  expect(
    (await sendEvent({ data }, () => Promise.reject(new Error('The database is away.')))).statusCode,
  ).toBe(500)
})
