import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { priceConsentAfter, priceConsentRefusal } from '#domain/subscription/price-consents.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import { priceConsentTexts } from '#server/messages/price-consent-texts.ts'
import { aboutOf, notifyOfRise } from './price-consent.people.ts'
import { toPriceConsent } from './price-consent.rules.ts'
import { priceConsentStore } from './price-consent.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'

const MAX_CONSENTS = 100

/** The consents of a company's subscriptions to raised prices. */
export function priceConsentOperations({
  db,
  clock,
  notices,
}: Pick<SubscriptionDeps, 'db' | 'clock' | 'notices'>): Pick<
  OperationsTagged<'subscription', Caller>,
  'listPriceConsents' | 'answerPriceConsent'
> {
  return {
    async listPriceConsents({ subscriptionId }, caller) {
      const rows = await priceConsentStore(db).standing(memberOf(caller), subscriptionId, MAX_CONSENTS)
      return { list: rows.map(toPriceConsent) }
    },

    answerPriceConsent({ consentId, version, answer }, caller) {
      const viewer = managerOf(caller)
      return db.transaction(async (tx) => {
        const store = priceConsentStore(tx)
        const seen = await store.find(viewer, consentId)
        if (!seen) throw problemNamed('priceConsent.missing')
        // The lock makes a bill, a cancellation and a withdrawal of the price wait for this answer, or this answer
        // for them.
        await store.lock(seen.subscription.id)
        const { consent, subscription } = (await store.find(viewer, consentId))!
        const [now, event] = [clock.now(), { type: 'answerPriceConsent', answer } as const]
        const refusal = priceConsentRefusal(consent, event, kstDate(now))
        if (refusal) throw problemNamed(refusal)
        const consentState = priceConsentAfter(consent, event, kstDate(now))!
        const answeredFields = { consentState, answeredAt: now, answeredById: viewer.memberId }
        const changed = await store.change({ id: consentId, version }, answeredFields)
        const { priceRise } = subscription
        if (!changed || !priceRise) throw problemNamed('priceConsent.changed')
        await store.setRise(subscription.id, { ...priceRise, isAgreed: consentState === 'AGREED' })
        const row = { consent: changed, subscription }
        const text = consentState === 'AGREED' ? priceConsentTexts.agreed : priceConsentTexts.refused
        await notifyOfRise({ notices }, tx, row, text(aboutOf(changed, subscription)))
        return toPriceConsent(row)
      })
    },
  }
}
