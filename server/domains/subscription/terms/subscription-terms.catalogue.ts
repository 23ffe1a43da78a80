import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { newsTerms, subscriptionPrivacyTerms, subscriptionTerms } from './subscription-terms.ts'

type Terms = Schema<'SubscriptionTerms'>
type Edition = Omit<Terms, 'termsCode' | 'requiredYn'>

/**
 * Every edition of every term of a subscription, in the order in which they are shown; none is ever changed.
 */
const catalogue: readonly {
  termsCode: Terms['termsCode']
  requiredYn: Terms['requiredYn']
  editions: readonly Edition[]
}[] = [
  {
    termsCode: 'SUBSCRIPTION',
    requiredYn: 'Y',
    editions: [
      { version: '1.0', title: '구독 이용약관', effectiveDate: '2026-03-02', body: subscriptionTerms },
    ],
  },
  {
    termsCode: 'PRIVACY',
    requiredYn: 'Y',
    editions: [
      {
        version: '1.0',
        title: '개인정보 수집 및 이용 동의',
        effectiveDate: '2026-03-02',
        body: subscriptionPrivacyTerms,
      },
    ],
  },
  {
    termsCode: 'NEWS',
    requiredYn: 'N',
    editions: [
      { version: '1.0', title: '구독 소식 수신 동의', effectiveDate: '2026-03-02', body: newsTerms },
    ],
  },
]

/** Every edition of the consent to news, which a member changes together with the terms of the sign-up. */
export const newsEditions: readonly Edition[] = catalogue.flatMap(({ termsCode, editions }) =>
  termsCode === 'NEWS' ? editions : [],
)

/** The terms in force at a moment: the latest edition of each. */
export function currentSubscriptionTerms(now: Date): Terms[] {
  const today = kstDate(now)
  return catalogue.flatMap(({ editions, ...term }) => {
    const inForce = editions.filter(({ effectiveDate }) => effectiveDate <= today)
    const edition = inForce.toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? 1 : -1))[0]
    return edition ? [{ ...term, ...edition }] : []
  })
}

/** The current edition of the consent to news, if there is one. */
export const currentNewsTerms = (now: Date) =>
  currentSubscriptionTerms(now).flatMap((terms) =>
    terms.termsCode === 'NEWS' ? [{ ...terms, termsCode: terms.termsCode }] : [],
  )
