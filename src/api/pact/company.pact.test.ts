import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import {
  colleagueId,
  companyForStaff,
  companyRefusals,
  email,
  invitation,
  joinOffer,
  memberWorld,
  offerId,
  otherOfferId,
  ownershipOffer,
  ownerWorld,
  rnno,
  roles,
  session,
  withoutCompany,
} from './company.refusals.ts'
import {
  colleague,
  companyOf,
  cursor,
  me,
  offeredOwnership,
  offerOf,
  ours,
  ownJoinRequest,
  personalText,
  personOf,
  receivedInvitation,
} from './company.ts'
import { describeRefusals } from './describe-refusals.ts'
import { fromWorld, time, uuid } from './matchers.ts'
import { ownDetailsRefusals } from './own-details.refusals.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { successesOf } from './successes.ts'

const { integer, string } = Matchers
const succeeds = successesOf(session)

describe('getAdminCompany', () => {
  it('returns a company with the people who represent it', () => {
    const { companyId, ownerId } = companyForStaff
    return succeeds(
      beginInteraction('a company for the staff', companyForStaff).uponReceiving(
        'getAdminCompany of the staff',
      ),
      'getAdminCompany',
      { companyId },
      {
        companyId,
        companyName: personalText(ours),
        rnno: personalText(rnno),
        businessCheck: { businessState: 'UNCHECKED', closedOn: null, checkedAt: null },
        details: {
          version: integer(1),
          representative: null,
          foundedOn: null,
          detailsMatch: 'UNCHECKED',
          uncheckedReason: string('NOT_GIVEN'),
          checkedAt: null,
        },
        createdAt: time('2026-11-21T10:21:00+09:00'),
        peopleCount: 2,
        contacts: [
          {
            memberId: ownerId,
            name: personalText('이지호'),
            email: personalText('jiho.lee@solbaram.example'),
            roles: ['OWNER'],
          },
        ],
        mergedInto: null,
      },
      { peopleCount: 2, contacts: [{ name: '이지호', roles: ['OWNER'] }], mergedInto: null },
    )
  })

  it('returns the company into which another one was merged', () => {
    const companyId = 'b06e3d94-1c8f-4a57-9e20-7f4d5c81a362'
    const mergedInto = { companyId: companyForStaff.companyId, companyName: personalText(ours) }
    return succeeds(
      beginInteraction('a company for the staff', {
        ...companyForStaff,
        twin: { companyId, mergedYn: 'Y' },
      }).uponReceiving('getAdminCompany of one that was merged'),
      'getAdminCompany',
      { companyId },
      {
        companyId,
        peopleCount: 0,
        mergedInto: { ...mergedInto, mergedAt: time('2026-11-21T10:21:00+09:00') },
      },
      { mergedInto: { companyId: companyForStaff.companyId, companyName: ours } },
    )
  })

  it('returns the answer of the tax office about the business number', () => {
    const { companyId } = companyForStaff
    const closedOn = '2026-10-31'
    const businessCheck = { businessState: 'CLOSED', closedOn } as const
    return succeeds(
      beginInteraction('a company for the staff', { ...companyForStaff, closedOn }).uponReceiving(
        'getAdminCompany of a closed business',
      ),
      'getAdminCompany',
      { companyId },
      { companyId, businessCheck: { ...businessCheck, checkedAt: time('2026-11-21T10:21:00+09:00') } },
      { businessCheck },
    )
  })

  it('reports that the representative is not the registered one', () => {
    const { companyId } = companyForStaff
    const values = { detailsMatch: 'DIFFERS', foundedOn: '2019-03-04', uncheckedReason: null } as const
    return succeeds(
      beginInteraction('a company for the staff', {
        ...companyForStaff,
        detailsMatch: 'DIFFERS',
      }).uponReceiving('getAdminCompany of one whose representative is not the registered one'),
      'getAdminCompany',
      { companyId },
      {
        companyId,
        details: {
          ...values,
          representative: personalText('이지호'),
          checkedAt: time('2026-11-21T10:21:00+09:00'),
        },
      },
      { details: { ...values, representative: '이지호' } },
    )
  })
})

describe('getCompany', () => {
  it('returns the company of an owner', () =>
    succeeds(
      beginInteraction('a member of a company', { ...ownerWorld, everybodyYn: 'N' }).uponReceiving(
        'getCompany of an owner',
      ),
      'getCompany',
      {},
      { company: companyOf({ everybodyYn: 'N' }), offers: [] },
      { company: { companyName: ours, rnno, everybodyYn: 'N', roles: ['OWNER'], ownerNames: [me] } },
    ))

  it('returns the offers to a member, who may leave', () =>
    succeeds(
      beginInteraction('a member of a company', {
        ...memberWorld,
        offers: [ownershipOffer, { ...invitation, offerId: otherOfferId }],
      }).uponReceiving('getCompany of a member to whom the ownership is offered'),
      'getCompany',
      {},
      {
        company: companyOf({ roles: [], ownerNames: [personalText(colleague)], leaveRefusal: null }),
        offers: [
          offerOf({
            ...offeredOwnership,
            invitations: [
              {
                email: personalText(email),
                roles: ['BILLING_MANAGER'],
                expiresAt: time('2026-12-01T09:00:00+09:00'),
              },
            ],
          }),
        ],
      },
      {
        company: { roles: [], leaveRefusal: null },
        offers: [
          {
            offerId,
            name: me,
            byName: colleague,
            invitations: [{ email, roles: ['BILLING_MANAGER'], expiresAt: '2026-12-01T09:00:00+09:00' }],
          },
        ],
      },
    ))

  it('returns the waiting offers to and by a member without a company', () =>
    succeeds(
      beginInteraction('a member without a company', {
        ...withoutCompany,
        offers: [invitation, { ...joinOffer, offerId: otherOfferId }],
      }).uponReceiving('getCompany of a member without a company'),
      'getCompany',
      {},
      {
        company: null,
        offers: [offerOf(receivedInvitation), offerOf({ ...ownJoinRequest, offerId: otherOfferId })],
      },
      {
        company: null,
        offers: [
          { offerId, byName: colleague, roles: ['BILLING_MANAGER'] },
          { offerId: otherOfferId, ownYn: 'Y', roles: [] },
        ],
      },
    ))
})

