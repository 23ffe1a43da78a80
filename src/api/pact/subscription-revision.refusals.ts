import type { Input } from '#contract/operation.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'
import { crowded, limitData } from './subscription-request.refusals.ts'

export type Revision = Input<'reviseSubscriptionRequest'>
export const session = 'Rv4wZr7TzKx2PbVy9LmNd3JgSc6FaUe1OiIt8XnQqBk'
export const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
export const waitingSubscription = { session, subscriptionId } as const
const place = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }
export const serviceInfo = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
export const companyRevision: Revision = {
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

export const subscriptionRevisionRefusals = {
  reviseSubscriptionRequest: {
    tokens: session,
    given: worldOf('a request that may be revised', waitingSubscription),
    body: companyRevision,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'subscription.changed': { when: 'of an older version', with: { version: 99 } },
      'subscription.fixed': {
        when: 'of one in use',
        given: worldOf('a subscription that may end', { ...waitingSubscription, scheduledYn: 'N' }),
      },
      'plan.unavailable': {
        when: 'to a plan that is not sold',
        with: { serviceInfo: { ...serviceInfo, planCode: 'Y3' }, totalAmount: 148_500, companyInfo: null },
      },
      'users.tooMany': {
        when: 'to more users than the plan admits',
        with: { serviceInfo: crowded, totalAmount: 112_200, companyInfo: null },
        data: limitData,
      },
      'price.changed': { when: 'at another price', with: { serviceInfo, totalAmount: 1, companyInfo: null } },
    },
  },
} satisfies Partial<RefusalTable>
