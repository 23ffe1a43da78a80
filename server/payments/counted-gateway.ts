import type { Metrics } from '#server/observability/metrics.ts'
import { type PaymentGateway, PaymentUnknown } from './gateway.ts'

/** A gateway whose charges are counted by what came of them. */
export function countedGateway(gateway: PaymentGateway, metrics: Pick<Metrics, 'charged'>): PaymentGateway {
  return {
    accepts: (code, currency) => gateway.accepts(code, currency),
    issueKey: (method, customerKey) => gateway.issueKey(method, customerKey),
    async charge(charge) {
      try {
        const outcome = await gateway.charge(charge)
        metrics.charged('failure' in outcome ? outcome.failure : 'PAID')
        return outcome
      } catch (error) {
        metrics.charged(error instanceof PaymentUnknown ? 'UNKNOWN' : 'ERROR')
        throw error
      }
    },
  }
}
