import { and, type SQL } from 'drizzle-orm'
import { isNumberOf } from './reference-number.ts'
import { subscriptions, subscriptionWords } from './schema/subscription.ts'
import { beginsWith, holdsWords } from './search.ts'

/**
 * The condition that a subscription is what the staff means by some words: each is the beginning of its number, or in the
 * names of its company, member, service and plan. Each kind of word has an index of its own.
 */
export function isSubscriptionOf(words: readonly string[]): SQL | undefined {
  const [numbers, others] = [
    words.filter((word) => isNumberOf('S', word)),
    words.filter((word) => !isNumberOf('S', word)),
  ]
  return and(
    ...numbers.map((word) => beginsWith(subscriptions.subscriptionNo, word.toUpperCase())),
    holdsWords(others, subscriptionWords(subscriptions)),
  )
}
