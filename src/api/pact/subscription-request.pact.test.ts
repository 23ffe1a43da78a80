import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { cardRefusals } from './card.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, digits, oneOf, personal, subscriptionNo, time, uuid, yn } from './matchers.ts'
import { beginInteraction, calledBefore, encodeBody } from './pact.ts'
import { documentOf, paymentMethods, people } from './subscription-detail.ts'
import { address, company, form, serviceInfo } from './subscription-request.form.ts'
import {
  agreement,
  draftId,
  draftParams,
  fileId,
  member,
  request,
  saveDraftBody,
  searchInput,
  session,
  subscriptionId,
  subscriptionRequestRefusals,
  version,
} from './subscription-request.refusals.ts'
import { successesOf } from './successes.ts'

const { eachLike, integer, string } = Matchers
const draftTimes = {
  savedAt: time('2026-11-21T10:30:00+09:00'),
  expiresAt: time('2026-11-29T00:00:00+09:00'),
}
const receiptOf = (more: object = {}) => ({
  subscriptionId: uuid(subscriptionId),
  subscriptionNo: subscriptionNo('S2026-000128'),
  serviceName: string('빗장 통합 로그인'),
  planName: string('프로'),
  paymentCycle: oneOf('M', 'Y'),
  currency: oneOf('KRW', 'USD'),
  totalAmount: integer(148_500),
  requestedAt: time('2026-11-21T10:31:00+09:00'),
  ...more,
})
const draftOf = (more: object = {}) => ({
  draftId: uuid(draftId),
  terms: eachLike({
    termsCode: oneOf('SUBSCRIPTION', 'PRIVACY', 'NEWS'),
    version: string(version),
    agreedYn: yn('Y'),
  }),
  companyProfileId: null,
  paymentProfileId: null,
  ...draftTimes,
  ...more,
})

const using = {
  subscriptions: eachLike({
    subscriptionId: uuid(subscriptionId),
    subscriptionNo: subscriptionNo('S2026-000117'),
    subscriptionState: 'ACTIVE',
    serviceName: string('빗장 접근 관리'),
    planName: string('팀'),
  }),
}

const success = successesOf(session)

describe('before the form of a request is filled in', () => {
  it('the price is returned', () =>
    success(
      beginInteraction('a logged-in member', member).uponReceiving('estimateSubscription of a plan'),
      'estimateSubscription',
      serviceInfo,
      {
        serviceInfo,
        unitPrice: 4_500,
        months: 1,
        listAmount: 135_000,
        discountAmount: 0,
        supplyAmount: 135_000,
        vatAmount: 13_500,
        totalAmount: 148_500,
        firstBillDate: day('2026-11-21'),
        nextBillDate: day('2026-12-21'),
      },
      { totalAmount: 148_500, vatAmount: 13_500 },
    ))
  it('the terms are returned with their text', () =>
    success(
      beginInteraction('a logged-in member', member).uponReceiving('listSubscriptionTerms from a member'),
      'listSubscriptionTerms',
      {},
      {
        list: eachLike({
          termsCode: oneOf('SUBSCRIPTION', 'PRIVACY', 'NEWS'),
          version: string(version),
          title: string('구독 이용약관'),
          requiredYn: yn('Y'),
          body: string('## 제1조 (목적)'),
          effectiveDate: day('2026-03-02'),
        }),
      },
      { list: [{ termsCode: 'SUBSCRIPTION', requiredYn: 'Y' }] },
    ))
  it('an agreement to the terms creates a draft', () =>
    success(
      beginInteraction('a logged-in member', member).uponReceiving(
        'agreeSubscriptionTerms with the required ones',
      ),
      'agreeSubscriptionTerms',
      agreement,
      draftOf({ form: { serviceInfo } }),
      { draftId, form: { serviceInfo } },
    ))
})

