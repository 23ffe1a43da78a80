import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Service } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { oneOf } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const { services } = demoCatalogue('빗장')
const price = (won: number) => ({ KRW: won, USD: won / 10 })
const remote: Service = {
  serviceCode: 'VPN',
  serviceName: '빗장 원격 접속',
  shortName: '원격 접속',
  summary: '회사 밖에서 사내 업무 화면에 접속합니다.',
  audience: '밖에서 일하는 사람이 많은 회사에 맞습니다.',
  icon: 'DOOR',
  trialDays: null,
  plans: [
    {
      planCode: 'BASIC',
      planName: '베이직',
      price: price(3_000),
      maximumUsers: 100,
      contents: ['기기 100대'],
    },
    {
      planCode: 'PRO',
      planName: '프로',
      price: price(6_000),
      maximumUsers: null,
      contents: ['기기 1,000대', '전용 회선'],
    },
  ],
  comparison: [{ label: '기기', values: ['100대', '1,000대'] }],
}

const serviceView = ({ serviceCode, trialDays, plans, comparison, ...described }: Service) => ({
  serviceCode,
  serviceName: string(described.serviceName),
  shortName: string(described.shortName),
  summary: string(described.summary),
  audience: string(described.audience),
  icon: oneOf(described.icon, 'DOOR', 'TWO_STEPS', 'TERM', 'WAVE', 'LEDGER'),
  trialDays: trialDays === null ? null : integer(trialDays),
  plans: plans.map((plan) => ({
    planCode: plan.planCode,
    planName: string(plan.planName),
    price: { KRW: integer(plan.price.KRW), USD: integer(plan.price.USD) },
    ...(plan.maximumUsers != null && { maximumUsers: integer(plan.maximumUsers) }),
    contents: plan.contents.map(string),
  })),
  comparison: comparison.map(({ label, values }) => ({ label: string(label), values: values.map(string) })),
})

// A server may leave out the limit of a plan that has none.
const shownServices = [...services, remote].map(({ plans, ...service }) => ({
  ...service,
  plans: plans.map(({ maximumUsers, ...plan }) => (maximumUsers == null ? plan : { ...plan, maximumUsers })),
}))

describe('getCatalogue', () => {
  it('returns the services on sale with their plans and prices', () =>
    beginInteraction('a catalogue with plans that differ', { serviceCode: 'VPN' })
      .uponReceiving('getCatalogue from anybody')
      .withRequest(...calling('getCatalogue', {}))
      .willRespondWith(...successAnswer({ services: shownServices.map(serviceView) }))
      .executeTest(async (server) => {
        expect(await apiOf(server).getCatalogue({})).toEqual({ services: shownServices })
      }))
})
