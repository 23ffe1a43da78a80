import type { Tx } from '#server/db/once.ts'
import { billingPeopleOf } from '#server/messages/billing-people.ts'
import type { NoticeContent, Notices } from '#server/messages/notices.ts'
import type { AboutRise } from '#server/messages/price-consent-texts.ts'
import type { StoredPriceConsent } from './price-consent.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

/** The facts that the notices of a consent name. */
export const aboutOf = (
  { planName, currency, amountBefore, amountAfter, risesOn }: StoredPriceConsent,
  { subscriptionNo, serviceInfo, payment }: StoredSubscription,
): AboutRise => ({
  subscriptionNo,
  serviceName: serviceInfo.serviceName,
  planName,
  paymentMethodName: payment.paymentMethodName,
  currency,
  amountBefore,
  amountAfter,
  risesOn,
})

/**
 * Notifies, once for each version of a consent, the member who requested the subscription and the company's owners
 * and billing managers.
 */
export async function notifyOfRise(
  { notices }: { notices: Pick<Notices, 'put'> },
  tx: Tx,
  { consent, subscription }: { consent: StoredPriceConsent; subscription: StoredSubscription },
  content: NoticeContent,
): Promise<void> {
  for (const memberId of await billingPeopleOf(tx, subscription))
    await notices.put(tx, {
      memberId,
      label: 'service',
      path: `/my/subscription/detail?subscriptionId=${subscription.id}`,
      eventKey: `price-consent:${consent.id}:${consent.version}`,
      ...content,
    })
}
