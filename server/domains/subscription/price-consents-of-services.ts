import type { Schema } from '#contract/operation.ts'
import { toServicePriceConsent } from './price-consent.rules.ts'
import { priceConsentStore } from './price-consent.store.ts'
import { type PriceConsentDeps, reviewPriceConsents } from './price-consent.sweeper.ts'

const MAX_CONSENTS = 200

/** The running subscriptions to a service and the consents to its prices, for the staff with the role SELLS. */
export function priceConsentsOfServices(deps: PriceConsentDeps) {
  const store = priceConsentStore(deps.db)
  return {
    runningOf: store.runningOf,
    review: (serviceCode: string) => reviewPriceConsents(deps, serviceCode),

    async listOf(serviceCode: string): Promise<Schema<'ServicePriceConsents'>> {
      const [counts, rows] = await Promise.all([
        store.counts(serviceCode),
        store.ofService(serviceCode, MAX_CONSENTS),
      ])
      const countOf = (...states: Schema<'PriceConsentState'>[]) =>
        counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0)
      return {
        open: countOf('ASKED', 'REMINDED'),
        agreed: countOf('AGREED'),
        refused: countOf('REFUSED'),
        raised: countOf('RAISED'),
        ended: countOf('ENDED'),
        withdrawn: countOf('WITHDRAWN'),
        list: rows.map(toServicePriceConsent),
      }
    },
  }
}