describe('the overview of drafts and requests', () => {
  it('returns the drafts of a member', () =>
    success(
      beginInteraction('a draft of a subscription', draftParams).uponReceiving(
        'getSubscriptionDesk with a draft',
      ),
      'getSubscriptionDesk',
      {},
      { drafts: [{ draftId, serviceInfo, ...draftTimes }], requests: [], current: [] },
      { drafts: [{ draftId, serviceInfo }], requests: [] },
    ))
  it('returns the waiting requests', () =>
    success(
      beginInteraction('a member with subscriptions', {
        session,
        subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
      }).uponReceiving('getSubscriptionDesk with a request'),
      'getSubscriptionDesk',
      {},
      {
        drafts: [],
        requests: [receiptOf({ draftId: null })],
        current: [
          {
            subscriptionId: uuid(subscriptionId),
            subscriptionNo: string('S2026-000128'),
            subscriptionState: 'REQUESTED',
            serviceCode: string('SSO'),
            serviceName: string('통합 로그인'),
            planName: string('프로'),
          },
        ],
      },
      { requests: [{ subscriptionId }] },
    ))
  it('discards a draft', () =>
    success(
      beginInteraction('a draft of a subscription', draftParams).uponReceiving(
        'discardSubscriptionDraft of a draft',
      ),
      'discardSubscriptionDraft',
      { draftId },
      { drafts: [], requests: [], current: [] },
      { drafts: [] },
    ))
})

describe("profiles of a company's subscriptions", () => {
  it('are returned by company and by card', () =>
    success(
      beginInteraction('a draft with profiles', {
        ...draftParams,
        subscriptionId,
        cardExpiration: '11/99',
      }).uponReceiving('listSubscriptionProfiles of a company that pays by card'),
      'listSubscriptionProfiles',
      {},
      {
        companies: eachLike({
          profileId: uuid(subscriptionId),
          subscriptionCount: integer(1),
          ...people,
          rnImgViewInfo: documentOf('사업자등록증.pdf', 'application/pdf'),
        }),
        payments: eachLike({
          profileId: uuid(subscriptionId),
          profileState: oneOf('USABLE', 'UNPAID', 'EXPIRED'),
          paymentMethod: paymentMethods.C,
        }),
      },
      { companies: [{ profileId: subscriptionId }], payments: [{ profileState: 'USABLE' }] },
    ))
  it('are returned completely, each with the subscriptions that use it', () =>
    success(
      beginInteraction('a draft with profiles', {
        ...draftParams,
        subscriptionId,
        cardExpiration: '11/99',
      }).uponReceiving('listSubscriptionProfiles of as many as there may be'),
      'listSubscriptionProfiles',
      { limit: 100 },
      {
        companies: eachLike({ profileId: uuid(subscriptionId), ...using }),
        payments: eachLike({ profileId: uuid(subscriptionId), ...using }),
      },
      {
        companies: [{ subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }] }],
        payments: [{ subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }] }],
      },
    ))
  it('can be used in a new request without their numbers', () =>
    success(
      beginInteraction('a draft with profiles', {
        ...draftParams,
        subscriptionId,
        cardExpiration: '11/99',
      }).uponReceiving('requestSubscription with what is known'),
      'requestSubscription',
      {
        ...request,
        // A separate idempotency key: the next call, which has another key, finds no draft.
        idempotencyKey: 'b3f07d52-9c41-4e86-a2d8-5e1f7c904a63',
        form: { ...form, paymentMethodCode: null, paymentCard: null },
        secrets: { secNo: null, accountInfo: null, payerNo: null },
        companyProfileId: subscriptionId,
        paymentProfileId: subscriptionId,
      },
      receiptOf({ draftId }),
      { draftId, totalAmount: 148_500 },
    ))
})

