import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemData, ProblemName } from '#contract/problem.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { day, digits, oneOf, personal, subscriptionNo, time, uuid, yn } from './matchers.ts'
import { apiOf, calledBefore, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers
const session = 'Pq2wZr7TzKx4NbVy9LmHg3JdSc6FaUe1OiIt8XnQvBk'
const draftId = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const fileId = 'Wk7xVn2QzTc8LyRb4HmPg1JdSe9FaUo5IiKt3XqNvZw'
const serviceInfo = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
const version = '1.0'
const answers = [
  { termsCode: 'SUBSCRIPTION', version, agreedYn: 'Y' },
  { termsCode: 'PRIVACY', version, agreedYn: 'Y' },
  { termsCode: 'NEWS', version, agreedYn: 'N' },
] satisfies Input<'agreeSubscriptionTerms'>['terms']
const agreement: Input<'agreeSubscriptionTerms'> = { draftId: null, serviceInfo, terms: answers }
const search = { keyword: '솔바람길 20', page: 1 }
const place = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }
const company = {
  companyName: '별빛나루 주식회사',
  rnno: '1248100998',
  businessType: '정보통신업',
  businessCategory: '소프트웨어 개발',
}
const blank = emptyForm(serviceInfo)
const form: Schema<'SubscriptionForm'> = {
  ...blank,
  accountTypeDetail: 'SOLE_PROPRIETOR',
  companyInfo: { ...company, ...place, corporateNo: '', ownerName: '나여울', phoneNumber: '020001100' },
  subscriberInfo: {
    ...company,
    ...place,
    accountEmail: 'dasom@byeolbit.example',
    name: '윤다솜',
    phoneNumber: '01000007788',
    industry: '',
    companyOwner: '나여울',
  },
  adminInfo: {
    name: '오하늘',
    deptName: '',
    telNumber: '',
    phoneNumber: '01000003456',
    email: 'haneul@byeolbit.example',
  },
  paymentMethodCode: 'C',
  paymentGiro: null,
  paymentCard: { cardHolderName: '별빛나루', cardInfo: '솔바람카드', withdrawAgreeYn: 'Y' },
  paymentAccount: null,
}
const secrets = {
  secNo: null,
  cardNumber: '4111111111111111',
  cardExpiration: '11/99',
  accountInfo: null,
  payerNo: '1248100998',
}
const request: Input<'requestSubscription'> = {
  idempotencyKey: '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10',
  draftId,
  form,
  secrets,
  rnFileId: fileId,
  ddlFileId: null,
  totalAmount: 148_500,
}
const saved: Input<'saveSubscriptionDraft'> = {
  draftId,
  form: blank,
  rnImgViewInfo: null,
  ddlImgViewInfo: null,
}
const world = { session, draftId, fileId, agreed: 'now' } as const
const times = { savedAt: time('2026-11-21T10:30:00+09:00'), expiresAt: time('2026-11-29T00:00:00+09:00') }
const receipt = (more: object = {}) => ({
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
const draft = (more: object = {}) => ({
  draftId: uuid(draftId),
  terms: eachLike({
    termsCode: oneOf('SUBSCRIPTION', 'PRIVACY', 'NEWS'),
    version: string(version),
    agreedYn: yn('Y'),
  }),
  ...times,
  ...more,
})

type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
const wire = <Id extends OperationId>(id: Id, input: Input<Id>) =>
  encodePersonal(operationTable[id].personalInput, input) as object
const call = <Id extends OperationId>(
  server: { url: string },
  id: Id,
  input: Input<Id>,
  tokens: Parameters<typeof apiOf>[1],
) => (apiOf(server, tokens)[id] as (body: Input<Id>) => Promise<unknown>)(input)

/** An interaction that succeeds, and what the app makes of it. */
function success<Id extends OperationId>(
  described: Described,
  id: Id,
  input: Input<Id>,
  data: unknown,
  expected: object,
) {
  return described
    .withRequest(...calling(id, wire(id, input), session))
    .willRespondWith(...succeeding(data))
    .executeTest(async (server) => expect(await call(server, id, input, session)).toMatchObject(expected))
}

/** An interaction that is refused. */
function refusal<Id extends OperationId>(
  described: Described,
  id: Id,
  input: Input<Id>,
  reason: ProblemName,
  tokens: Parameters<typeof apiOf>[1] = session,
  data?: ProblemData,
) {
  return described
    .withRequest(...calling(id, wire(id, input), tokens))
    .willRespondWith(...refusing(reason, data))
    .executeTest((server) => expectRefusal(call(server, id, input, tokens), reason, data))
}

describe('a login is needed for', () => {
  it('estimateSubscription', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('estimateSubscription from a visitor'),
      'estimateSubscription',
      serviceInfo,
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('estimateSubscription with an ended session'),
      'estimateSubscription',
      serviceInfo,
      'session.expired',
    )
  })
  it('getSubscriptionDesk', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('getSubscriptionDesk from a visitor'),
      'getSubscriptionDesk',
      {},
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('getSubscriptionDesk with an ended session'),
      'getSubscriptionDesk',
      {},
      'session.expired',
    )
  })
  it('listSubscriptionTerms', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('listSubscriptionTerms from a visitor'),
      'listSubscriptionTerms',
      {},
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('listSubscriptionTerms with an ended session'),
      'listSubscriptionTerms',
      {},
      'session.expired',
    )
  })
  it('agreeSubscriptionTerms', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('agreeSubscriptionTerms from a visitor'),
      'agreeSubscriptionTerms',
      agreement,
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('agreeSubscriptionTerms with an ended session'),
      'agreeSubscriptionTerms',
      agreement,
      'session.expired',
    )
  })
  it('getSubscriptionDraft', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('getSubscriptionDraft from a visitor'),
      'getSubscriptionDraft',
      { draftId },
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('getSubscriptionDraft with an ended session'),
      'getSubscriptionDraft',
      { draftId },
      'session.expired',
    )
  })
  it('saveSubscriptionDraft', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('saveSubscriptionDraft from a visitor'),
      'saveSubscriptionDraft',
      saved,
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('saveSubscriptionDraft with an ended session'),
      'saveSubscriptionDraft',
      saved,
      'session.expired',
    )
  })
  it('discardSubscriptionDraft', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('discardSubscriptionDraft from a visitor'),
      'discardSubscriptionDraft',
      { draftId },
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('discardSubscriptionDraft with an ended session'),
      'discardSubscriptionDraft',
      { draftId },
      'session.expired',
    )
  })
  it('requestSubscription', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('requestSubscription from a visitor'),
      'requestSubscription',
      request,
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('requestSubscription with an ended session'),
      'requestSubscription',
      request,
      'session.expired',
    )
  })
  it('searchAddresses', async () => {
    await refusal(
      given('a visitor', {}).uponReceiving('searchAddresses from a visitor'),
      'searchAddresses',
      search,
      'session.missing',
      {},
    )
    await refusal(
      given('an ended session', { session }).uponReceiving('searchAddresses with an ended session'),
      'searchAddresses',
      search,
      'session.expired',
    )
  })

  it('cancelSubscriptionRequest, and the password once more', () =>
    refusal(
      given('a logged-in member', {
        session,
        password: 'Sori-narae-2026!',
        passwordCheckYn: 'N',
      }).uponReceiving('cancelSubscriptionRequest from an unconfirmed member'),
      'cancelSubscriptionRequest',
      { subscriptionId },
      'password.unconfirmed',
    ))
})

