import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { type EndOption, endOptionsOf } from '#domain/subscription/cancellation.ts'
import type { Tx } from '#server/db/once.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { type Caller, memberOf } from '#server/http/caller.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import {
  adjustmentOf,
  checkReason,
  checkSeen,
  endedBy,
  endNotice,
  endReasons,
  keptNotice,
  restoredBy,
  type Seen,
  settlementOf,
  toCancellation,
  toEstimate,
} from './cancel.rules.ts'
import { cancelStore, type StoredCancellation } from './cancel.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { type StoredSubscription, subscriptionStore } from './subscription.store.ts'

type Own =
  | 'listSubscriptionWithdrawalReasons'
  | 'estimateSubscriptionWithdrawal'
  | 'withdrawSubscription'
  | 'modifySubscriptionCancellation'
type Ending = { row: StoredSubscription; endOption: EndOption; seen: Seen; reasonCode: string | null }

/** Ending a subscription, today or with its period, and taking a scheduled end back. */
export function cancelOperations({
  db,
  clock,
  once,
  notices,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, Own> {
  const answered = ({ id, subscriptionState }: StoredSubscription, cancellation: StoredCancellation) => ({
    subscriptionId: id,
    subscriptionState,
    cancellation: toCancellation(cancellation),
  })

  // The one who did it is told, and the one who asked for the subscription.
  async function tell(
    tx: Tx,
    row: StoredSubscription,
    memberId: string,
    content: NoticeContent,
  ): Promise<void> {
    const path = `/my/subscription/detail?subscriptionId=${row.id}`
    for (const each of new Set([memberId, row.memberId]))
      await notices.put(tx, { memberId: each, label: 'service', path, ...content })
  }

  async function end(tx: Tx, memberId: string, { row, endOption, seen, reasonCode }: Ending) {
    const store = cancelStore(tx)
    const now = clock.now()
    const settlement = settlementOf(row, endOption, now)
    checkSeen(settlement, seen)
    const moved = await store.move(row.id, [row.subscriptionState], endedBy(settlement, row))
    if (!moved) throw problemNamed('cancellation.unavailable')
    const cancellation = await store.add({
      id: randomUUID(),
      cancellationNo: await nextNumber(tx, 'E', now),
      subscriptionId: row.id,
      endOption,
      reasonCode,
      requestedAt: now,
      lastDate: settlement.lastDate,
      endDateBefore: row.endDate,
      nextBillDateBefore: row.nextBillDate,
      supplyAmount: settlement.due.supply,
      vatAmount: settlement.due.vat,
    })
    const adjustment = adjustmentOf(row, settlement, now)
    if (adjustment) await store.adjust(adjustment)
    await tell(tx, moved, memberId, endNotice(moved, cancellation))
    return answered(moved, cancellation)
  }

  return {
    listSubscriptionWithdrawalReasons: () => Promise.resolve({ list: endReasons }),

    async estimateSubscriptionWithdrawal({ subscriptionId }, caller) {
      const row = await subscriptionStore(db).find(memberOf(caller), subscriptionId)
      if (!row) throw problemNamed('subscription.missing')
      const store = cancelStore(db)
      const [accounts, standing] = await Promise.all([store.accounts(row.id), store.standing(row.id)])
      return toEstimate(row, { ...accounts, standing }, clock.now())
    },

    async withdrawSubscription(input, caller) {
      const viewer = memberOf(caller)
      const { subscriptionId, endOption, reasonCode } = input
      checkReason(reasonCode)
      return once('withdrawSubscription', caller, input, async (tx) => {
        const row = await cancelStore(tx).lock(viewer, subscriptionId)
        if (!row) throw problemNamed('subscription.missing')
        // What is scheduled is changed, not asked for once more.
        if (
          row.subscriptionState === 'CANCEL_SCHEDULED' ||
          !endOptionsOf(row.subscriptionState).includes(endOption)
        )
          throw problemNamed('cancellation.unavailable')
        return end(tx, viewer.memberId, { row, endOption, seen: input, reasonCode })
      })
    },

    async modifySubscriptionCancellation(input, caller) {
      const viewer = memberOf(caller)
      const { subscriptionId, change } = input
      return once('modifySubscriptionCancellation', caller, input, async (tx) => {
        const store = cancelStore(tx)
        const row = await store.lock(viewer, subscriptionId)
        if (!row) throw problemNamed('subscription.missing')
        const now = clock.now()
        // Its last day may be over before it is put away.
        if (row.subscriptionState !== 'CANCEL_SCHEDULED' || (row.endDate ?? '') < kstDate(now))
          throw problemNamed('cancellation.settled')
        const withdrawn = (await store.withdraw(row.id, now)) ?? beforeRecords(row, now)
        const restored = { ...row, ...restoredBy(withdrawn, row, now) }
        if (change === 'TODAY') {
          const before = { ...row, endDate: restored.endDate, nextBillDate: restored.nextBillDate }
          return end(tx, viewer.memberId, {
            row: before,
            endOption: 'TODAY',
            seen: input,
            reasonCode: withdrawn.reasonCode,
          })
        }
        const { subscriptionState, endDate, nextBillDate } = restored
        const moved = await store.move(row.id, ['CANCEL_SCHEDULED'], {
          subscriptionState,
          endDate,
          nextBillDate,
        })
        if (!moved) throw problemNamed('cancellation.settled')
        await tell(tx, moved, viewer.memberId, keptNotice(moved))
        return answered(moved, withdrawn)
      })
    },
  }
}

// An end that was scheduled elsewhere, of which nothing was kept but its last day.
function beforeRecords(row: StoredSubscription, now: Date): StoredCancellation {
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
    withdrawnAt: now,
  }
}
