import type { KnownDetailsMatch } from '#domain/company/details.ts'
import { RegistryUnavailable } from '#server/business-registry/registry.ts'
import type { Tx } from '#server/db/once.ts'
import { detailsCheckTexts } from '#server/messages/details-check-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { BusinessCheckDeps } from '../business-check/business-check.jobs.ts'
import { type AskedDetails, detailsCheckStore } from './details-check.store.ts'

/** The number of calls in one run, so that a first run over many companies leaves time for the other jobs. */
const CALLS_A_RUN = 10

/**
 * Asks the tax office whether representatives and days of opening belong to the numbers of companies: after they are given or
 * corrected, and a month after the last answer. One node asks about each company; without an answer it asks again after growing
 * pauses. No transaction is open during a call.
 */
export async function checkDetails(deps: BusinessCheckDeps): Promise<void> {
  const { db, clock, log, registry } = deps
  if (!registry) return
  const store = detailsCheckStore(db)
  await store.follow(db, clock.now())
  for (let call = 0; call < CALLS_A_RUN; call += 1) {
    const taken = await db.transaction((tx) => store.take(tx, clock.now()))
    if (taken.length === 0) return
    try {
      const found = await registry.matchesOf(
        taken.map(({ rnno, representative, foundedOn }) => ({ rnno, representative, foundedOn })),
      )
      const left = taken.filter(({ rnno }) => !found.has(rnno)).length
      if (left > 0) log.warn({ left }, 'the registry of businesses left details out')
      for (const asked of taken) {
        const match = found.get(asked.rnno)
        if (match) await db.transaction((tx) => storeAnswer(deps, tx, asked, match))
      }
    } catch (error) {
      if (!(error instanceof RegistryUnavailable)) throw error
      log.warn({ err: error }, 'details of businesses were not checked')
      return
    }
  }
}

/** Stores an answer, and notifies the staff who sell once of a difference. */
async function storeAnswer(
  { db, clock, notices }: BusinessCheckDeps,
  tx: Tx,
  { companyId, rnno, representative, foundedOn }: AskedDetails,
  match: KnownDetailsMatch,
): Promise<void> {
  const store = detailsCheckStore(db)
  const now = clock.now()
  const stored = await store.answer(tx, { companyId, rnno, representative, foundedOn }, match, now)
  if (!stored || stored.isNotified === (match === 'DIFFERS')) return
  if (match === 'DIFFERS')
    for (const memberId of await staffOf(tx, 'SELLS'))
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...detailsCheckTexts.differs(stored.companyName),
        path: `/admin/company/detail?companyId=${companyId}`,
        eventKey: `details-differs:${companyId}:${now.getTime()}`,
      })
  await store.noteNotified(tx, companyId, match === 'DIFFERS')
}
