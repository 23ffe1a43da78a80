import type { Metrics } from '#server/observability/metrics.ts'
import { type PaymentGateway, PaymentUnknown } from './gateway.ts'

/** Returns a gateway that counts its charges, and the keys for cards and accounts, by outcome. */
export function countedGateway(
  gateway: PaymentGateway,
  metrics: Pick<Metrics, 'charged' | 'keyIssued'>,
): PaymentGateway {
  return {
    accepts: (code, currency) => gateway.accepts(code, currency),
    cardWindow: gateway.cardWindow,
    issueCardKey: (auth) => countOutcome(gateway.issueCardKey(auth), 'ISSUED', metrics.keyIssued),
    issueKey: (account, customerKey) =>
      countOutcome(gateway.issueKey(account, customerKey), 'ISSUED', metrics.keyIssued),
    charge: (charge) => countOutcome(gateway.charge(charge), 'PAID', metrics.charged),
    refund: (refund) => gateway.refund(refund),
    readOrder: (orderId) => gateway.readOrder(orderId),
    settlements: (from, to) => gateway.settlements(from, to),
  }
}

async function countOutcome<Outcome extends object>(
  work: Promise<Outcome | { failure: string }>,
  success: string,
  count: (outcome: string) => void,
): Promise<Outcome> {
  try {
    const outcome = await work
    count('failure' in outcome ? (outcome.failure as string) : success)
    return outcome as Outcome
  } catch (error) {
    count(error instanceof PaymentUnknown ? 'UNKNOWN' : 'ERROR')
    throw error
  }
}
