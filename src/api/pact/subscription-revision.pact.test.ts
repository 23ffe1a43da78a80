import { describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { describeRefusals } from './describe-refusals.ts'
import { masked, personal } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'
import {
  company,
  type Revision,
  serviceInfo,
  session,
  subscriptionId,
  subscriptionRevisionRefusals,
  waiting,
} from './subscription-revision.refusals.ts'

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
})

describeRefusals(subscriptionRevisionRefusals)
