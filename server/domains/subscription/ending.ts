import { randomUUID } from 'node:crypto'
import type { EndOption } from '#domain/subscription/cancellation.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import type { Tx } from '#server/db/once.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { adjustmentOf, type End, endedBy } from './cancel.rules.ts'
import { cancelStore, type StoredCancellation } from './cancel.store.ts'
import { priceConsentStore } from './price-consent.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import type { StoredSubscription } from './subscription.store.ts'

type RecordedEnd = {
  /** The locked row of the subscription. */
  row: StoredSubscription
  /** The state that the lifecycle sets. */
  subscriptionState: SubscriptionState
  endOption: EndOption
  reasonCode: string | null
  settlement: End
}

/**
 * Cancels a subscription today or at a later date, records the cancellation with its amounts, and issues the final
 * bill if an amount remains. Returns undefined if the state of the subscription has changed.
 */
export async function recordEnd(
  { clock, bills }: Pick<SubscriptionDeps, 'clock' | 'bills'>,
  tx: Tx,
  { row, subscriptionState, endOption, reasonCode, settlement }: RecordedEnd,
): Promise<{ moved: StoredSubscription; cancellation: StoredCancellation } | undefined> {
  const store = cancelStore(tx)
  const now = clock.now()
  const endChange = { ...endedBy(settlement, row), subscriptionState }
  const movedRow = await store.move(row.id, [row.subscriptionState], endChange)
  if (!movedRow) return undefined
  await priceConsentStore(tx).withdraw(row.id, now)
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
    dueAmount: settlement.dueAmount,
    setOffAmount: settlement.setOffAmount,
  })
  const adjustment = adjustmentOf(row, settlement, now)
  if (adjustment) await store.adjust(adjustment)
  if (settlement.isFinal) await bills.settleEnd(tx, movedRow)
  return { moved: movedRow, cancellation }
}
