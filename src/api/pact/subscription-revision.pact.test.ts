import { describe, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { masked, personal } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import {
  companyRevision,
  type Revision,
  serviceInfo,
  session,
  subscriptionId,
  subscriptionRevisionRefusals,
  waitingSubscription,
} from './subscription-revision.refusals.ts'
import { successesOf } from './successes.ts'

const orderRevision: Revision = { ...companyRevision, companyInfo: null, serviceInfo, totalAmount: 148_500 }
const success = successesOf(session)

describe('reviseSubscriptionRequest', () => {
  it('returns the request with the changed company', () =>
    success(
      beginInteraction('a request that may be revised', waitingSubscription).uponReceiving(
        'reviseSubscriptionRequest of its company',
      ),
      'reviseSubscriptionRequest',
      companyRevision,
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
  it('returns the request with the changed order', () =>
    success(
      beginInteraction('a request that may be revised', waitingSubscription).uponReceiving(
        'reviseSubscriptionRequest of its order',
      ),
      'reviseSubscriptionRequest',
      orderRevision,
      {
        serviceInfo: { serviceCode: 'SSO', planCode: 'PRO', userCount: 30 },
        contractInfo: { paymentCycle: 'M', currency: 'KRW', totalAmount: 148_500 },
      },
      { contractInfo: { totalAmount: 148_500 } },
    ))
})

describeRefusals(subscriptionRevisionRefusals)
