import type { Input } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

type OfCompany = ProviderStates['a member of a company']
type WithoutCompany = ProviderStates['a member without a company']

export const session = 'Cq5vNt8RzXk2LyWm7HbPs4JdGf1EaUo9IiQr3TwBvKM'
export const colleagueId = '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254'
export const offerId = '7d1f4c86-e2a9-4503-b7d8-3c90e6a15f42'
export const otherOfferId = 'a84e0b37-6cd5-4f19-92b3-d51c7e80f6a4'
export const email = 'haneul.choi@solbaram.example'
export const rnno = '9998700036'
const unknownId = '00000000-0000-4000-8000-00000000dead'
const idempotencyKey = 'e39c51f8-07b4-4d6a-a5e2-8f1c0d7b4396'
const unprovenMember = worldOf('a logged-in member', {
  session,
  password: 'Sori-narae-2026!',
  passwordCheckYn: 'Y',
  verifiedYn: 'N',
})

export const companyForStaff: ProviderStates['a company for the staff'] = {
  session,
  companyId: '5e8c1f37-a40d-4b92-8e6f-d13b79c0a254',
  ownerId: colleagueId,
}
/** An owner with a colleague who approves. */
export const ownerWorld: OfCompany = {
  session,
  roles: ['OWNER'],
  colleagueId,
  colleagueRoles: ['APPROVER'],
  email,
}
/** A member without a role, whose colleague owns the company. */
export const memberWorld: OfCompany = { ...ownerWorld, roles: [], colleagueRoles: ['OWNER'] }
export const withoutCompany: WithoutCompany = { session, rnno }
export const invitation = { offerId, offerKind: 'INVITATION', offerState: 'SENT' } as const
export const joinOffer = { offerId, offerKind: 'JOIN', offerState: 'WAITING' } as const
export const ownershipOffer = { offerId, offerKind: 'OWNERSHIP', offerState: 'OFFERED' } as const

export const roles: Input<'updateCompanyRoles'> = {
  memberId: colleagueId,
  roles: ['BILLING_MANAGER', 'APPROVER'],
  seenRoles: ['APPROVER'],
}
export const inviteInput: Input<'inviteToCompany'> = { idempotencyKey, email, roles: ['BILLING_MANAGER'] }
export const ask: Input<'askToJoinCompany'> = { idempotencyKey, rnno }
export const ownershipInput: Input<'offerOwnership'> = { idempotencyKey, memberId: colleagueId }
export const acceptInput: Input<'answerCompanyOffer'> = { offerId, answer: 'ACCEPT' }

export const otherMemberCase = {
  when: 'by a member who does not own the company',
  given: worldOf('a member of a company', memberWorld),
}
const unknownPerson = { when: 'of someone who is no colleague', with: { memberId: unknownId } }
const ownedByColleague: OfCompany = { ...ownerWorld, colleagueRoles: ['OWNER'] }
const staleProofCase = { when: 'without a fresh proof', given: unprovenMember }

