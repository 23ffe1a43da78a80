import { type Charge, type PaymentGateway, PaymentUnknown, type Refund } from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'

/**
 * The behaviour of the service for its next charges: whether it moves money, and whether its answer arrives.
 */
export type ServiceBehaviour = 'PAYS' | 'DECLINES' | 'PAYS_UNHEARD' | 'DECLINES_UNHEARD'

/**
 * A payment service with its own books: the amounts it has taken for each bill and given back of it, once for each key,
 * whether the answer arrived or not.
 */
export function paymentService(first: ServiceBehaviour) {
  const decided = new Map<string, 'PAID' | 'DECLINED'>()
  const taken: { billId: string; amount: number }[] = []
  const ended = new Map<string, 'DONE' | 'REFUSED'>()
  const returned: { billId: string; amount: number }[] = []
  let mood: ServiceBehaviour = first

  const gateway: PaymentGateway = {
    accepts: (code) => code === 'C' || code === 'A',
    cardWindow: simulatedPayments.cardWindow,
    issueCardKey: (auth) => simulatedPayments.issueCardKey(auth),
    issueKey: () => Promise.resolve({ billingKey: 'key' }),
    refund({ idempotencyKey, amount }: Refund) {
      const outcome = ended.get(idempotencyKey) ?? (mood.startsWith('PAYS') ? 'DONE' : 'REFUSED')
      if (outcome === 'DONE' && !ended.has(idempotencyKey))
        returned.push({ billId: idempotencyKey.slice(0, 36), amount })
      ended.set(idempotencyKey, outcome)
      if (mood.endsWith('UNHEARD')) return Promise.reject(new PaymentUnknown('Nothing was heard.'))
      return Promise.resolve(outcome)
    },
    charge({ idempotencyKey, amount }: Charge) {
      const outcome = decided.get(idempotencyKey) ?? (mood.startsWith('PAYS') ? 'PAID' : 'DECLINED')
      if (outcome === 'PAID' && !decided.has(idempotencyKey))
        taken.push({ billId: idempotencyKey.slice(0, 36), amount })
      decided.set(idempotencyKey, outcome)
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
    wasAsked: () => decided.size > 0,
    feel(next: ServiceBehaviour) {
      mood = next
    },
  }
}
