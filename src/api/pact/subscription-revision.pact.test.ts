import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { masked, personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

type Revision = Input<'reviseSubscriptionRequest'>

const session = 'Rv4wZr7TzKx2PbVy9LmNd3JgSc6FaUe1OiIt8XnQqBk'
const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const waiting = { session, subscriptionId } as const
const place = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }
const serviceInfo = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
const company: Revision = {
  subscriptionId,
  version: 1,
  subscriberInfo: null,
  secNo: null,
  serviceInfo: null,
  totalAmount: null,
  companyInfo: {
    companyName: '별빛나루 주식회사',
    rnno: '1248100998',
    businessType: '정보통신업',
    businessCategory: '소프트웨어 개발',
    ...place,
    corporateNo: '1101110062432',
    ownerName: '나여울',
    phoneNumber: '020001100',
  },
}
const order: Revision = { ...company, companyInfo: null, serviceInfo, totalAmount: 148_500 }
const wire = (input: Revision) =>
  encodePersonal(operationTable.reviseSubscriptionRequest.personalInput, input) as object
type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
const success = (described: Described, input: Revision, data: object, expected: object) =>
  described
    .withRequest(...calling('reviseSubscriptionRequest', wire(input), session))
    .willRespondWith(...succeeding(data))
    .executeTest(async (server) =>
      expect(await apiOf(server, session).reviseSubscriptionRequest(input)).toMatchObject(expected),
    )
const refusal = (described: Described, input: Revision, reason: ProblemName) =>
  described
    .withRequest(...calling('reviseSubscriptionRequest', wire(input), session))
    .willRespondWith(...refusing(reason))
    .executeTest((server) => expectRefusal(apiOf(server, session).reviseSubscriptionRequest(input), reason))

describe('reviseSubscriptionRequest', () => {
  it('answers with the company as it is now', () =>
    success(
      given('a request that may be revised', waiting).uponReceiving(
        'reviseSubscriptionRequest of its company',
      ),
      company,
      {
        subscriptionInfo: { subscriptionId, version: 2 },
        companyInfo: {
          companyName: personal('별빛나루 주식회사'),
          rnno: '1248100998',
          corporateNo: masked('110111-*******'),
        },
      },
      { subscriptionInfo: { version: 2 }, companyInfo: { companyName: '별빛나루 주식회사' } },
    ))
  it('answers with the order as it is now', () =>
    success(
      given('a request that may be revised', waiting).uponReceiving('reviseSubscriptionRequest of its order'),
      order,
      {
        serviceInfo: { serviceCode: 'SSO', planCode: 'PRO', userCount: 30 },
        contractInfo: { paymentCycle: 'M', currency: 'KRW', totalAmount: 148_500 },
      },
      { contractInfo: { totalAmount: 148_500 } },
    ))
  it('needs the password once more', () =>
    refusal(
      given('a logged-in member', {
        session,
        password: 'Sori-narae-2026!',
        passwordCheckYn: 'N',
      }).uponReceiving('reviseSubscriptionRequest from an unconfirmed member'),
      company,
      'password.unconfirmed',
    ))
  it('finds nothing of another company', () =>
    refusal(
      given("another company's subscription", { session, subscriptionId }).uponReceiving(
        'reviseSubscriptionRequest of another company',
      ),
      company,
      'subscription.missing',
    ))
  it('saves over nothing that was not seen', () =>
    refusal(
      given('a request that may be revised', waiting).uponReceiving(
        'reviseSubscriptionRequest of an older version',
      ),
      { ...company, version: 99 },
      'subscription.changed',
    ))
  it('changes nothing that is in use', () =>
    refusal(
      given('a subscription that may end', { ...waiting, scheduledYn: 'N' }).uponReceiving(
        'reviseSubscriptionRequest of one in use',
      ),
      company,
      'subscription.fixed',
    ))
  it('needs a plan that is sold', () =>
    refusal(
      given('a request that may be revised', waiting).uponReceiving(
        'reviseSubscriptionRequest to a plan that is not sold',
      ),
      { ...order, serviceInfo: { ...serviceInfo, planCode: 'Y3' } },
      'plan.unavailable',
    ))
  it('needs the price that holds', () =>
    refusal(
      given('a request that may be revised', waiting).uponReceiving(
        'reviseSubscriptionRequest at another price',
      ),
      { ...order, totalAmount: 1 },
      'price.changed',
    ))
})
