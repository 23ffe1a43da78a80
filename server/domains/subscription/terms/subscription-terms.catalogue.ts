import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { newsTerms, subscriptionPrivacyTerms, subscriptionTerms } from './subscription-terms.ts'

type Terms = Schema<'SubscriptionTerms'>
type Code = Terms['termsCode']
type Edition = Omit<Terms, 'termsCode' | 'requiredYn'>
/** Every edition of every term of a subscription, the oldest first. */
export type SubscriptionCatalogue = Readonly<Record<Code, readonly Edition[]>>

const effectiveDate = '2026-03-02'
const version = '1.0'

/** The editions that the portal comes with, in the order in which they are shown; an edition is never changed. */
export const subscriptionCatalogue: SubscriptionCatalogue = {
  SUBSCRIPTION: [{ version, title: '구독 이용약관', effectiveDate, body: subscriptionTerms }],
  PRIVACY: [{ version, title: '개인정보 수집 및 이용 동의', effectiveDate, body: subscriptionPrivacyTerms }],
  NEWS: [{ version, title: '구독 소식 수신 동의', effectiveDate, body: newsTerms }],
}

/** For each term, whether a request requires that it is accepted. */
export const subscriptionTermsRequired = { SUBSCRIPTION: true, PRIVACY: true, NEWS: false } as const

/** The terms in force at a moment: the latest edition of each. */
export function currentSubscriptionTerms(
  now: Date,
  catalogue: SubscriptionCatalogue = subscriptionCatalogue,
): Terms[] {
  const today = kstDate(now)
  return (Object.keys(subscriptionTermsRequired) as Code[]).flatMap((termsCode) => {
    const latestEdition = catalogue[termsCode].findLast((edition) => edition.effectiveDate <= today)
    if (!latestEdition) return []
    const requiredYn = subscriptionTermsRequired[termsCode] ? ('Y' as const) : ('N' as const)
    return [
      {
        termsCode,
        requiredYn,
        version: latestEdition.version,
        title: latestEdition.title,
        body: latestEdition.body,
        effectiveDate: latestEdition.effectiveDate,
      },
    ]
  })
}

/** The current edition of the consent to news, if there is one. */
export const currentNewsTerms = (now: Date, catalogue: SubscriptionCatalogue) =>
  currentSubscriptionTerms(now, catalogue).flatMap((terms) =>
    terms.termsCode === 'NEWS' ? [{ ...terms, termsCode: terms.termsCode }] : [],
  )
