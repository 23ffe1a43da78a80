import type { Tx } from '#server/db/once.ts'
import { companyTexts } from '#server/messages/company-texts.ts'
import type { CompanyDeps } from './company.deps.ts'
import { companyStore } from './company.store.ts'
import { joinStore } from './join.store.ts'
import { notifyOfExpiry } from './offer.notices.ts'
import { MAX_OPEN } from './offer.rules.ts'
import { offerStore } from './offer.store.ts'

type DeliveryDeps = Pick<CompanyDeps, 'db' | 'clock' | 'notices'>

const MAX_AT_ONCE = 500

/**
 * Delivers each request to join once, even with several nodes, to the owners of the company that has the requested
 * business number. The delivery runs separately from the call that makes a request, so that neither the answer nor
 * its timing shows whether a company has the number.
 */
export async function deliverRequests(deps: DeliveryDeps): Promise<void> {
  for (const id of await joinStore(deps.db).undelivered(MAX_AT_ONCE))
    await deps.db.transaction((tx) => deliver(tx, id, deps))
}

async function deliver(tx: Tx, id: string, { clock, notices }: DeliveryDeps): Promise<void> {
  const [store, offers, now] = [companyStore(tx), offerStore(tx), clock.now()]
  const offer = await offers.find(id)
  const asker = offer?.memberId ? await store.person(offer.memberId) : undefined
  if (!offer?.rnno || !asker) return
  const found = await store.byNumber(offer.rnno, asker.companyId)
  const company = found && (await store.lock(found.id))
  if (company)
    await notifyOfExpiry(tx, notices, await offers.expire(now, MAX_OPEN, { companyId: company.id }))
  // A request beyond the limit waits as if no company had the business number: the requester must not learn about the
  // limit.
  const isTaken = company && (await offers.count({ companyId: company.id, open: true })) < MAX_OPEN
  const companyId = isTaken ? company.id : null
  if (!(await joinStore(tx).deliver(id, companyId, now)) || companyId === null) return
  for (const { id: memberId } of await store.owners(companyId))
    await notices.put(tx, {
      memberId,
      ...companyTexts.asked(offer.name ?? '', offer.expiresAt),
      eventKey: `join-asked:${id}`,
    })
}
