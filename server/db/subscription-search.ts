import { and, type SQL, sql } from 'drizzle-orm'
import { isNumberOf } from './reference-number.ts'
import { subscriptions, subscriptionWords } from './schema/subscription.ts'
import { anyTextMatches, beginsWith, matchesWords } from './search.ts'

/**
 * The condition that a subscription matches the search words of the staff: each word is a prefix of its number, or is
 * in the names of its company, member, service and plan. Each kind of word has its own index.
 */
export function isSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = compareLongestFirst(words)
  return and(...numbers, matchesWords(others, subscriptionWords(subscriptions)))
}

/**
 * The condition that a subscription matches the search words of a member, among the few subscriptions of their
 * company: each word is a prefix of its number, or is in the name of its service and plan or in its contract. The
 * company's name is not searched, since all these subscriptions share it.
 */
export function isOwnSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = compareLongestFirst(words)
  const { serviceInfo, contractNo } = subscriptions
  const plan = sql`lower((${serviceInfo} ->> 'serviceName') || ' ' || (${serviceInfo} ->> 'planName'))`
  return and(...numbers, anyTextMatches(others, [plan, sql`lower(${contractNo})`]))
}

function compareLongestFirst(words: readonly string[]) {
  const numbers = words.filter((word) => isNumberOf('S', word))
  return {
    numbers: numbers.map((word) => beginsWith(subscriptions.subscriptionNo, word.toUpperCase())),
    others: words.filter((word) => !isNumberOf('S', word)),
  }
}
