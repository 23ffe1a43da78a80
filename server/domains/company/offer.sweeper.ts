import { DAY_MS } from '#domain/durations.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { removeRows } from '#server/db/remove-rows.ts'
import type { CompanyDeps } from './company.deps.ts'
import { notifyOfExpiry } from './offer.notices.ts'
import { offerStore, oldOffers } from './offer.store.ts'

/** The time for which an ended offer is shown to the owners, before it is removed with its address. */
export const SHOWN_MS = 90 * DAY_MS

/** Ends expired offers, each once, even with several nodes, and removes old ones. */
export async function sweepOffers({
  db,
  clock,
  notices,
}: Pick<CompanyDeps, 'db' | 'clock' | 'notices'>): Promise<void> {
  const now = clock.now()
  await inBatches(db, async (tx) => {
    const expiredOffers = await offerStore(tx).expire(now, BATCH_ROWS)
    await notifyOfExpiry(tx, notices, expiredOffers)
    return expiredOffers.length
  })
  await removeRows(db, oldOffers(new Date(now.getTime() - SHOWN_MS)))
}
