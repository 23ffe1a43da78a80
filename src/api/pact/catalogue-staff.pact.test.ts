import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import {
  catalogueStaffRefusals,
  draft,
  edition,
  nextVersion,
  session,
  withConsent,
  withNext,
} from './catalogue-staff.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld, oneOf, personal, time, yn } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import { successesOf } from './successes.ts'

const { eachLike, integer, string } = Matchers
const succeeds = successesOf(session)
const state = 'services as the staff sells them'
const [plan] = draft.plans
const serviceAt = (won: number) => ({
  serviceCode: 'VPN',
  serviceName: string(draft.serviceName),
  shortName: string(draft.shortName),
  summary: string(draft.summary),
  audience: '',
  icon: oneOf('DOOR', 'TWO_STEPS', 'TERM', 'WAVE', 'LEDGER'),
  trialDays: null,
  plans: [
    {
      planCode: plan!.planCode,
      planName: string(plan!.planName),
      price: { KRW: won, USD: won / 10 },
      maximumUsers: plan!.maximumUsers,
      contents: plan!.contents.map((line) => string(line)),
    },
  ],
  comparison: [{ label: string('기기'), values: ['100대'] }],
})
const firstEdition = {
  version: 1,
  fromDate: '2026-01-01',
  editionState: 'IN_FORCE',
  saleYn: 'Y',
  changedAt: time('2026-11-24T10:21:00+09:00'),
  byName: null,
  deciderName: null,
  decisionReason: null,
}
const secondEdition = { ...firstEdition, version: 2, fromDate: day('2099-03-02'), byName: personal('송나래') }

describe('listAdminServices', () => {
  const others = ['SSO', 'MFA', 'IGA', 'UBA', 'LOG'].map((serviceCode) => ({
    serviceCode,
    serviceName: string('빗장 통합 로그인'),
    serviceState: oneOf('SOLD', 'COMING', 'ENDED'),
    planCount: integer(3),
    lowestPrice: integer(2_500),
    next: null,
    waitingYn: 'N',
    runningCount: integer(0),
    monthlyAmounts: [],
  }))
  const own = {
    serviceCode: 'VPN',
    serviceName: string(draft.serviceName),
    serviceState: 'SOLD',
    planCount: 1,
    lowestPrice: 3_000,
    waitingYn: 'N',
  }
  const hasOwn = { list: expect.arrayContaining([expect.objectContaining({ serviceCode: 'VPN' })]) }

  it('returns every service with its scheduled edition', () =>
    succeeds(
      beginInteraction(state, withNext).uponReceiving('listAdminServices from the staff'),
      'listAdminServices',
      {},
      {
        list: [
          ...others,
          { ...own, next: { fromDate: '2099-03-02', saleYn: 'Y' }, runningCount: 0, monthlyAmounts: [] },
        ],
      },
      hasOwn,
    ))

  it('returns the running subscriptions of a service, with their monthly amount', () =>
    succeeds(
      beginInteraction(state, withConsent).uponReceiving('listAdminServices with a running subscription'),
      'listAdminServices',
      {},
      {
        list: [
          ...others,
          { ...own, next: null, runningCount: 1, monthlyAmounts: [{ currency: 'KRW', amount: 33_000 }] },
        ],
      },
      hasOwn,
    ))
})

describe('getAdminService', () => {
  it('returns the current edition, the scheduled one, and all others', () =>
    succeeds(
      beginInteraction(state, withNext).uponReceiving('getAdminService with a scheduled edition'),
      'getAdminService',
      { serviceCode: 'VPN' },
      {
        serviceCode: 'VPN',
        version: 2,
        saleYn: 'Y',
        latest: serviceAt(3_500),
        sold: serviceAt(3_000),
        next: { version: 2, fromDate: '2099-03-02', saleYn: 'Y', service: serviceAt(3_500) },
        waiting: null,
        approvalYn: 'N',
        editions: [{ ...secondEdition, editionState: 'SCHEDULED' }, firstEdition],
      },
      { version: 2, next: { version: 2 }, editions: [{ byName: '송나래' }, { byName: null }] },
    ))

  it('returns the edition that the portal was delivered with', () =>
    succeeds(
      beginInteraction(state, { session }).uponReceiving('getAdminService that was never edited'),
      'getAdminService',
      { serviceCode: 'SSO' },
      {
        serviceCode: 'SSO',
        version: 0,
        saleYn: 'Y',
        latest: { serviceCode: 'SSO', plans: eachLike({ planCode: string('BASIC') }), ...anyTexts() },
        sold: { serviceCode: 'SSO', plans: eachLike({ planCode: string('BASIC') }), ...anyTexts() },
        next: null,
        waiting: null,
        approvalYn: 'N',
        editions: [
          {
            version: 0,
            fromDate: null,
            editionState: 'IN_FORCE',
            saleYn: 'Y',
            changedAt: null,
            byName: null,
            deciderName: null,
            decisionReason: null,
          },
        ],
      },
      { version: 0, editions: [{ changedAt: null }] },
    ))
})

