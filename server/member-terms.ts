import { kstDate } from '#domain/dates.ts'
import { currentTerms, type TermsCatalogue } from './domains/account/terms/terms.catalogue.ts'
import { newsAnswersOf } from './domains/subscription/terms/news.store.ts'
import {
  currentNewsTerms,
  type SubscriptionCatalogue,
} from './domains/subscription/terms/subscription-terms.catalogue.ts'
import { editionAfter, isAgreementValid, type TermsDocumentCode, validOf } from './terms/editions.ts'
import type { TermsLibrary } from './terms/terms-library.ts'

/**
 * The documents of a library as the domains need them: the terms of a sign-up, those of a subscription, and the terms that a member
 * sees and changes, which are those of the sign-up and the consent to news of subscriptions.
 */
export function termsOf({ editionsOf }: Pick<TermsLibrary, 'editionsOf'>) {
  const valid = (code: TermsDocumentCode) => validOf(editionsOf(code))
  const signupTerms = (): TermsCatalogue => ({
    SERVICE: valid('SERVICE'),
    PRIVACY: valid('PRIVACY'),
    AGE14: valid('AGE14'),
    MARKETING: valid('MARKETING'),
    MARKETING_NIGHT: valid('MARKETING_NIGHT'),
  })
  const subscriptionTerms = (): SubscriptionCatalogue => ({
    SUBSCRIPTION: valid('SUBSCRIPTION'),
    PRIVACY: valid('SUBSCRIPTION_PRIVACY'),
    NEWS: valid('NEWS'),
  })
  return {
    signupTerms,
    subscriptionTerms,
    memberTerms: {
      currentTerms: (now: Date) => [
        ...currentTerms(now, signupTerms()),
        ...currentNewsTerms(now, subscriptionTerms()),
      ],
      newsAnswersOf,
      editionsOf,
      isStillAgreed: (code: TermsDocumentCode, version: string, now: Date) =>
        isAgreementValid(editionsOf(code), version, kstDate(now)),
      nextOf(code: TermsDocumentCode, now: Date) {
        const next = editionAfter(editionsOf(code), kstDate(now))
        return next && { version: next.version, effectiveDate: next.effectiveDate }
      },
    },
  }
}
