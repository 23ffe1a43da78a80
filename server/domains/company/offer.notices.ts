import type { Tx } from '#server/db/once.ts'
import { companyTexts } from '#server/messages/company-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { companyStore } from './company.store.ts'
import type { StoredOffer } from './offer.store.ts'

/** Notifies those who wait for an answer that an offer has expired. */
export async function notifyOfExpiry(
  tx: Tx,
  notices: Notices,
  offers: readonly StoredOffer[],
): Promise<void> {
  for (const offer of offers) {
    const { id, offerKind, email, name, rnno } = offer
    const notice = {
      INVITATION: companyTexts.expired.INVITATION(email ?? ''),
      JOIN: companyTexts.expired.JOIN(rnno ?? ''),
      OWNERSHIP: companyTexts.expired.OWNERSHIP(name ?? ''),
    }[offerKind]
    for (const memberId of await peopleWaitingFor(tx, offer))
      await notices.put(tx, { memberId, ...notice, eventKey: `offer-expired:${id}` })
  }
}

/**
 * Notifies the person who waits for an answer that an offer was refused. A requester gets no notification, just as if
 * no company had the business number.
 */
export async function notifyOfRefusal(tx: Tx, notices: Notices, offer: StoredOffer): Promise<void> {
  const { id, offerKind, email, name } = offer
  if (offerKind === 'JOIN') return
  const notice = {
    INVITATION: companyTexts.invitationRefused(email ?? ''),
    OWNERSHIP: companyTexts.ownershipRefused(name ?? ''),
  }[offerKind]
  for (const memberId of await peopleWaitingFor(tx, offer))
    await notices.put(tx, { memberId, ...notice, eventKey: `offer-refused:${id}` })
}

/**
 * The members who wait for an answer. For an invitation these are the owners, since its sender may have left; for any
 * other offer, the member who made it.
 */
async function peopleWaitingFor(tx: Tx, { offerKind, companyId, byId }: StoredOffer): Promise<string[]> {
  if (offerKind === 'INVITATION' && companyId !== null)
    return (await companyStore(tx).owners(companyId)).map(({ id }) => id)
  return byId === null ? [] : [byId]
}
