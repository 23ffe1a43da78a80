import { Matchers } from '@pact-foundation/pact'
import type { Schema } from '#contract/operation.ts'
import { day, personal, subscriptionNo } from './matchers.ts'
import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Ct9LgEd2XcVb5NqWe8RtYu3IoPa6DfGhJk1ZxMvCnBs'
const { integer } = Matchers
const nextDate = '2099-03-02'
const servicesState = worldOf('services as the staff sells them', { session })
export const withNext = { session, nextDate }
const scheduledState = worldOf('services as the staff sells them', withNext)
const consent = {
  consentId: '4a6d8f02-1b7c-4e95-83d6-9f2c5e0a7b18',
  subscriptionId: 'c5e1907b-3d48-4a62-b9f5-06d7e2c8a314',
}
export const withConsent = { session, consent }
const asked = worldOf('services as the staff sells them', withConsent)
const waitingState = worldOf('services as the staff sells them', { ...withNext, waiting: 'OTHER' })
const memberCases = fromOutsideStaff(session)

export const draft = {
  serviceName: '원격 접속',
  shortName: '원격 접속',
  summary: '회사 밖에서 사내 업무 화면에 접속합니다.',
  audience: '',
  icon: 'DOOR',
  trialDays: null,
  plans: [
    {
      planCode: 'BASIC',
      planName: '베이직',
      price: { KRW: 3_500, USD: 350 },
      maximumUsers: 100,
      contents: ['기기 100대'],
    },
  ],
  comparison: [{ label: '기기', values: ['100대'] }],
} satisfies Schema<'ServiceDraft'>
const [plan] = draft.plans
const planPriced = (won: number) => ({ ...draft, plans: [{ ...plan!, price: { KRW: won, USD: won / 10 } }] })

export const edition = {
  serviceCode: 'VPN',
  version: 1,
  fromDate: nextDate,
  saleYn: 'Y',
  service: draft,
} as const
export const nextVersion = { serviceCode: 'VPN', version: 2 } as const

export const catalogueStaffRefusals = {
  listAdminServices: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  getAdminService: {
    tokens: session,
    given: servicesState,
    body: { serviceCode: 'VPN' },
    refused: {
      'service.missing': { when: 'that never was', with: { serviceCode: 'NEVER_SOLD' } },
      'role.missing': memberCases,
    },
  },
  scheduleServiceEdition: {
    tokens: session,
    given: servicesState,
    body: edition,
    refused: {
      'service.missing': {
        when: 'of a service that never was',
        with: { serviceCode: 'NEVER_SOLD' },
      },
      'service.changed': { when: 'after another edition', with: { version: 7 } },
      'service.known': { when: 'of a new service with the code of another one', with: { version: null } },
      'service.scheduled': {
        when: 'while another one is scheduled',
        given: scheduledState,
        with: { version: 2 },
      },
      'service.waiting': { when: 'while another one waits for a second person', given: waitingState },
      'service.untimely': { when: 'for a day that is over', with: { fromDate: '2020-01-01' } },
      'service.planless': { when: 'without a plan', with: { service: { ...draft, plans: [] } } },
      'service.same': { when: 'with what is sold', with: { service: planPriced(3_000) } },
      'service.tooMany': {
        when: 'of a new service while as many are sold as may be',
        given: worldOf('services as the staff sells them', { session, fullYn: 'Y' }),
        with: { serviceCode: 'DESK', version: null },
      },
      'plan.twice': {
        when: 'with two plans of one code',
        with: { service: { ...draft, plans: [plan!, plan!] } },
      },
      'price.unfit': { when: 'with a price of nothing', with: { service: planPriced(0) } },
      'comparison.uneven': {
        when: 'with a comparison of more values than plans',
        with: { service: { ...draft, comparison: [{ label: '기기', values: ['1대', '2대'] }] } },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, servicesState),
    },
  },
  previewServiceEdition: {
    tokens: session,
    given: asked,
    body: {
      serviceCode: 'VPN',
      fromDate: nextDate,
      prices: [{ planCode: 'BASIC', price: { KRW: 3_500, USD: 350 } }],
    },
    succeeds: {
      when: 'with a higher price',
      data: { raisedYn: 'Y', subscriptionCount: 1, answerDays: integer(30), laterCount: 0 },
      gives: { raisedYn: 'Y', subscriptionCount: 1 },
    },
    refused: { 'role.missing': memberCases },
  },
  listServicePriceConsents: {
    tokens: session,
    given: asked,
    body: { serviceCode: 'VPN' },
    succeeds: {
      when: 'of a service whose price rises',
      data: {
        open: 1,
        agreed: 0,
        refused: 0,
        raised: 0,
        ended: 0,
        withdrawn: 0,
        list: [
          {
            ...consent,
            consentState: 'ASKED',
            subscriptionNo: subscriptionNo('S2099-000001'),
            companyName: personal('솔바람상회 주식회사'),
            planName: '베이직',
            currency: 'KRW',
            amountBefore: 33_000,
            amountAfter: 38_500,
            risesOn: day('2026-12-11'),
          },
        ],
      },
      gives: { open: 1, list: [{ companyName: '솔바람상회 주식회사' }] },
    },
    refused: { 'role.missing': memberCases },
  },
  decideServiceEdition: {
    tokens: session,
    given: waitingState,
    body: { ...nextVersion, decision: 'DECLINE', reason: '시장 가격보다 높음' },
    refused: {
      'service.missing': { when: 'of an edition that never was', with: { version: 9 } },
      'service.changed': { when: 'of one that holds', with: { version: 1 } },
      'service.wrongPerson': {
        when: 'from the one who wrote it',
        but: { waiting: 'OWN' },
        with: { decision: 'APPROVE', reason: null },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, waitingState),
    },
  },
  takeBackServiceEdition: {
    tokens: session,
    given: scheduledState,
    body: nextVersion,
    refused: {
      'service.missing': { when: 'of an edition that never was', with: { version: 9 } },
      'service.begun': { when: 'of the edition in force', with: { version: 1 } },
      'role.missing': memberCases,
      ...withStaleProof(session, scheduledState),
    },
  },
} satisfies Partial<RefusalTable>
