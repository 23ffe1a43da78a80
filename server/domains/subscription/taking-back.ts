import type { Input } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { problemOfReason } from '#domain/subscription/reasons.ts'
import { subscriptionAfter, subscriptionRefusal } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { requestTakenBackMail } from '#server/messages/subscription-mails.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import { endTakenBackNotice, restoredBy } from './cancel.rules.ts'
import { cancelStore, type StoredCancellation } from './cancel.store.ts'
import { requestStore } from './request.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import type { StoredSubscription, Viewer } from './subscription.store.ts'

/**
 * Returns functions that withdraw a request, that withdraw or change a scheduled cancellation, and that notify the
 * members.
 */
export function withdrawChanges({
  clock,
  notices,
  site,
}: Pick<SubscriptionDeps, 'clock' | 'notices' | 'site'>) {
  /** Notifies the acting member, and the member who requested the subscription. */
  async function notify(
    tx: Tx,
    row: StoredSubscription,
    memberId: string,
    content: NoticeContent,
  ): Promise<void> {
    const path = `/my/subscription/detail?subscriptionId=${row.id}`
    for (const each of new Set([memberId, row.memberId]))
      await notices.put(tx, { memberId: each, label: 'service', path, ...content })
  }

  /**
   * Withdraws a scheduled cancellation, or brings it forward. Returns the cancellation, and the subscription without
   * it. Throws `cancellation.settled` if no cancellation is scheduled, or if the last day was over before the change
   * was recorded.
   */
  async function cancelScheduledEnd(
    tx: Tx,
    row: StoredSubscription,
    change: Input<'modifySubscriptionCancellation'>['change'],
  ) {
    const now = clock.now()
    const event = { type: 'modifySubscriptionCancellation', change } as const
    const refusal = subscriptionRefusal(row, event, kstDate(now))
    if (refusal) throw problemNamed(problemOfReason(refusal))
    const subscriptionState = subscriptionAfter(row, event, kstDate(now))!
    const withdrawn = (await cancelStore(tx).withdraw(row.id, now)) ?? unrecordedEnd(row, now)
    return { withdrawn, restored: { ...restoredBy(withdrawn, row, now), subscriptionState } }
  }

  return {
    notifyMembers: notify,
    changeScheduledEnd: cancelScheduledEnd,

    /**
     * Withdraws the scheduled cancellation of a locked subscription. Throws in the same cases as
     * `changeScheduledEnd`.
     */
    async end(tx: Tx, row: StoredSubscription, memberId: string) {
      const { withdrawn, restored } = await cancelScheduledEnd(tx, row, 'WITHDRAW')
      const movedRow = await cancelStore(tx).move(row.id, [row.subscriptionState], restored)
      if (!movedRow) throw problemNamed('cancellation.settled')
      await notify(tx, movedRow, memberId, endTakenBackNotice(movedRow))
      return { moved: movedRow, withdrawn }
    },

    /** Withdraws a request; undefined if it has been decided, or belongs to another member. */
    async request(tx: Tx, viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
      const row = await requestStore(tx).cancel(viewer, id)
      if (row)
        await notices.put(tx, {
          memberId: row.memberId,
          ...subscriptionNotices.takenBack(row),
          mail: requestTakenBackMail(row, site),
        })
      return row
    },
  }
}

// Returns a cancellation that an earlier release scheduled, for which only the last day is stored.
function unrecordedEnd(row: StoredSubscription, now: Date): StoredCancellation {
  return {
    id: row.id,
    cancellationNo: row.subscriptionNo.replace('S', 'E'),
    subscriptionId: row.id,
    endOption: 'PERIOD_END',
    reasonCode: null,
    requestedAt: now,
    lastDate: row.endDate ?? kstDate(now),
    endDateBefore: null,
    nextBillDateBefore: null,
    supplyAmount: 0,
    vatAmount: 0,
    dueAmount: 0,
    setOffAmount: 0,
    withdrawnAt: now,
  }
}
