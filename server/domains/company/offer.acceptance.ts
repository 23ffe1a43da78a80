import { problemNamed } from '#contract/problem-named.ts'
import { ownsCompany } from '#domain/company/roles.ts'
import type { Tx } from '#server/db/once.ts'
import { companyTexts } from '#server/messages/company-texts.ts'
import { lockMember } from '#server/security/member-lock.ts'
import type { CompanyDeps } from './company.deps.ts'
import { companyStore } from './company.store.ts'
import { joinStore } from './join.store.ts'
import { type CompanyOffer, offerStore } from './offer.store.ts'
import type { StoredPerson } from './people.store.ts'

/**
 * Returns the function that carries out an accepted offer. The company of the offer and the current company of the
 * joining member are already locked.
 */
export function acceptance({ clock, notices }: Pick<CompanyDeps, 'clock' | 'notices'>) {
  /**
   * Adds a member to the company with the roles of their invitation. Throws `company.inUse` if the member is bound to
   * another company.
   */
  async function admitMember(tx: Tx, memberId: string, offer: CompanyOffer): Promise<StoredPerson> {
    const store = companyStore(tx)
    // The offers are withdrawn before the member is locked, since the sweep locks offers first.
    const seen = await store.person(memberId)
    if (seen) await offerStore(tx).takeBackAllOf(seen, offer.companyId, clock.now())
    await lockMember(tx, memberId)
    // Withdraws the requests that the member made while this call waited for the lock; no new one can follow.
    await joinStore(tx).takeBackLateOf(memberId, clock.now())
    const person = (await store.person(memberId))!
    const { companyId } = person
    // While this call waited, the member may have joined another company, which is not locked; the member has
    // colleagues there.
    if (companyId === offer.companyId || (await store.isBound(person))) throw problemNamed('company.inUse')
    await store.move(memberId, offer.companyId, clock.now())
    if (companyId !== null) await close(tx, companyId)
    await store.setRoles(memberId, offer.roles)
    return person
  }

  /** Removes a company without members; requests to join it continue to wait. */
  async function close(tx: Tx, companyId: string): Promise<void> {
    await joinStore(tx).release(companyId)
    await companyStore(tx).forget(companyId)
  }

  /** Whether the sender of an invitation still owns the company; a request to join needs no sender. */
  async function isSenderStillOwner(tx: Tx, { offerKind, byId, companyId }: CompanyOffer): Promise<boolean> {
    if (offerKind !== 'INVITATION') return true
    const inviter = byId === null ? undefined : await companyStore(tx).colleague(byId, companyId)
    return inviter !== undefined && ownsCompany(inviter)
  }

  async function transferOwnership(tx: Tx, offer: CompanyOffer, viewer: StoredPerson): Promise<void> {
    const store = companyStore(tx)
    const { id, companyId, companyName, byId } = offer
    const owner = byId === null ? undefined : await store.colleague(byId, companyId)
    if (!owner || !ownsCompany(owner) || viewer.companyId !== companyId) throw problemNamed('offer.closed')
    await store.handOver(owner.id, viewer.id)
    // The former owner's invitations would bring in people and roles that the new owner never chose.
    const ended = await offerStore(tx).takeBackSentBy(owner.id, companyId, clock.now())
    const notice = companyTexts.ownerChanged(companyName, owner.name, viewer.name, ended)
    for (const { id: memberId } of [owner, ...(await store.guardians(companyId))])
      await notices.put(tx, { memberId, ...notice, eventKey: `owner-changed:${id}` })
  }

  return async (tx: Tx, offer: CompanyOffer, viewer: StoredPerson): Promise<void> => {
    if (offer.offerKind === 'OWNERSHIP') return transferOwnership(tx, offer, viewer)
    const joiningMemberId = offer.offerKind === 'JOIN' ? offer.memberId : viewer.id
    if (joiningMemberId === null || !(await isSenderStillOwner(tx, offer))) throw problemNamed('offer.closed')
    const guest = await admitMember(tx, joiningMemberId, offer)
    const { name } = guest
    if (offer.offerKind === 'INVITATION') await offerStore(tx).recordInvitee(offer.id, guest)
    await notices.put(tx, { memberId: joiningMemberId, ...companyTexts.letIn(offer.companyName) })
    const store = companyStore(tx)
    // As with a change of roles, security admins are notified of a member who joins with a role.
    const notified = await (offer.roles.length > 0 ? store.guardians : store.owners)(offer.companyId)
    for (const { id } of notified)
      if (id !== joiningMemberId)
        await notices.put(tx, { memberId: id, ...companyTexts.joined(name, offer.roles) })
  }
}
