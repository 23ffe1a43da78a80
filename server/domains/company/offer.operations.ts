import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { OfferMachineEvent, OfferState } from '#domain/company/offer.machine.ts'
import {
  firstStates,
  mayAnswer,
  mayWithdraw,
  OFFER_MS,
  offerAfter,
  offerRefusal,
} from '#domain/company/offers.ts'
import { givenRoles, ownsCompany } from '#domain/company/roles.ts'
import { isEmail, mailboxOf, normalizeEmail } from '#domain/email.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { keyHolderWith, type Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { companyTexts, invitationMail } from '#server/messages/company-texts.ts'
import { addressGroup } from '#server/security/address-group.ts'
import type { CompanyDeps } from './company.deps.ts'
import { companyStore } from './company.store.ts'
import { ownCompany, viewerOf } from './company.viewer.ts'
import { toOffer } from './company.views.ts'
import { joinStore } from './join.store.ts'
import { acceptance } from './offer.acceptance.ts'
import { notifyOfExpiry, notifyOfRefusal } from './offer.notices.ts'
import { countOffer, MAX_OPEN } from './offer.rules.ts'
import { isOfCompany, offerStore, type StoredOffer } from './offer.store.ts'

type OfferOperations = Pick<
  OperationsTagged<'company', Caller>,
  | 'listCompanyOffers'
  | 'inviteToCompany'
  | 'askToJoinCompany'
  | 'offerOwnership'
  | 'answerCompanyOffer'
  | 'takeBackCompanyOffer'
>
type NewOffer = Pick<StoredOffer, 'offerKind' | 'memberId' | 'name' | 'email' | 'byId' | 'roles'>

const defaultLimit = 20

/**
 * Returns the state of an offer after an event at a moment. Throws the problem if the offer does not allow the event.
 */
function stateAfter(offer: StoredOffer, event: OfferMachineEvent, now: Date): OfferState {
  const next = offerAfter(offer, event, now)
  if (next) return next
  throw problemNamed(offerRefusal(offer, event, now) ?? 'offer.closed')
}

