import { Matchers } from '@pact-foundation/pact'
import { encodeBase64 } from '#domain/base64.ts'
import { personalText } from './company.ts'
import { closedOwner, companyId, owner, ownerId, strangerCase } from './company-admin.refusals.ts'
import { at, given, memberCases, session, unknownCase, unopenedCase, world } from './company-admin.ts'
import { time, uuid } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { regex } = Matchers
export const refusedForCompany = {
  'adminCompany.missing': unknownCase,
  'adminCompany.unopened': unopenedCase,
  'role.missing': memberCases,
}
const usedCase = { but: { usedYn: 'Y' } } as const
const ownerFields = { receiverName: encodeBase64('이*호'), createdAt: time(at) }
export const writtenMessages = [
  {
    ...ownerFields,
    messageId: uuid('3f9a2c71-8d04-4e5b-b6c2-71e0d94f5a13'),
    way: 'PHONE',
    announcementType: null,
    kind: 'BILL_LATE',
    heading: null,
    receiver: regex('^[A-Za-z0-9+/=]+$', encodeBase64('010-****-0000')),
    messageState: 'TALK',
    endedAt: time(at),
  },
  {
    ...ownerFields,
    messageId: uuid('a58e1d06-4c37-42f9-8b1e-5d20c7f3961a'),
    way: 'MAIL',
    announcementType: 'service',
    kind: null,
    heading: personalText('청구서가 발행되었습니다'),
    receiver: encodeBase64('ji*****@solbaram.example'),
    messageState: 'SENT',
    endedAt: time(at),
  },
  {
    ...ownerFields,
    messageId: uuid('c7b04e92-1f68-4d3a-9e57-08a3b6d21f4c'),
    way: 'INBOX',
    announcementType: 'service',
    kind: null,
    heading: personalText('청구서가 발행되었습니다'),
    receiver: null,
    messageState: 'UNREAD',
    endedAt: null,
  },
] as const
const shownMessages = [
  { way: 'PHONE', kind: 'BILL_LATE', receiverName: '이*호', messageState: 'TALK' },
  {
    way: 'MAIL',
    heading: '청구서가 발행되었습니다',
    receiver: 'ji*****@solbaram.example',
    messageState: 'SENT',
  },
  { way: 'INBOX', heading: '청구서가 발행되었습니다', receiver: null, messageState: 'UNREAD' },
] as const

const refusedForMember = {
  'account.missing': strangerCase,
  'adminMember.unopened': unopenedCase,
  'role.missing': memberCases,
}

/** The refusals of the operations of a company's page and a member's page. */
export const companyPageRefusals = {
  openAdminMember: {
    tokens: session,
    given: worldOf('a company for the staff', { ...world, unopenedYn: 'Y' }),
    body: { memberId: ownerId, reason: '문의 응대' },
    succeeds: {
      when: 'for a reason',
      data: { memberId: ownerId, reason: encodeBase64('문의 응대') },
      gives: { memberId: ownerId, reason: '문의 응대' },
    },
    refused: { 'account.missing': strangerCase, 'role.missing': memberCases },
  },
  getAdminMember: {
    tokens: session,
    given,
    body: { memberId: ownerId },
    succeeds: [
      {
        when: 'of a company',
        data: {
          person: owner,
          phoneNumber: regex('^[A-Za-z0-9+/=]+$', encodeBase64('010-****-0000')),
          companyId,
          companyName: personalText('솔바람상회'),
          roles: ['OWNER'],
          createdAt: time(at),
        },
        gives: {
          person: { name: '이지호', accountState: 'OPEN' },
          companyName: '솔바람상회',
          roles: ['OWNER'],
        },
      },
      {
        when: 'of one whose account is closed',
        given: worldOf('a company for the staff', { ...world, closedYn: 'Y' }),
        data: { person: closedOwner },
        gives: { person: { accountState: 'CLOSED' } },
      },
    ],
    refused: refusedForMember,
  },
  listAdminMemberMessages: {
    tokens: session,
    given,
    body: { memberId: ownerId },
    succeeds: {
      when: 'of each way, the latest first',
      ...usedCase,
      data: { way: null, total: 3, nextCursor: null, list: writtenMessages },
      gives: { total: 3, list: shownMessages },
    },
    refused: refusedForMember,
  },
  listAdminMemberCounsels: {
    tokens: session,
    given,
    body: { memberId: ownerId },
    succeeds: {
      when: 'of one with a reservation',
      ...usedCase,
      data: {
        total: 1,
        nextCursor: null,
        list: [
          {
            counselId: uuid('e1d5a7f3-60b2-4c98-8a4f-2b93d70c15e6'),
            counselNo: 'C2026-000117',
            counselState: 'BOOKED',
            counselMethod: 'PHONE',
            startAt: time(at),
          },
        ],
      },
      gives: { total: 1, list: [{ counselNo: 'C2026-000117', counselState: 'BOOKED' }] },
    },
    refused: refusedForMember,
  },
  listAdminCompanyApps: {
    tokens: session,
    given,
    body: { companyId },
    succeeds: {
      when: 'of a company with an app of its own',
      ...usedCase,
      data: {
        total: 1,
        nextCursor: null,
        list: [
          {
            appId: uuid('5b20e6c4-97d1-4a3f-b80e-46f1c2d9a735'),
            appName: personalText('재무 회계'),
            category: personalText('경영 지원'),
            owner: 'COMPANY',
            useState: 'A',
            retiredYn: 'N',
            holderCount: 0,
            connection: { loginYn: 'N', scimState: 'NONE', keyCount: 1 },
          },
        ],
      },
      gives: { total: 1, list: [{ appName: '재무 회계', owner: 'COMPANY', connection: { keyCount: 1 } }] },
    },
    refused: refusedForCompany,
  },
  listAdminCompanyRequests: {
    tokens: session,
    given,
    body: { companyId },
    succeeds: {
      when: 'of a company with one that waits',
      ...usedCase,
      data: {
        waitingCount: 1,
        approvedCount: 0,
        rejectedCount: 0,
        total: 1,
        nextCursor: null,
        list: [
          {
            requestId: uuid('d4906b1e-2a7f-4583-9cd1-f08e35b6a2c7'),
            memberId: ownerId,
            memberName: personalText('이지호'),
            appName: personalText('재무 회계'),
            levelName: personalText('열람'),
            approvalType: 'APPLY',
            approvalResult: 'WAITING',
            closeReason: null,
            requestedAt: time(at),
            closedAt: null,
          },
        ],
      },
      gives: { waitingCount: 1, total: 1, list: [{ memberName: '이지호', appName: '재무 회계' }] },
    },
    refused: refusedForCompany,
  },
  listAdminCompanyMessages: {
    tokens: session,
    given,
    body: { companyId },
    succeeds: [
      {
        when: 'of each way, the latest first',
        ...usedCase,
        data: { way: null, total: 3, nextCursor: null, list: writtenMessages },
        gives: { total: 3, list: shownMessages },
      },
      {
        when: 'of one way',
        ...usedCase,
        with: { way: 'MAIL' },
        data: { way: 'MAIL', total: 1, nextCursor: null, list: [writtenMessages[1]] },
        gives: { way: 'MAIL', total: 1 },
      },
    ],
    refused: refusedForCompany,
  },
} satisfies Partial<RefusalTable>
