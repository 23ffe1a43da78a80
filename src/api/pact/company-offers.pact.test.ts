import { describe, it } from 'vitest'
import {
  acceptInput,
  ask,
  email,
  invitation,
  inviteInput,
  joinOffer,
  memberWorld,
  offerId,
  otherOfferId,
  ownershipInput,
  ownershipOffer,
  ownerWorld,
  rnno,
  session,
  withoutCompany,
} from './company.refusals.ts'
import {
  closedAt,
  colleague,
  cursor,
  me,
  offeredOwnership,
  offerFields,
  offerOf,
  ours,
  ownJoinRequest,
  personalText,
  receivedInvitation,
  request,
} from './company.ts'
import { fromWorld, uuid } from './matchers.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { successesOf } from './successes.ts'

const succeeds = successesOf(session)

describe('listCompanyOffers', () => {
  const someOffers = { ...ownerWorld, offers: [invitation, { ...joinOffer, offerId: otherOfferId }] }

  it('returns the waiting offers of a kind', () =>
    succeeds(
      beginInteraction('a member of a company', someOffers).uponReceiving(
        'listCompanyOffers of invitations that wait',
      ),
      'listCompanyOffers',
      { offerKind: 'INVITATION', openYn: 'Y', limit: 1 },
      { total: 1, nextCursor: null, list: [offerOf()] },
      { total: 1, list: [{ offerId, companyName: ours, email, byName: me, name: null }] },
    ))

  it('returns the offers that are no longer open', () =>
    succeeds(
      beginInteraction('a member of a company', {
        ...ownerWorld,
        offers: [invitation, { ...joinOffer, offerId: otherOfferId, offerState: 'REFUSED' }],
      }).uponReceiving('listCompanyOffers of those that are over'),
      'listCompanyOffers',
      { openYn: 'N' },
      {
        total: 1,
        nextCursor: null,
        list: [offerOf({ ...request, offerId: otherOfferId, offerState: 'REFUSED', closedAt })],
      },
      { total: 1, list: [{ offerState: 'REFUSED', name: '이우주', closedAt: '2026-11-25T09:00:00+09:00' }] },
    ))

  it('returns the second page', () => {
    const data = { total: 2, nextCursor: null, list: [{ offerId: otherOfferId }] }
    return succeeds(
      beginInteraction('a member of a company', someOffers)
        .given(...calledBefore('listCompanyOffers', { limit: 1 }, { session }))
        .uponReceiving('listCompanyOffers from a cursor on'),
      'listCompanyOffers',
      { limit: 1, cursor },
      data,
      data,
      { limit: 1, cursor: fromWorld('nextCursor', cursor) },
    )
  })
})

describe('inviteToCompany', () => {
  it('invites a mail address', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving(
        'inviteToCompany of a mail address',
      ),
      'inviteToCompany',
      inviteInput,
      offerOf(),
      { offerState: 'SENT', email, roles: ['BILLING_MANAGER'] },
    ))
})

describe('askToJoinCompany', () => {
  it('sends a request to the owners of the company with a business number', () =>
    succeeds(
      beginInteraction('a member without a company', withoutCompany).uponReceiving(
        'askToJoinCompany of a business number',
      ),
      'askToJoinCompany',
      ask,
      offerOf({ ...ownJoinRequest, offerId: uuid(offerId) }),
      { offerKind: 'JOIN', offerState: 'WAITING', companyName: null, rnno, name: me },
    ))
})

describe('offerOwnership', () => {
  it('offers the ownership to a colleague', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving('offerOwnership to a colleague'),
      'offerOwnership',
      ownershipInput,
      offerOf({ ...ownershipOffer, ...offerFields(colleague), offerId: uuid(offerId) }),
      { offerKind: 'OWNERSHIP', offerState: 'OFFERED', name: colleague, byName: me },
    ))
})

describe('answerCompanyOffer', () => {
  const decidedOffer = (offer: object, offerState: 'ACCEPTED' | 'REFUSED') =>
    [offerOf({ ...offer, offerState, closedAt }), { offerId, offerState }] as const

  it('accepts a request to join', () =>
    succeeds(
      beginInteraction('a member of a company', { ...ownerWorld, offers: [joinOffer] }).uponReceiving(
        'answerCompanyOffer by accepting a request to join',
      ),
      'answerCompanyOffer',
      acceptInput,
      ...decidedOffer(request, 'ACCEPTED'),
    ))

  it('accepts an invitation to a company', () =>
    succeeds(
      beginInteraction('a member without a company', {
        ...withoutCompany,
        offers: [invitation],
      }).uponReceiving('answerCompanyOffer by accepting an invitation'),
      'answerCompanyOffer',
      acceptInput,
      ...decidedOffer({ ...receivedInvitation, name: personalText(me) }, 'ACCEPTED'),
    ))

  it('accepts the ownership', () =>
    succeeds(
      beginInteraction('a member of a company', { ...memberWorld, offers: [ownershipOffer] }).uponReceiving(
        'answerCompanyOffer by accepting the ownership',
      ),
      'answerCompanyOffer',
      acceptInput,
      ...decidedOffer(offeredOwnership, 'ACCEPTED'),
    ))

  it('refuses the ownership', () =>
    succeeds(
      beginInteraction('a member of a company', { ...memberWorld, offers: [ownershipOffer] }).uponReceiving(
        'answerCompanyOffer by refusing the ownership',
      ),
      'answerCompanyOffer',
      { offerId, answer: 'REFUSE' },
      ...decidedOffer(offeredOwnership, 'REFUSED'),
    ))
})

describe('takeBackCompanyOffer', () => {
  const takenBack = { offerState: 'TAKEN_BACK', closedAt }

  it('takes back an invitation', () =>
    succeeds(
      beginInteraction('a member of a company', { ...ownerWorld, offers: [invitation] }).uponReceiving(
        'takeBackCompanyOffer of an invitation',
      ),
      'takeBackCompanyOffer',
      { offerId },
      offerOf({ ...invitation, ...takenBack }),
      { offerId, offerState: 'TAKEN_BACK' },
    ))

  it("withdraws the member's own request to join", () =>
    succeeds(
      beginInteraction('a member without a company', {
        ...withoutCompany,
        offers: [joinOffer],
      }).uponReceiving('takeBackCompanyOffer of their own request to join'),
      'takeBackCompanyOffer',
      { offerId },
      offerOf({ ...ownJoinRequest, ...takenBack }),
      { offerId, offerState: 'TAKEN_BACK' },
    ))
})