describe('the restriction of a member to viewing subscriptions and bills', () => {
  const lookingOn = { ...memberWorld, everybodyYn: 'N' } as const
  const readOnly = { loginYn: 'Y', subscriptionReadOnlyYn: 'Y' }

  it('is reported before the session is confirmed', () =>
    succeeds(
      beginInteraction('a member of a company', lookingOn).uponReceiving(
        'getUnauthSessionInfo from a member who does not manage subscriptions',
      ),
      'getUnauthSessionInfo',
      {},
      readOnly,
      readOnly,
    ))

  it('is reported at the login', () =>
    succeeds(
      beginInteraction('a member of a company', lookingOn).uponReceiving(
        'getSessionInfo from a member who does not manage subscriptions',
      ),
      'getSessionInfo',
      {},
      readOnly,
      readOnly,
    ))
})

describe('listCompanyPeople', () => {
  it('returns the members with a role to an owner', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving('listCompanyPeople of a role'),
      'listCompanyPeople',
      { companyRole: 'APPROVER', limit: 1 },
      { companyRole: 'APPROVER', search: null, total: 1, nextCursor: null, list: [personOf()] },
      { total: 1, list: [{ name: colleague, email: 'jiho.lee@solbaram.example', deptName: '재무팀' }] },
    ))

  it('returns the members whose names match a search', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving('listCompanyPeople with a search'),
      'listCompanyPeople',
      { search: '지호', limit: 1 },
      { companyRole: null, search: '지호', total: 1, nextCursor: null, list: [personOf()] },
      { search: '지호', total: 1, list: [{ memberId: colleagueId }] },
    ))

  it('returns all members to a member who is not an owner, without the addresses of colleagues', () => {
    const removalRefusal = string('회사의 소유자만 할 수 있는 일입니다.')
    return succeeds(
      beginInteraction('a member of a company', memberWorld).uponReceiving(
        'listCompanyPeople from a member without a role',
      ),
      'listCompanyPeople',
      {},
      {
        companyRole: null,
        search: null,
        total: 2,
        nextCursor: null,
        list: [
          personOf({ email: null, roles: ['OWNER'], removalRefusal }),
          {
            ...personOf({ roles: [], ownYn: 'Y', removalRefusal }),
            memberId: uuid('2d8b5f3a-6e01-4c97-8f42-b7d5a9c1e360'),
            name: personalText(me),
          },
        ],
      },
      {
        list: [
          { email: null, roles: ['OWNER'] },
          { name: me, ownYn: 'Y' },
        ],
      },
    )
  })

  it('returns the second page', () => {
    const data = { total: 2, nextCursor: null, list: [{ ownYn: 'Y' }] }
    return succeeds(
      beginInteraction('a member of a company', ownerWorld)
        .given(...calledBefore('listCompanyPeople', { limit: 1 }, { session }))
        .uponReceiving('listCompanyPeople from a cursor on'),
      'listCompanyPeople',
      { limit: 1, cursor },
      data,
      data,
      { limit: 1, cursor: fromWorld('nextCursor', cursor) },
    )
  })
})

describe('updateCompanyRoles', () => {
  it('changes the roles of a colleague', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving(
        'updateCompanyRoles of a colleague',
      ),
      'updateCompanyRoles',
      roles,
      personOf({ roles: ['BILLING_MANAGER', 'APPROVER'] }),
      { memberId: colleagueId, roles: ['BILLING_MANAGER', 'APPROVER'] },
    ))
})

describe('updateCompanyPolicy', () => {
  it('restricts subscriptions to owners and billing managers', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving('updateCompanyPolicy by an owner'),
      'updateCompanyPolicy',
      { everybodyYn: 'N' },
      companyOf({ everybodyYn: 'N' }),
      { companyName: ours, everybodyYn: 'N' },
    ))
})

describe('removeCompanyPerson', () => {
  it('removes a colleague from the company', () =>
    succeeds(
      beginInteraction('a member of a company', ownerWorld).uponReceiving(
        'removeCompanyPerson of a colleague',
      ),
      'removeCompanyPerson',
      { memberId: colleagueId },
      { removedYn: 'Y' },
      { removedYn: 'Y' },
    ))
})

describe('leaveCompany', () => {
  it('removes the caller from the company', () =>
    succeeds(
      beginInteraction('a member of a company', memberWorld).uponReceiving(
        'leaveCompany by a member without a role',
      ),
      'leaveCompany',
      {},
      { leftYn: 'Y' },
      { leftYn: 'Y' },
    ))
})

describeRefusals(companyRefusals)
describeRefusals(ownDetailsRefusals)
