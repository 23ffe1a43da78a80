import { currentTerms, termsCatalogue } from './domains/account/terms/terms.catalogue.ts'
import { newsAnswersOf } from './domains/subscription/terms/news.store.ts'
import { currentNewsTerms, newsEditions } from './domains/subscription/terms/subscription-terms.catalogue.ts'

/**
 * The terms that a member sees and changes: those of the sign-up, and the consent to news of subscriptions.
 */
export const memberTerms = {
  currentTerms: (now: Date) => [...currentTerms(now), ...currentNewsTerms(now)],
  newsAnswersOf,
  catalogue: { ...termsCatalogue, NEWS: newsEditions },
}
