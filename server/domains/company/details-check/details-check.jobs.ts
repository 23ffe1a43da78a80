import { detailsNoticeAfter } from '#domain/company/business-check.machine.ts'
import type { KnownDetailsMatch } from '#domain/company/details.ts'
import type { Tx } from '#server/db/once.ts'
import { detailsCheckTexts } from '#server/messages/details-check-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { askRegistry } from '../ask-registry.ts'
import type { BusinessCheckDeps } from '../business-check/business-check.jobs.ts'
import { type AskedDetails, detailsCheckStore } from './details-check.store.ts'

/**
 * Asks the tax office whether the representative and the day of opening of each company belong to its business
 * number: after these values are given or corrected, and a month after the last answer. One node asks about each
 * company; without an answer it asks again after growing pauses. No transaction is open during a call.
 */
export async function checkDetails(deps: BusinessCheckDeps): Promise<void> {
  const { db, clock, registry } = deps
  if (!registry) return
  const store = detailsCheckStore(db)
  await store.follow(db, clock.now())
  await askRegistry(deps, {
    take: store.take,
    ask: (taken) =>
      registry.matchesOf(
        taken.map(({ rnno, representative, foundedOn }) => ({ rnno, representative, foundedOn })),
      ),
    store: (tx, asked, match) => storeAnswer(deps, tx, asked, match),
    what: 'details',
  })
}

/** Stores an answer, and notifies the staff with the role SELLS once of a difference. */
async function storeAnswer(
  { db, clock, notices }: BusinessCheckDeps,
  tx: Tx,
  { companyId, rnno, representative, foundedOn }: AskedDetails,
  match: KnownDetailsMatch,
): Promise<void> {
  const store = detailsCheckStore(db)
  const now = clock.now()
  const stored = await store.answer(tx, { companyId, rnno, representative, foundedOn }, match, now)
  const isNotified = stored && detailsNoticeAfter(stored.isNotified, match)
  if (isNotified === undefined) return
  if (isNotified)
    for (const memberId of await staffOf(tx, 'SELLS'))
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...detailsCheckTexts.differs(stored.companyName),
        path: `/admin/company/detail?companyId=${companyId}`,
        eventKey: `details-differs:${companyId}:${now.getTime()}`,
      })
  await store.noteNotified(tx, companyId, isNotified)
}