/** The operations on invitations, requests to join and offers of an ownership. */
export function offerOperations(deps: CompanyDeps): OfferOperations {
  const { db, clock, once, mails, notices, throttleIn, site } = deps
  const acceptOffer = acceptance(deps)

  /**
   * Adds an offer of a locked company, after closing expired offers. Throws if an offer of its kind is already open.
   */
  async function insertOffer(tx: Tx, offer: NewOffer & { companyId: string }): Promise<StoredOffer> {
    const { companyId } = offer
    const store = offerStore(tx)
    await notifyOfExpiry(tx, notices, await store.expire(clock.now(), MAX_OPEN, { companyId }))
    // A unique index ensures that at most one ownership offer is open.
    const isCounted = offer.offerKind !== 'OWNERSHIP'
    if (isCounted && (await store.count({ companyId, open: true })) >= MAX_OPEN)
      throw problemNamed('offer.tooMany')
    return begin(tx, offer)
  }

  async function begin(
    tx: Tx,
    offer: NewOffer & Partial<Pick<StoredOffer, 'companyId' | 'rnno'>>,
  ): Promise<StoredOffer> {
    const [now, store, id] = [clock.now(), offerStore(tx), randomUUID()]
    const isNew = await store.add({
      ...offer,
      id,
      offerState: firstStates[offer.offerKind],
      createdAt: now,
      expiresAt: new Date(now.getTime() + OFFER_MS),
    })
    if (!isNew) throw problemNamed('offer.taken')
    return (await store.find(id))!
  }

  const owner = (caller: Caller) => keyHolderWith(caller, (tx) => ownCompany(tx, caller))

  /** Locks the company of an offer and that of the joining member; returns the offer and the calling member. */
  async function lockOffer(tx: Tx, offerId: string, caller: Caller) {
    const seen = await offerStore(tx).find(offerId)
    const joiningMemberId = seen?.offerKind === 'JOIN' ? seen.memberId : memberOf(caller).memberId
    if (seen) await companyStore(tx).lockWith(seen.companyId, joiningMemberId)
    const offer = seen && (await offerStore(tx).find(offerId))
    const viewer = await viewerOf(tx, caller)
    return { offer, viewer, party: { ...viewer, memberId: viewer.id } }
  }

  return {
    async listCompanyOffers({ offerKind, openYn, cursor, limit = defaultLimit }, caller) {
      const viewer = await viewerOf(db, caller)
      const { companyId } = viewer
      if (companyId === null || !ownsCompany(viewer)) throw problemNamed('company.forbidden')
      const filter = { companyId, offerKind, ...(openYn && { open: openYn === 'Y' }) }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const store = offerStore(db)
      const [rows, total] = await Promise.all([
        store.page(filter, { after, limit: limit + 1 }),
        store.count(filter),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return { total, nextCursor, list: shown.map((offer) => toOffer(offer, viewer.id)) }
    },

    inviteToCompany: (input, caller) =>
      once('inviteToCompany', owner(caller), input, async (tx) => {
        const { company, viewer } = await ownCompany(tx, caller)
        if (!isEmail(input.email)) throw problemNamed('request.invalid')
        const [email, store] = [normalizeEmail(input.email), companyStore(tx)]
        if (await store.hasMember(company.id, email)) throw problemNamed('offer.taken')
        const offer = await insertOffer(tx, {
          companyId: company.id,
          offerKind: 'INVITATION',
          memberId: null,
          name: null,
          email,
          byId: viewer.id,
          roles: givenRoles.filter((role) => input.roles.includes(role)),
        })
        await countOffer(throttleIn(tx), 'fromCompany', company.id)
        await countOffer(throttleIn(tx), 'toAddress', mailboxOf(email))
        const mailedOffer = { ...offer, companyName: company.name, byName: viewer.name }
        const invited = await store.memberOfEmail(email)
        const invitationToSend = invitationMail(email, mailedOffer, site)
        if (invited)
          await notices.put(tx, {
            memberId: invited,
            ...companyTexts.invited(company.name, viewer.name, offer.expiresAt),
            mail: invitationToSend,
          })
        else await mails.put(tx, invitationToSend)
        return toOffer(offer, viewer.id)
      }),

    askToJoinCompany: (input, caller) =>
      once('askToJoinCompany', caller, input, async (tx) => {
        const rnno = digitsOf(input.rnno)
        if (!isBusinessNumber(rnno)) throw problemNamed('request.invalid')
        const store = companyStore(tx)
        const viewer = await viewerOf(tx, caller)
        if (await store.isBound(viewer)) throw problemNamed('company.inUse')
        const { id: memberId, name, email } = viewer
        await notifyOfExpiry(tx, notices, await offerStore(tx).expire(clock.now(), MAX_OPEN, { memberId }))
        // `offer.delivery.ts` looks up the company with the business number later.
        const offer = await begin(tx, {
          offerKind: 'JOIN',
          memberId,
          name,
          email,
          byId: memberId,
          roles: [],
          rnno,
        })
        // While the call waited for the lock, its member may have joined another company, and is then bound to that
        // company.
        if (await store.isBound(await viewerOf(tx, caller))) throw problemNamed('company.inUse')
        await countOffer(throttleIn(tx), 'joins', memberId)
        await countOffer(throttleIn(tx), 'joinsFrom', addressGroup(caller.address))
        return toOffer(offer, memberId)
      }),

    offerOwnership: (input, caller) =>
      once('offerOwnership', owner(caller), input, async (tx) => {
        const { company, viewer } = await ownCompany(tx, caller)
        const person = await companyStore(tx).colleague(input.memberId, company.id)
        if (!person) throw problemNamed('companyPerson.missing')
        if (ownsCompany(person)) throw problemNamed('companyPerson.owner')
        const offer = await insertOffer(tx, {
          companyId: company.id,
          offerKind: 'OWNERSHIP',
          memberId: person.id,
          name: person.name,
          email: person.email,
          byId: viewer.id,
          roles: [],
        })
        await countOffer(throttleIn(tx), 'fromMember', viewer.id)
        await notices.put(tx, {
          memberId: person.id,
          ...companyTexts.offered(company.name, viewer.name, offer.expiresAt),
        })
        return toOffer(offer, viewer.id)
      }),

    answerCompanyOffer: ({ offerId, answer }, caller) =>
      db.transaction(async (tx) => {
        const { offer, viewer, party } = await lockOffer(tx, offerId, caller)
        if (!offer || !mayAnswer(offer, party)) throw problemNamed('offer.missing')
        if (!isOfCompany(offer)) throw problemNamed('offer.missing')
        const [now, store] = [clock.now(), offerStore(tx)]
        const next = stateAfter(offer, { type: 'answerCompanyOffer', answer }, now)
        if (offer.offerKind === 'JOIN' && answer === 'REFUSE') {
          const refusedId = await joinStore(tx).refuse(offer, next, now)
          if (refusedId === undefined) throw problemNamed('offer.closed')
          return toOffer((await store.find(refusedId))!, viewer.id)
        }
        // The offer is closed first, since accepting it withdraws all other open offers of the person.
        if (!(await store.close(offerId, next, now))) throw problemNamed('offer.closed')
        await (answer === 'ACCEPT' ? acceptOffer(tx, offer, viewer) : notifyOfRefusal(tx, notices, offer))
        return toOffer((await store.find(offerId))!, viewer.id)
      }),

    takeBackCompanyOffer: ({ offerId }, caller) =>
      db.transaction(async (tx) => {
        const { offer, viewer, party } = await lockOffer(tx, offerId, caller)
        if (!offer || !mayWithdraw(offer, party)) throw problemNamed('offer.missing')
        const now = clock.now()
        const next = stateAfter(offer, { type: 'takeBackCompanyOffer' }, now)
        if (!(await offerStore(tx).close(offerId, next, now))) throw problemNamed('offer.closed')
        if (offer.offerKind === 'OWNERSHIP' && offer.memberId !== null && offer.companyName !== null)
          await notices.put(tx, { memberId: offer.memberId, ...companyTexts.takenBack(offer.companyName) })
        return toOffer((await offerStore(tx).find(offerId))!, viewer.id)
      }),
  }
}
