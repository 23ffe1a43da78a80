import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import type { StoredPriceConsent } from './price-consent.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

type Row = { consent: StoredPriceConsent; subscription: StoredSubscription }

/** A consent as the members of the company see it. */
export function toPriceConsent({ consent, subscription }: Row): Schema<'PriceConsent'> {
  const { subscriptionNo, serviceInfo, paymentCycle, payment } = subscription
  return {
    consentId: consent.id,
    version: consent.version,
    consentState: consent.consentState,
    subscriptionId: subscription.id,
    subscriptionNo,
    serviceName: serviceInfo.serviceName,
    planName: consent.planName,
    userCount: serviceInfo.userCount,
    paymentCycle,
    paymentMethodName: payment.paymentMethodName,
    currency: consent.currency,
    amountBefore: consent.amountBefore,
    amountAfter: consent.amountAfter,
    risesOn: consent.risesOn,
    askedAt: toWireTime(consent.askedAt),
    answeredAt: consent.answeredAt && toWireTime(consent.answeredAt),
  }
}

/** A consent as the staff sees it. */
export const toServicePriceConsent = ({
  consent: { id, consentState, planName, currency, amountBefore, amountAfter, risesOn },
  subscription,
}: Row): Schema<'ServicePriceConsent'> => ({
  consentId: id,
  consentState,
  subscriptionId: subscription.id,
  subscriptionNo: subscription.subscriptionNo,
  companyName: subscription.companyInfo.companyName,
  planName,
  currency,
  amountBefore,
  amountAfter,
  risesOn,
})