export const companyRefusals = {
  getCompany: { tokens: session, body: {} },
  listCompanyPeople: {
    tokens: session,
    body: {},
    refused: {
      'company.missing': {
        when: 'from a member without a company',
        given: worldOf('a member without a company', withoutCompany),
      },
    },
  },
  updateCompanyRoles: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: roles,
    refused: {
      'company.forbidden': otherMemberCase,
      'companyPerson.missing': unknownPerson,
      'companyPerson.changed': { when: 'of one who has other roles by now', with: { seenRoles: [] } },
      'companyPerson.lastAdmin': {
        when: 'of the last app admin, whose role it takes away',
        but: { colleagueRoles: ['APP_ADMIN'], lastAdmin: 'COLLEAGUE' },
        with: { roles: [], seenRoles: ['APP_ADMIN'] },
      },
      'verification.stale': staleProofCase,
    },
  },
  updateCompanyPolicy: {
    tokens: session,
    body: { everybodyYn: 'N' },
    refused: { 'company.forbidden': otherMemberCase, 'verification.stale': staleProofCase },
  },
  removeCompanyPerson: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: { memberId: colleagueId },
    refused: {
      'company.forbidden': otherMemberCase,
      'companyPerson.missing': unknownPerson,
      'companyPerson.owner': {
        when: 'of an owner',
        given: worldOf('a member of a company', ownedByColleague),
      },
      'companyPerson.lastAdmin': {
        when: 'of the last administrator of an app',
        but: { lastAdmin: 'COLLEAGUE' },
      },
      'verification.stale': staleProofCase,
    },
  },
  leaveCompany: {
    tokens: session,
    given: worldOf('a member of a company', memberWorld),
    body: {},
    refused: {
      'company.missing': {
        when: 'by a member without a company',
        given: worldOf('a member without a company', withoutCompany),
      },
      'company.lastOwner': {
        when: 'by the one owner',
        given: worldOf('a member of a company', ownerWorld),
      },
      'companyPerson.lastAdmin': {
        when: 'by the last administrator of an app',
        but: { lastAdmin: 'MEMBER' },
      },
      'verification.stale': staleProofCase,
    },
  },
  listCompanyOffers: {
    tokens: session,
    body: {},
    refused: { 'company.forbidden': otherMemberCase },
  },
  inviteToCompany: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: inviteInput,
    refused: {
      'company.forbidden': otherMemberCase,
      'offer.taken': { when: 'of one whose invitation waits', but: { offers: [invitation] } },
      'offer.tooMany': { when: 'where as many wait as may', but: { full: true } },
      'key.reused': {
        when: 'with a key that was used for another',
        but: { usedKey: { operation: 'inviteToCompany', idempotencyKey } },
      },
      'verification.stale': staleProofCase,
    },
  },
  askToJoinCompany: {
    tokens: session,
    given: worldOf('a member without a company', withoutCompany),
    body: ask,
    refused: {
      'company.inUse': { when: 'by a member who tries a service', but: { bound: true } },
      'offer.taken': { when: 'while a request of theirs waits', but: { offers: [joinOffer] } },
      'key.reused': {
        when: 'with a key that was used for another',
        but: { usedKey: { operation: 'askToJoinCompany', idempotencyKey } },
      },
    },
  },
  offerOwnership: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: ownershipInput,
    refused: {
      'company.forbidden': otherMemberCase,
      'companyPerson.missing': { ...unknownPerson, when: 'to someone who is no colleague' },
      'companyPerson.owner': {
        when: 'to an owner',
        given: worldOf('a member of a company', ownedByColleague),
      },
      'offer.taken': { when: 'while it is offered already', but: { offers: [ownershipOffer] } },
      'key.reused': {
        when: 'with a key that was used for another',
        but: { usedKey: { operation: 'offerOwnership', idempotencyKey } },
      },
      'verification.stale': staleProofCase,
    },
  },
  answerCompanyOffer: {
    tokens: session,
    given: worldOf('a member without a company', { ...withoutCompany, offers: [invitation] }),
    body: acceptInput,
    refused: {
      'offer.missing': [
        { when: 'of one that is not there', with: { offerId: unknownId } },
        { when: 'of their own request', but: { offers: [joinOffer] } },
      ],
      'offer.closed': [
        {
          when: 'of one that was taken back',
          but: { offers: [{ ...invitation, offerState: 'TAKEN_BACK' }] },
        },
        { when: 'of one after its seven days', but: { offers: [{ ...invitation, daysAgo: 8 }] } },
      ],
      'company.inUse': { when: 'by a member who tries a service', but: { bound: true } },
      'verification.stale': staleProofCase,
    },
  },
  getAdminCompany: {
    tokens: session,
    given: worldOf('a company for the staff', companyForStaff),
    body: { companyId: companyForStaff.companyId },
    refused: {
      'adminCompany.missing': { when: 'of one that is not there', with: { companyId: unknownId } },
      'adminCompany.unopened': { when: 'before a reason was given', but: { unopenedYn: 'Y' } },
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of a company', { ...ownerWorld }),
      },
    },
  },
  takeBackCompanyOffer: {
    tokens: session,
    given: worldOf('a member of a company', { ...ownerWorld, offers: [invitation] }),
    body: { offerId },
    refused: {
      'offer.missing': [
        { when: 'of one that is not there', with: { offerId: unknownId } },
        { when: 'of a request of someone else', but: { offers: [joinOffer] } },
      ],
      'offer.closed': [
        { when: 'of one that was refused', but: { offers: [{ ...invitation, offerState: 'REFUSED' }] } },
        { when: 'of one after its seven days', but: { offers: [{ ...invitation, daysAgo: 8 }] } },
      ],
    },
  },
} satisfies Partial<RefusalTable>