describe('before the form', () => {
  const member = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
  it('the price is told', () =>
    success(
      given('a logged-in member', member).uponReceiving('estimateSubscription of a plan'),
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
  it('a plan must be one of its service', () =>
    refusal(
      given('a logged-in member', member).uponReceiving('estimateSubscription of a plan that is not sold'),
      'estimateSubscription',
      { ...serviceInfo, planCode: 'Y3' },
      'plan.unavailable',
    ))
  it('the terms are given with their text', () =>
    success(
      given('a logged-in member', member).uponReceiving('listSubscriptionTerms from a member'),
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
  it('agreeing to them begins a draft', () =>
    success(
      given('a logged-in member', member).uponReceiving('agreeSubscriptionTerms with the required ones'),
      'agreeSubscriptionTerms',
      agreement,
      draft({ form: { serviceInfo } }),
      { draftId, form: { serviceInfo } },
    ))
  it('the required ones are required', () =>
    refusal(
      given('a logged-in member', member).uponReceiving('agreeSubscriptionTerms without a required one'),
      'agreeSubscriptionTerms',
      { ...agreement, terms: answers.map((answer) => ({ ...answer, agreedYn: 'N' })) },
      'consent.required',
    ))
  it('they are agreed to in the edition that holds', () =>
    refusal(
      given('a logged-in member', member).uponReceiving(
        'agreeSubscriptionTerms in an edition that holds no more',
      ),
      'agreeSubscriptionTerms',
      { ...agreement, terms: answers.map((answer) => ({ ...answer, version: '0.1' })) },
      'terms.outdated',
    ))
  it('a draft is of a plan that is sold', () =>
    refusal(
      given('a logged-in member', member).uponReceiving('agreeSubscriptionTerms for a plan that is not sold'),
      'agreeSubscriptionTerms',
      { ...agreement, serviceInfo: { ...serviceInfo, planCode: 'Y3' } },
      'plan.unavailable',
    ))
  it('the answers of a draft can be given again while it is there', () =>
    refusal(
      given('a logged-in member', member).uponReceiving(
        'agreeSubscriptionTerms for a draft that is not there',
      ),
      'agreeSubscriptionTerms',
      { ...agreement, draftId },
      'draft.missing',
    ))
  it('there are five drafts at most', () =>
    refusal(
      given('a member with as many drafts as may be', { session }).uponReceiving(
        'agreeSubscriptionTerms alongside five drafts',
      ),
      'agreeSubscriptionTerms',
      agreement,
      'draft.tooMany',
    ))
})

describe('the desk', () => {
  it('shows the drafts of a member', () =>
    success(
      given('a draft of a subscription', world).uponReceiving('getSubscriptionDesk with a draft'),
      'getSubscriptionDesk',
      {},
      { drafts: [{ draftId, serviceInfo, ...times }], requests: [] },
      { drafts: [{ draftId, serviceInfo }], requests: [] },
    ))
  it('shows the requests that wait', () =>
    success(
      given('a member with subscriptions', {
        session,
        subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
      }).uponReceiving('getSubscriptionDesk with a request'),
      'getSubscriptionDesk',
      {},
      { drafts: [], requests: [receipt({ draftId: null })] },
      { requests: [{ subscriptionId }] },
    ))
  it('gives a draft up', () =>
    success(
      given('a draft of a subscription', world).uponReceiving('discardSubscriptionDraft of a draft'),
      'discardSubscriptionDraft',
      { draftId },
      { drafts: [], requests: [] },
      { drafts: [] },
    ))
})

describe('a draft', () => {
  const missing = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
  it('is read', () =>
    success(
      given('a draft of a subscription', world).uponReceiving('getSubscriptionDraft of a draft'),
      'getSubscriptionDraft',
      { draftId },
      draft({
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
  it('comes back as it was typed, to be paid by card', () => {
    const file = {
      fileId,
      fileName: '사업자등록증.pdf',
      contentType: 'application/pdf',
      size: 184_320,
    } as const
    const typed = { draftId, form, rnImgViewInfo: file, ddlImgViewInfo: file }
    const kept = wire('saveSubscriptionDraft', typed)
    return success(
      given('a draft of a subscription', world)
        .given(...calledBefore('saveSubscriptionDraft', kept, { session }))
        .uponReceiving('getSubscriptionDraft of one that is paid by card'),
      'getSubscriptionDraft',
      { draftId },
      draft({ ...kept, draftId }),
      { form, rnImgViewInfo: file, ddlImgViewInfo: file },
    )
  })
  it('comes back as it was typed, to be paid by invoice', () => {
    const giro = {
      deliveryMethod: 'EMAIL',
      companyName: company.companyName,
      billingRecipient: '오하늘',
      deptName: '재무팀',
      billingTelNumber: '020001300',
      billingEmail: 'billing@byeolbit.example',
      ...place,
    } as const
    const typed = {
      ...saved,
      form: { ...form, paymentMethodCode: 'G', paymentCard: null, paymentGiro: giro },
    } as const
    const kept = wire('saveSubscriptionDraft', typed)
    return success(
      given('a draft of a subscription', world)
        .given(...calledBefore('saveSubscriptionDraft', kept, { session }))
        .uponReceiving('getSubscriptionDraft of one that is paid by invoice'),
      'getSubscriptionDraft',
      { draftId },
      draft({ ...kept, draftId }),
      { form: typed.form, rnImgViewInfo: null },
    )
  })
  it('is there or not', () =>
    refusal(
      given('a logged-in member', missing).uponReceiving('getSubscriptionDraft of none'),
      'getSubscriptionDraft',
      { draftId },
      'draft.missing',
    ))
  it('keeps what was typed', () =>
    success(
      given('a draft of a subscription', world).uponReceiving('saveSubscriptionDraft of a draft'),
      'saveSubscriptionDraft',
      saved,
      times,
      { savedAt: expect.any(String) },
    ))
  it('must be there to be kept', () =>
    refusal(
      given('a logged-in member', missing).uponReceiving('saveSubscriptionDraft of none'),
      'saveSubscriptionDraft',
      saved,
      'draft.missing',
    ))
})

describe('requestSubscription', () => {
  it('asks for a subscription', () =>
    success(
      given('a draft of a subscription', world).uponReceiving('requestSubscription of a draft'),
      'requestSubscription',
      request,
      receipt({ draftId }),
      { draftId, totalAmount: 148_500 },
    ))
  it('gives the first answer again for the same key and body', () => {
    const again = { ...request, idempotencyKey: 'e4c92a7d-15b8-4f60-93d7-8a0f6b3c2e51' }
    return success(
      given('a draft of a subscription', world)
        .given(
          ...calledBefore('requestSubscription', wire('requestSubscription', again) as object, {
            session,
            times: 2,
          }),
        )
        .uponReceiving('requestSubscription once more with the same key and body'),
      'requestSubscription',
      again,
      receipt({ draftId }),
      { draftId, totalAmount: 148_500 },
    )
  })
  it('needs a draft', () =>
    refusal(
      given('a logged-in member', {
        session,
        password: 'Sori-narae-2026!',
        passwordCheckYn: 'N',
      }).uponReceiving('requestSubscription without a draft'),
      'requestSubscription',
      request,
      'draft.missing',
    ))
  it('needs the terms that hold', () =>
    refusal(
      given('a draft of a subscription', { ...world, agreed: 'before' }).uponReceiving(
        'requestSubscription with terms that hold no more',
      ),
      'requestSubscription',
      request,
      'terms.outdated',
    ))
  it('needs the price that holds', () =>
    refusal(
      given('a draft of a subscription', world).uponReceiving('requestSubscription at another price'),
      'requestSubscription',
      { ...request, totalAmount: 100 },
      'price.changed',
    ))
  it('needs a plan that is sold', () =>
    refusal(
      given('a draft of a subscription', world).uponReceiving(
        'requestSubscription of a plan that is not sold',
      ),
      'requestSubscription',
      { ...request, form: { ...form, serviceInfo: { ...serviceInfo, planCode: 'Y3' } } },
      'plan.unavailable',
    ))
  it('needs a file that is there', () =>
    refusal(
      given('a draft of a subscription', world).uponReceiving(
        'requestSubscription with a file that is not there',
      ),
      'requestSubscription',
      { ...request, rnFileId: 'x'.repeat(43) },
      'upload.missing',
    ))
  it('takes a key once', () =>
    refusal(
      given('a draft of a subscription', { ...world, usedKey: request.idempotencyKey }).uponReceiving(
        'requestSubscription with a used key',
      ),
      'requestSubscription',
      request,
      'key.reused',
    ))
})

describe('searchAddresses', () => {
  it('finds addresses', () =>
    success(
      given('a member who may search for addresses', { session }).uponReceiving(
        'searchAddresses of a street',
      ),
      'searchAddresses',
      search,
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
  it('asks for more than that', () =>
    refusal(
      given('a member who may search for addresses', { session }).uponReceiving(
        'searchAddresses of a whole city',
      ),
      'searchAddresses',
      { keyword: '서울', page: 1 },
      'address.vague',
    ))
  it('may be out of order', () =>
    refusal(
      given('a member who may search for addresses', { session, outOfOrder: '검색 중단' }).uponReceiving(
        'searchAddresses while nobody answers',
      ),
      'searchAddresses',
      { keyword: '검색 중단', page: 1 },
      'address.unavailable',
    ))
  it('is limited', () =>
    refusal(
      given('a member who searched for many addresses', { session }).uponReceiving(
        'searchAddresses too often',
      ),
      'searchAddresses',
      search,
      'address.tooMany',
      session,
      { retryAfterSeconds: 3600 },
    ))
})

describe('cancelSubscriptionRequest', () => {
  it('takes a request back', () =>
    success(
      given('a member with subscriptions', {
        session,
        subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
      }).uponReceiving('cancelSubscriptionRequest of a request'),
      'cancelSubscriptionRequest',
      { subscriptionId },
      { subscriptionInfo: { subscriptionId, subscriptionState: 'CANCELED' } },
      { subscriptionInfo: { subscriptionState: 'CANCELED' } },
    ))
  it('comes too late for one that was decided', () =>
    refusal(
      given('a member with subscriptions', {
        session,
        subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }],
      }).uponReceiving('cancelSubscriptionRequest of one in use'),
      'cancelSubscriptionRequest',
      { subscriptionId },
      'subscription.settled',
    ))
  it('finds nothing of another company', () =>
    refusal(
      given("another company's subscription", { session, subscriptionId }).uponReceiving(
        'cancelSubscriptionRequest of another company',
      ),
      'cancelSubscriptionRequest',
      { subscriptionId },
      'subscription.missing',
    ))
})
