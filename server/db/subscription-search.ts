import { and, type SQL, sql } from 'drizzle-orm'
import { isNumberOf } from './reference-number.ts'
import { subscriptions, subscriptionWords } from './schema/subscription.ts'
import { anyTextMatches, beginsWith, matchesWords } from './search.ts'

/**
 * The condition that a subscription matches the search words of the staff. Each word must begin the subscription's
 * number, or be in the names of the company, member, service and plan. Each of these alternatives has its own index.
 */
export function isSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = compareLongestFirst(words)
  return and(...numbers, matchesWords(others, subscriptionWords(subscriptions)))
}

/**
 * The condition that a subscription of a member's company matches the search words. Each word must begin the
 * subscription's number, or be in the names of the service and plan or in the contract number. The company's name is
 * not searched, since all these subscriptions share it.
 */
export function isOwnSubscriptionOf(words: readonly string[]): SQL | undefined {
  const { numbers, others } = compareLongestFirst(words)
  const { serviceInfo, contractNo } = subscriptions
  const planText = sql`lower((${serviceInfo} ->> 'serviceName') || ' ' || (${serviceInfo} ->> 'planName'))`
  return and(...numbers, anyTextMatches(others, [planText, sql`lower(${contractNo})`]))
}

function compareLongestFirst(words: readonly string[]) {
  const numbers = words.filter((word) => isNumberOf('S', word))
  return {
    numbers: numbers.map((word) => beginsWith(subscriptions.subscriptionNo, word.toUpperCase())),
    others: words.filter((word) => !isNumberOf('S', word)),
  }
}
