import { Matchers } from '@pact-foundation/pact'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { personalText } from './company.ts'
import {
  at,
  given,
  memberCases,
  mergedCase,
  rnno,
  session,
  twinId,
  unknownCase,
  unknownId,
  unopenedCase,
  world,
} from './company-admin.ts'
import { time } from './matchers.ts'
import { type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

const { integer, regex, string } = Matchers
const ownId = '2d8b5f3a-6e01-4c97-8f42-b7d5a9c1e360'
export const { companyId, ownerId } = world
const closedState = { ...world, closedYn: 'Y' } as const
const reason = '사업자등록증의 상호와 같게 고칩니다.'
const correction: Input<'correctCompany'> = {
  companyId,
  version: 1,
  companyName: '솔바람상회 주식회사',
  rnno,
  reason,
}
const closure = { memberId: ownerId, reason: '본인이 아닌 사람이 로그인한 것으로 보입니다.' }
export const strangerCase = { when: 'of someone who is no member', with: { memberId: unknownId } }

export const correctedCompany = {
  correctedAt: time(at),
  byName: personalText('송나래'),
  reason: personalText(reason),
  formerName: personalText('솔바람상회'),
  formerRnno: personalText(rnno),
  companyName: personalText('솔바람상회 주식회사'),
  rnno: personalText(rnno),
  mergedId: null,
}
const corrections = {
  companyId,
  version: integer(2),
  companyName: personalText('솔바람상회 주식회사'),
  rnno: personalText(rnno),
  list: [correctedCompany],
}
const shownCorrections = {
  companyId,
  version: 2,
  list: [{ formerName: '솔바람상회', companyName: '솔바람상회 주식회사', reason, byName: '송나래' }],
}
export const owner = {
  memberId: ownerId,
  name: personalText('이지호'),
  email: personalText('jiho.lee@solbaram.example'),
  deptName: personalText('재무팀'),
  accountState: 'OPEN',
  closing: null,
  refusal: null,
}
const closing = { closedAt: time(at), byName: personalText('송나래'), reason: personalText(closure.reason) }
export const closedOwner = { ...owner, accountState: 'CLOSED', closing }

const row = {
  companyId,
  companyName: personalText('솔바람상회'),
  rnno: personalText(rnno),
  businessState: 'CLOSED',
  peopleCount: 2,
  closedCount: 0,
  runningCount: 0,
  createdAt: time(at),
  mergedYn: 'N',
}
const listedMember = {
  memberId: ownerId,
  name: encodeBase64('이*호'),
  email: encodeBase64('ji*****@solbaram.example'),
  companyId,
  companyName: personalText('솔바람상회'),
  accountState: 'CLOSED',
  createdAt: time(at),
}

export const companyAdminRefusals = {
  listAdminCompanies: {
    tokens: session,
    given,
    body: { search: '999-87-00036' },
    succeeds: {
      when: 'of a closed business, by its number',
      but: { closedOn: '2026-10-31' },
      with: { businessState: 'CLOSED', sort: 'COMPANY', sortDirection: 'DESC' },
      data: { businessState: 'CLOSED', search: '999-87-00036', total: 1, nextCursor: null, list: [row] },
      gives: {
        total: 1,
        nextCursor: null,
        list: [{ companyId, companyName: '솔바람상회', rnno, businessState: 'CLOSED', peopleCount: 2 }],
      },
    },
    refused: { 'role.missing': memberCases },
  },
  exportAdminCompanies: {
    tokens: session,
    given,
    body: { search: '999-87-00036' },
    succeeds: {
      when: 'of a company, by its number',
      data: {
        fileName: string('회사-2026-11-24.csv'),
        rows: integer(1),
        csv: personalText('\uFEFF회사,사업자등록번호\r\n'),
      },
      gives: { rows: 1 },
    },
    refused: { 'role.missing': memberCases, ...withStaleProof(session, given) },
  },
  listAdminMembers: {
    tokens: session,
    given,
    body: { search: 'jiho.lee@solbaram.example' },
    succeeds: {
      when: 'of a closed account, by its address',
      but: { closedYn: 'Y' },
      with: { accountState: 'CLOSED', sort: 'COMPANY' },
      data: {
        accountState: 'CLOSED',
        search: 'jiho.lee@solbaram.example',
        total: 1,
        nextCursor: null,
        list: [listedMember],
      },
      gives: {
        total: 1,
        nextCursor: null,
        list: [{ memberId: ownerId, name: '이*호', companyName: '솔바람상회', accountState: 'CLOSED' }],
      },
    },
    refused: { 'role.missing': memberCases },
  },
  openAdminCompany: {
    tokens: session,
    given: worldOf('a company for the staff', { ...world, unopenedYn: 'Y' }),
    body: { companyId, reason: '구독 신청 확인' },
    succeeds: {
      when: 'for a reason',
      data: { companyId, reason: encodeBase64('구독 신청 확인') },
      gives: { companyId, reason: '구독 신청 확인' },
    },
    refused: { 'adminCompany.missing': unknownCase, 'role.missing': memberCases },
  },
  correctCompany: {
    tokens: session,
    given,
    body: correction,
    succeeds: { when: 'by the staff', data: corrections, gives: shownCorrections },
    refused: {
      'adminCompany.missing': unknownCase,
      'adminCompany.changed': { when: 'of another version', with: { version: 7 } },
      'adminCompany.numberTaken': { when: 'to the number of another company', with: { rnno: '9998700017' } },
      'adminCompany.merged': { ...mergedCase, with: { companyId: twinId } },
      'role.missing': memberCases,
      ...withStaleProof(session, given),
    },
  },
  listCompanyCorrections: {
    tokens: session,
    given,
    body: { companyId },
    succeeds: {
      when: 'of a company that was corrected',
      but: { correctedYn: 'Y' },
      data: corrections,
      gives: shownCorrections,
    },
    refused: {
      'adminCompany.missing': unknownCase,
      'adminCompany.unopened': unopenedCase,
      'role.missing': memberCases,
    },
  },
  listAdminCompanyPeople: {
    tokens: session,
    given,
    body: { companyId, limit: 1 },
    succeeds: [
      {
        when: 'of a company, the first of them',
        data: {
          search: null,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MjAyNi0xMS0yMw'),
          list: [owner],
        },
        gives: {
          total: 2,
          list: [{ memberId: ownerId, name: '이지호', accountState: 'OPEN', closing: null }],
        },
      },
      {
        when: 'with a search that finds a closed account',
        given: worldOf('a company for the staff', closedState),
        with: { search: '지호' },
        data: { search: '지호', total: 1, nextCursor: null, list: [closedOwner] },
        gives: { total: 1, list: [{ accountState: 'CLOSED', closing: { reason: closure.reason } }] },
      },
    ],
    refused: {
      'adminCompany.missing': unknownCase,
      'adminCompany.unopened': unopenedCase,
      'role.missing': memberCases,
    },
  },
  closeAccount: {
    tokens: session,
    given,
    body: closure,
    succeeds: {
      when: 'of a customer',
      data: closedOwner,
      gives: { memberId: ownerId, accountState: 'CLOSED', closing: { reason: closure.reason } },
    },
    refused: {
      'account.missing': strangerCase,
      'account.ofStaff': { when: 'of one of the staff', with: { memberId: ownId } },
      'account.changed': {
        when: 'of one that is closed',
        given: worldOf('a company for the staff', closedState),
      },
      'role.missing': memberCases,
      ...withStaleProof(session, given),
    },
  },
  openAccount: {
    tokens: session,
    given: worldOf('a company for the staff', closedState),
    body: { ...closure, reason: '본인임을 확인했습니다.' },
    succeeds: { when: 'of a customer', data: owner, gives: { accountState: 'OPEN', closing: null } },
    refused: {
      'account.missing': strangerCase,
      'account.changed': { when: 'of one that is open', given },
      'role.missing': memberCases,
      ...withStaleProof(session, given),
    },
  },
} satisfies Partial<RefusalTable>
