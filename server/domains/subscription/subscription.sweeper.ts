import { kstDate } from '#domain/dates.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { endedMail } from '#server/messages/subscription-mails.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import { adminSubscriptionStore } from './subscription.admin.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'

type SweeperDeps = Pick<SubscriptionDeps, 'db' | 'clock' | 'notices' | 'site'>

/**
 * Ends subscriptions whose last day, in Korea, is over, and notifies their members; each once, with any number of
 * nodes.
 */
export async function sweepSubscriptions({ db, clock, notices, site }: SweeperDeps): Promise<void> {
  await inBatches(db, async (tx) => {
    const endedSubscriptions = await adminSubscriptionStore(tx).end(kstDate(clock.now()), BATCH_ROWS)
    for (const row of endedSubscriptions) {
      await notices.put(tx, {
        memberId: row.memberId,
        ...subscriptionNotices.ended(row, row.endDate!),
        mail: endedMail(row, row.endDate!, site),
      })
    }
    return endedSubscriptions.length
  })
}
