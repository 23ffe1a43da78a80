import { and, type SQL, sql } from 'drizzle-orm'
import { isNumberOf } from './reference-number.ts'
import { subscriptions, subscriptionWords } from './schema/subscription.ts'
import { beginsWith, holdsWords, holdsWordsAmong } from './search.ts'

/**
 * The condition that a subscription is what the staff means by some words: each is the beginning of its number, or in the
 * names of its company, member, service and plan. Each kind of word has an index of its own.
 */
export function isSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = sorted(words)
  return and(...numbers, holdsWords(others, subscriptionWords(subscriptions)))
}

/**
 * The condition that a subscription is what a member means by some words, among those of their company, which are few: each is
 * the beginning of its number, or in the name of its service and plan or in its contract. All have the company's name.
 */
export function isOwnSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = sorted(words)
  const { serviceInfo, contractNo } = subscriptions
  const plan = sql`lower((${serviceInfo} ->> 'serviceName') || ' ' || (${serviceInfo} ->> 'planName'))`
  return and(...numbers, holdsWordsAmong(others, [plan, sql`lower(${contractNo})`]))
}

function sorted(words: readonly string[]) {
  const numbers = words.filter((word) => isNumberOf('S', word))
  return {
    numbers: numbers.map((word) => beginsWith(subscriptions.subscriptionNo, word.toUpperCase())),
    others: words.filter((word) => !isNumberOf('S', word)),
  }
}