describe('scheduleServiceEdition', () => {
  it('schedules the edition from today on', () => {
    const todayEdition = { ...edition, fromDate: '2026-11-24' }
    return succeeds(
      beginInteraction(state, { session }).uponReceiving('scheduleServiceEdition with another price'),
      'scheduleServiceEdition',
      todayEdition,
      {
        serviceCode: 'VPN',
        version: 2,
        saleYn: yn('Y'),
        latest: serviceAt(3_500),
        sold: serviceAt(3_500),
        next: null,
        waiting: null,
        approvalYn: 'N',
        editions: [
          { ...secondEdition, fromDate: day('2026-11-24') },
          { ...firstEdition, editionState: 'FORMER' },
        ],
      },
      { version: 2, next: null },
      { ...todayEdition, fromDate: fromWorld('fromDate', todayEdition.fromDate) },
    )
  })
})

describe('a changed price that waits for a second person', () => {
  const waitingParams = { ...withNext, waiting: 'OTHER' } as const

  it('is returned with its author and the running subscriptions', () =>
    succeeds(
      beginInteraction(state, waitingParams).uponReceiving('getAdminService with an edition that waits'),
      'getAdminService',
      { serviceCode: 'VPN' },
      {
        serviceCode: 'VPN',
        version: 1,
        saleYn: 'Y',
        latest: serviceAt(3_000),
        sold: serviceAt(3_000),
        next: null,
        waiting: {
          version: 2,
          fromDate: day('2099-03-02'),
          saleYn: 'Y',
          service: serviceAt(3_500),
          askedAt: time('2026-11-24T10:21:00+09:00'),
          byName: personal('이우주'),
          askedYn: 'N',
          changes: [
            {
              planCode: 'BASIC',
              planName: string('베이직'),
              before: { KRW: 3_000, USD: 300 },
              after: { KRW: 3_500, USD: 350 },
              subscriptionCount: 0,
            },
          ],
        },
        approvalYn: 'Y',
        editions: [{ ...secondEdition, byName: personal('이우주'), editionState: 'WAITING' }, firstEdition],
      },
      {
        waiting: { version: 2, byName: '이우주', changes: [{ planCode: 'BASIC' }] },
        editions: [{ editionState: 'WAITING' }, { version: 1 }],
      },
    ))

  const decidedAs = (editionState: string, more: object) => ({
    serviceCode: 'VPN',
    version: editionState === 'SCHEDULED' ? 2 : 1,
    saleYn: 'Y',
    sold: serviceAt(3_000),
    waiting: null,
    approvalYn: 'Y',
    editions: [
      {
        ...secondEdition,
        byName: personal('이우주'),
        editionState,
        deciderName: personal('송나래'),
        ...more,
      },
      firstEdition,
    ],
  })

  it('can be approved, which schedules its edition', () =>
    succeeds(
      beginInteraction(state, waitingParams).uponReceiving('decideServiceEdition that approves one'),
      'decideServiceEdition',
      { ...nextVersion, decision: 'APPROVE', reason: null },
      {
        ...decidedAs('SCHEDULED', {}),
        latest: serviceAt(3_500),
        next: { version: 2, fromDate: day('2099-03-02'), saleYn: 'Y', service: serviceAt(3_500) },
      },
      { version: 2, waiting: null, editions: [{ deciderName: '송나래' }, { version: 1 }] },
    ))

  it('can be declined with a reason', () =>
    succeeds(
      beginInteraction(state, waitingParams).uponReceiving('decideServiceEdition that declines one'),
      'decideServiceEdition',
      { ...nextVersion, decision: 'DECLINE', reason: '시장 가격보다 높음' },
      {
        ...decidedAs('DECLINED', { decisionReason: personal('시장 가격보다 높음') }),
        latest: serviceAt(3_000),
        next: null,
      },
      { version: 1, editions: [{ decisionReason: '시장 가격보다 높음' }, { version: 1 }] },
    ))
})

describe('takeBackServiceEdition', () => {
  it('withdraws the scheduled edition', () =>
    succeeds(
      beginInteraction(state, withNext).uponReceiving('takeBackServiceEdition of a scheduled edition'),
      'takeBackServiceEdition',
      nextVersion,
      {
        serviceCode: 'VPN',
        version: 1,
        saleYn: 'Y',
        latest: serviceAt(3_000),
        sold: serviceAt(3_000),
        next: null,
        waiting: null,
        approvalYn: 'N',
        editions: [{ ...secondEdition, editionState: 'WITHDRAWN' }, firstEdition],
      },
      { version: 1, next: null, editions: [{ editionState: 'WITHDRAWN' }, { version: 1 }] },
    ))
})

function anyTexts() {
  return {
    serviceName: string('빗장 통합 로그인'),
    shortName: string('통합 로그인'),
    summary: string('한 번의 로그인으로 모든 앱을 엽니다.'),
  }
}

describeRefusals(catalogueStaffRefusals)
