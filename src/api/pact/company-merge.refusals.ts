import { Matchers } from '@pact-foundation/pact'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { personalText } from './company.ts'
import { correctedCompany } from './company-admin.refusals.ts'
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
  withTwin,
  world,
} from './company-admin.ts'
import { time } from './matchers.ts'
import { type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

const { integer, string } = Matchers
const { companyId } = world
const mergedName = '솔바람상회 부산'
const emptySide = {
  businessState: 'UNCHECKED',
  createdAt: time(at),
  services: [],
  subscriptionCount: 0,
  trialCount: 0,
  unpaid: [],
  appCount: 0,
  invitationCount: 0,
  joinCount: 0,
  refusal: null,
}
const sides = {
  company: {
    ...emptySide,
    companyId,
    version: 1,
    companyName: personalText('솔바람상회'),
    rnno: personalText(rnno),
    ownerName: encodeBase64('이*호'),
    peopleCount: 2,
    roleCount: 1,
  },
  others: [
    {
      ...emptySide,
      companyId: twinId,
      version: 1,
      companyName: personalText(mergedName),
      rnno: personalText(rnno),
      ownerName: null,
      peopleCount: 0,
      roleCount: 0,
    },
  ],
}
const merge: Input<'mergeCompanies'> = {
  companyId: twinId,
  version: 1,
  intoId: companyId,
  intoVersion: 1,
  mistakenYn: 'N',
  reason: '같은 사업자등록번호로 두 번 가입한 회사입니다.',
}
const mergedCompany = {
  companyId,
  version: integer(2),
  companyName: personalText('솔바람상회'),
  rnno: personalText(rnno),
  list: [
    {
      ...correctedCompany,
      reason: personalText(merge.reason),
      formerName: personalText(mergedName),
      companyName: personalText('솔바람상회'),
      mergedId: twinId,
    },
  ],
}
const chargedTwinState = worldOf('a company for the staff', { ...world, ...withTwin({ chargedYn: 'Y' }) })
const owingTwin = {
  companyId: twinId,
  unpaid: [{ currency: 'KRW', count: 1, amount: integer(247_500) }],
  refusal: string('합칠 회사에 진행 중인 결제나 환불이 있습니다.'),
}

export const companyMergeRefusals = {
  previewCompanyMerge: {
    tokens: session,
    given: worldOf('a company for the staff', { ...world, ...withTwin() }),
    body: { companyId },
    succeeds: [
      {
        when: 'of a company and another one of its number',
        data: { rnno: personalText(rnno), ...sides },
        gives: {
          rnno,
          company: { companyId, peopleCount: 2, ownerName: '이*호', refusal: null },
          others: [{ companyId: twinId, companyName: mergedName, version: 1, ownerName: null }],
        },
      },
      {
        when: 'of a company and one that owes, while its bill is charged',
        given: chargedTwinState,
        data: { company: { companyId }, others: [owingTwin] },
        gives: { others: [{ companyId: twinId, unpaid: [{ currency: 'KRW', count: 1 }] }] },
      },
      {
        when: 'of one that owes, while its bill is charged',
        given: chargedTwinState,
        with: { companyId: twinId },
        data: { company: owingTwin, others: [{ companyId }] },
        gives: { company: { companyId: twinId, unpaid: [{ currency: 'KRW', count: 1 }] } },
      },
      {
        when: 'of a company that is alone with a number',
        with: { rnno: '9998700017' },
        given: worldOf('a company for the staff', world),
        data: { rnno: encodeBase64('9998700017'), company: { companyId } },
        gives: { rnno: '9998700017', company: { companyId } },
      },
    ],
    refused: {
      'adminCompany.missing': unknownCase,
      'adminCompany.unopened': unopenedCase,
      'adminCompany.merged': { ...mergedCase, with: { companyId: twinId } },
      'role.missing': memberCases,
    },
  },
  mergeCompanies: {
    tokens: session,
    given: worldOf('a company for the staff', { ...world, ...withTwin() }),
    body: merge,
    succeeds: {
      when: 'of two companies of one number',
      data: mergedCompany,
      gives: {
        companyId,
        version: 2,
        list: [{ formerName: mergedName, companyName: '솔바람상회', mergedId: twinId, byName: '송나래' }],
      },
    },
    refused: {
      'adminCompany.missing': { when: 'into one that is not there', with: { intoId: unknownId } },
      'adminCompany.changed': { when: 'of another version', with: { version: 7 } },
      'adminCompany.same': { when: 'into itself', with: { companyId, intoId: companyId } },
      'adminCompany.merged': mergedCase,
      'adminCompany.numbersDiffer': {
        when: 'of two numbers',
        given: worldOf('a company for the staff', { ...world, ...withTwin({ rnno: '9998700041' }) }),
      },
      'adminCompany.moneyUnderWay': {
        when: 'while a bill is charged',
        given: chargedTwinState,
      },
      'role.missing': memberCases,
      ...withStaleProof(session, given),
    },
  },
} satisfies Partial<RefusalTable>