describe('a draft', () => {
  it('is returned', () =>
    success(
      beginInteraction('a draft of a subscription', draftParams).uponReceiving(
        'getSubscriptionDraft of a draft',
      ),
      'getSubscriptionDraft',
      { draftId },
      draftOf({
        form: {
          accountTypeDetail: 'SOLE_PROPRIETOR',
          serviceInfo,
          companyInfo: { companyName: personal('별빛나루 주식회사') },
          paymentMethodCode: 'C',
        },
        rnImgViewInfo: { fileId, fileName: personal('사업자등록증.pdf') },
      }),
      { draftId, form: { companyInfo: { companyName: '별빛나루 주식회사' } }, rnImgViewInfo: { fileId } },
    ))
  it('is returned as it was entered, with payment by card', () => {
    const file = {
      fileId,
      fileName: '사업자등록증.pdf',
      contentType: 'application/pdf',
      size: 184_320,
    } as const
    const typed = { draftId, form, rnImgViewInfo: file, ddlImgViewInfo: file }
    const stored = encodeBody('saveSubscriptionDraft', typed)
    return success(
      beginInteraction('a draft of a subscription', draftParams)
        .given(...calledBefore('saveSubscriptionDraft', stored, { session }))
        .uponReceiving('getSubscriptionDraft of one that is paid by card'),
      'getSubscriptionDraft',
      { draftId },
      draftOf({ ...stored, draftId }),
      { form, rnImgViewInfo: file, ddlImgViewInfo: file },
    )
  })
  it('is returned as it was entered, with payment by invoice', () => {
    const giro = {
      deliveryMethod: 'EMAIL',
      companyName: company.companyName,
      billingRecipient: '오하늘',
      deptName: '재무팀',
      billingTelNumber: '020001300',
      billingEmail: 'billing@byeolbit.example',
      ...address,
    } as const
    const typed = {
      ...saveDraftBody,
      form: { ...form, paymentMethodCode: 'G', paymentCard: null, paymentGiro: giro },
    } as const
    const stored = encodeBody('saveSubscriptionDraft', typed)
    return success(
      beginInteraction('a draft of a subscription', draftParams)
        .given(...calledBefore('saveSubscriptionDraft', stored, { session }))
        .uponReceiving('getSubscriptionDraft of one that is paid by invoice'),
      'getSubscriptionDraft',
      { draftId },
      draftOf({ ...stored, draftId }),
      { form: typed.form, rnImgViewInfo: null },
    )
  })
  it('stores the entered values', () =>
    success(
      beginInteraction('a draft of a subscription', draftParams).uponReceiving(
        'saveSubscriptionDraft of a draft',
      ),
      'saveSubscriptionDraft',
      saveDraftBody,
      draftTimes,
      { savedAt: expect.any(String) },
    ))
})

describe('requestSubscription', () => {
  it('requests a subscription', () =>
    success(
      beginInteraction('a draft of a subscription', draftParams).uponReceiving(
        'requestSubscription of a draft',
      ),
      'requestSubscription',
      request,
      receiptOf({ draftId }),
      { draftId, totalAmount: 148_500 },
    ))
  it('returns the first answer again for the same idempotency key and body', () => {
    const secondRequest = { ...request, idempotencyKey: 'e4c92a7d-15b8-4f60-93d7-8a0f6b3c2e51' }
    return success(
      beginInteraction('a draft of a subscription', draftParams)
        .given(
          ...calledBefore('requestSubscription', encodeBody('requestSubscription', secondRequest), {
            session,
            times: 2,
          }),
        )
        .uponReceiving('requestSubscription once more with the same key and body'),
      'requestSubscription',
      secondRequest,
      receiptOf({ draftId }),
      { draftId, totalAmount: 148_500 },
    )
  })
})

describe('searchAddresses', () => {
  it('returns the addresses that match a search', () =>
    success(
      beginInteraction('a member who may search for addresses', { session }).uponReceiving(
        'searchAddresses of a street',
      ),
      'searchAddresses',
      searchInput,
      {
        page: 1,
        total: integer(1),
        list: eachLike({
          zipCode: digits('00417'),
          roadAddress: personal('서울특별시 가온구 솔바람길 20 (솔뫼동)'),
          jibunAddress: personal('서울특별시 가온구 솔뫼동 104-5'),
          buildingName: personal(''),
        }),
      },
      { page: 1, list: [{ zipCode: '00417' }] },
    ))
})

describe('cancelSubscriptionRequest', () => {
  it('withdraws a request', () =>
    success(
      beginInteraction('a member with subscriptions', {
        session,
        subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
      }).uponReceiving('cancelSubscriptionRequest of a request'),
      'cancelSubscriptionRequest',
      { subscriptionId },
      { subscriptionInfo: { subscriptionId, subscriptionState: 'CANCELED' } },
      { subscriptionInfo: { subscriptionState: 'CANCELED' } },
    ))
})

describeRefusals(cardRefusals)
describeRefusals(subscriptionRequestRefusals)
