import {
  type Charge,
  type PaymentGateway,
  PaymentUnknown,
  type Refund,
  type ServicePayment,
} from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'

/**
 * The behaviour of the service for its next charges: whether it moves money, and whether its answer arrives
 * (`UNHEARD`: the answer is lost).
 */
export type ServiceBehaviour = 'PAYS' | 'DECLINES' | 'PAYS_UNHEARD' | 'DECLINES_UNHEARD'

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Creates a payment service with its own books: the amounts that it has charged and refunded for each bill. Each
 * idempotency key counts once, whether the answer arrived or not.
 */
export function paymentService(first: ServiceBehaviour) {
  const decidedCharges = new Map<string, 'PAID' | 'DECLINED'>()
  const orders = new Map<string, () => ServicePayment>()
  const taken: { billId: string; amount: number }[] = []
  const endedRefunds = new Map<string, 'DONE' | 'REFUSED'>()
  const returned: { billId: string; amount: number }[] = []
  let mood: ServiceBehaviour = first

  const gateway: PaymentGateway = {
    accepts: (code) => code === 'C' || code === 'A',
    cardWindow: simulatedPayments.cardWindow,
    issueCardKey: (auth) => simulatedPayments.issueCardKey(auth),
    issueKey: () => Promise.resolve({ billingKey: 'key' }),
    refund({ idempotencyKey, amount }: Refund) {
      const outcome = endedRefunds.get(idempotencyKey) ?? (mood.startsWith('PAYS') ? 'DONE' : 'REFUSED')
      if (outcome === 'DONE' && !endedRefunds.has(idempotencyKey))
        returned.push({ billId: idempotencyKey.slice(0, 36), amount })
      endedRefunds.set(idempotencyKey, outcome)
      if (mood.endsWith('UNHEARD')) return Promise.reject(new PaymentUnknown('Nothing was heard.'))
      return Promise.resolve(outcome)
    },
    readOrder: (orderId) => Promise.resolve(orders.get(orderId)?.()),
    settlements: () => Promise.resolve([]),
    charge({ idempotencyKey, orderId, amount }: Charge) {
      const outcome = decidedCharges.get(idempotencyKey) ?? (mood.startsWith('PAYS') ? 'PAID' : 'DECLINED')
      if (outcome === 'PAID' && !decidedCharges.has(idempotencyKey))
        taken.push({ billId: idempotencyKey.slice(0, 36), amount })
      if (outcome === 'PAID') {
        const billId = idempotencyKey.slice(0, 36)
        const givenBack = () => sumOf(returned.filter((each) => each.billId === billId))
        orders.set(orderId, () => ({
          providerKey: idempotencyKey,
          state: 'PAID',
          amount,
          givenBack: givenBack(),
        }))
      }
      decidedCharges.set(idempotencyKey, outcome)
      if (mood.endsWith('UNHEARD')) return Promise.reject(new PaymentUnknown('Nothing was heard.'))
      return Promise.resolve(
        outcome === 'PAID' ? { providerKey: idempotencyKey } : { failure: 'DECLINED' as const },
      )
    },
  }

  return {
    gateway,
    taken,
    returned,
    orders,
    wasAsked: () => decidedCharges.size > 0,
    feel(next: ServiceBehaviour) {
      mood = next
    },
  }
}
