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
 * Returns the documents of a library as the domains need them: the terms of a sign-up, the terms of a subscription,
 * and the terms that a member sees and changes. The last are the terms of the sign-up and the consent to news of
 * subscriptions.
 */
export function termsOf({ editionsOf }: Pick<TermsLibrary, 'editionsOf'>) {
  const validEdition = (code: TermsDocumentCode) => validOf(editionsOf(code))
  const signupTerms = (): TermsCatalogue => ({
    SERVICE: validEdition('SERVICE'),
    PRIVACY: validEdition('PRIVACY'),
    AGE14: validEdition('AGE14'),
    MARKETING: validEdition('MARKETING'),
    MARKETING_NIGHT: validEdition('MARKETING_NIGHT'),
  })
  const subscriptionTerms = (): SubscriptionCatalogue => ({
    SUBSCRIPTION: validEdition('SUBSCRIPTION'),
    PRIVACY: validEdition('SUBSCRIPTION_PRIVACY'),
    NEWS: validEdition('NEWS'),
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
        const nextEdition = editionAfter(editionsOf(code), kstDate(now))
        return nextEdition && { version: nextEdition.version, effectiveDate: nextEdition.effectiveDate }
      },
    },
  }
}
