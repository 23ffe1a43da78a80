import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { subscriptionConsents, subscriptions } from '#server/db/schema/subscription.ts'

type State = Schema<'SubscriptionState'>
type NewsAnswer = { termsCode: 'NEWS'; version: string; agreed: boolean; answeredAt: Date }

const MAX_LENGTH = 200
/** According to its text the consent ends with the subscription. */
const goingOn: State[] = [...runningStates, 'REQUESTED']

/**
 * Returns a member's answers about receiving news, given with each request and subscription that has not ended, the
 * latest first.
 */
export async function newsAnswersOf(db: Pick<Db, 'select'>, memberId: string): Promise<NewsAnswer[]> {
  const { subscriptionId, termsCode, version, agreed, answeredAt } = subscriptionConsents
  const rows = await db
    .select({ version, agreed, answeredAt })
    .from(subscriptionConsents)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .where(
      and(
        eq(subscriptions.memberId, memberId),
        inArray(subscriptions.subscriptionState, goingOn),
        eq(termsCode, 'NEWS'),
      ),
    )
    .orderBy(desc(answeredAt), subscriptionId)
    .limit(MAX_LENGTH)
  return rows.map((row) => ({ termsCode: 'NEWS', ...row }))
}
