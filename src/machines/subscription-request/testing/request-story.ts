import { emptyForm, emptySecrets } from '#domain/subscription/empty-form.ts'
import type { FormStep } from '#domain/subscription/fields.ts'
import type { CompanyProfile, PaymentProfile } from '#domain/subscription/profiles.ts'
import { done, waitsMs } from '../../testing/steps.ts'
import type { Documents, RequestStep, Secrets, SubscriptionDraft } from '../request-context.ts'
import type { Profiles } from '../request-profiles.ts'

/* A request for a subscription, step by step, for the tests. */

export const keys = [
  '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10',
  '7e2c9f5a-1b84-4da3-86f7-a03e8d4b9c21',
  '8f3dae6b-2c95-4eb4-97a8-b14f9e5cad32',
] as const
export const now = () => new Date('2026-11-22T03:00:00Z')
export const input = {
  newKey: () => keys[0],
  now,
  isOrderable: ({ serviceCode, planCode }: SubscriptionDraft['form']['serviceInfo']) =>
    serviceCode === 'SSO' && ['BASIC', 'PRO', 'ENT'].includes(planCode),
}
export const draftId = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
export const order = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
export const file = {
  fileId: 'W'.repeat(43),
  fileName: '사업자등록증.pdf',
  contentType: 'application/pdf',
  size: 184_320,
} as const
const sampleAddress = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '' }
const company = {
  companyName: '별빛나루',
  rnno: '1248100998',
  businessType: '정보통신업',
  businessCategory: '소프트웨어',
}
export const blankForm = emptyForm(order)
export const completeForm = {
  accountTypeDetail: 'SOLE_PROPRIETOR',
  companyInfo: {
    ...blankForm.companyInfo,
    ...company,
    ...sampleAddress,
    ownerName: '나여울',
    phoneNumber: '020001100',
  },
  subscriberInfo: {
    ...blankForm.subscriberInfo,
    ...company,
    ...sampleAddress,
    accountEmail: 'dasom@byeolbit.example',
    name: '윤다솜',
    phoneNumber: '01000007788',
    companyOwner: '나여울',
  },
  adminInfo: {
    ...blankForm.adminInfo,
    name: '오하늘',
    phoneNumber: '01000003456',
    email: 'haneul@byeolbit.example',
  },
} as const
export const giro = {
  paymentMethodCode: 'G',
  paymentGiro: {
    ...blankForm.paymentGiro!,
    ...sampleAddress,
    companyName: '별빛나루',
    billingRecipient: '오하늘',
    billingTelNumber: '020001300',
    billingEmail: 'bill@byeolbit.example',
  },
} as const
export const card = {
  paymentMethodCode: 'C',
  paymentCard: {
    cardHolderName: '별빛나루',
    cardInfo: '솔바람카드',
    cardNumber: '**** **** **** 1111',
    cardId: '2b9d6f10-84c3-4e57-a1d8-0f3b7c59e264',
    withdrawAgreeYn: 'Y',
  },
} as const
const secrets: Secrets = {
  ...emptySecrets,
  accountInfo: '110-000-123456',
  payerNo: '124-81-00998',
}
export const tickedTerms = [{ termsCode: 'SUBSCRIPTION', version: '1.0', agreedYn: 'Y' }] as const

export const requestBegun = { type: 'request.begun', order } as const
export const draftOpened = { type: 'draft.opened', draftId } as const
export const draftRetried = { type: 'draft.retried' } as const
export const termsTicked = { type: 'terms.ticked', terms: tickedTerms } as const
export const termsSubmitted = { type: 'terms.submitted' } as const
export const formChanged = { type: 'form.changed', changes: completeForm } as const
export const payBy = (changes: typeof giro | typeof card) => ({ type: 'choice.made', changes }) as const
export const upload = {
  type: 'documents.changed',
  documents: { rnImgViewInfo: file, ddlImgViewInfo: null } as Documents,
} as const
export const remove = {
  type: 'documents.changed',
  documents: { rnImgViewInfo: null, ddlImgViewInfo: null } as Documents,
} as const
export const submit = (step: FormStep) => ({ type: 'step.submitted', step }) as const
export const goTo = (step: RequestStep) => ({ type: 'step.requested', step }) as const
export const requestConfirmed = { type: 'request.confirmed', secrets, withdrawAgreeYn: 'Y' } as const
export const outcomeChecked = { type: 'outcome.checked' } as const
export const requestLeft = { type: 'request.left' } as const
export const leaveRequested = { type: 'leaving.requested' } as const
export const savePause = waitsMs(1500, 'subscriptionRequest.keeper.unsaved')

const times = { savedAt: '2026-11-22T12:00:00+09:00', expiresAt: '2026-11-30T00:00:00+09:00' } as const
const draftOf = (form: object, rnImgViewInfo: typeof file | null = null) =>
  ({
    draftId,
    terms: [...tickedTerms],
    form: { ...blankForm, ...form },
    rnImgViewInfo,
    ddlImgViewInfo: null,
    companyProfileId: null,
    paymentProfileId: null,
    ...times,
  }) as SubscriptionDraft
export const draftReceived = (form: object, rnImgViewInfo: typeof file | null = null) =>
  done('getSubscriptionDraft', draftOf(form, rnImgViewInfo))
export const fullDraftReceived = draftReceived({ ...completeForm, ...giro }, file)
export const partialDraftReceived = (...groups: (keyof typeof completeForm)[]) =>
  draftReceived(
    Object.fromEntries(['accountTypeDetail' as const, ...groups].map((name) => [name, completeForm[name]])),
    file,
  )
export const draftWithProfiles = (profiles: object) =>
  done('getSubscriptionDraft', { ...draftOf(completeForm), ...profiles })
export const agreeSubscriptionTermsDone = done('agreeSubscriptionTerms', draftOf({}))
export const saveSubscriptionDraftDone = done('saveSubscriptionDraft', times)
export const quote = {
  serviceInfo: order,
  months: 1,
  unitPrice: 4_500,
  listAmount: 135_000,
  discountAmount: 0,
  supplyAmount: 135_000,
  vatAmount: 13_500,
  totalAmount: 148_500,
  firstBillDate: '2026-11-22',
  nextBillDate: '2026-12-22',
  calculatedAt: '2026-11-22T12:00:00+09:00',
} as const
export const estimateSubscriptionDone = done('estimateSubscription', quote)
export const receipt = {
  subscriptionId: '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72',
  subscriptionNo: 'S2026-000128',
  draftId,
  serviceName: '빗장 통합 로그인',
  planName: '프로',
  paymentCycle: 'M',
  currency: 'KRW',
  totalAmount: 148_500,
  requestedAt: '2026-11-22T12:01:00+09:00',
} as const
export const requestSubscriptionDone = done('requestSubscription', receipt)

/* The known profiles of the company. */
export const companyId = 'b1c7e2d4-58a9-4f03-8d6b-2e9f7a1c3b05'
export const otherCompanyId = 'c2d8f3e5-69ba-4014-9e7c-3fa08b2d4c16'
export const cardId = 'd3e904f6-7acb-4125-8f8d-40b19c3e5d27'
const expiredId = 'e4fa1507-8bdc-4236-909e-51c2ad4f6e38'
const knownAddress = { addressDetail: null, zipCode: '00417', address: '서울특별시 가온구 솔바람길 41' }
const usedProfile = {
  subscriptionId: 'f5ab2618-9ced-4347-819f-62d3be508f49',
  subscriptionNo: 'S2026-000117',
  subscriptionState: 'ACTIVE',
  serviceName: '빗장 통합 로그인',
  planName: '프로',
}
const companyOf = (profileId: string, companyName: string, rnno: string): CompanyProfile => ({
  profileId,
  subscriptionCount: 1,
  subscriptions: [usedProfile],
  companyInfo: {
    ...company,
    ...knownAddress,
    companyName,
    rnno,
    corporateNo: null,
    ownerName: '나여울',
    phoneNumber: '020001100',
  },
  subscriberInfo: {
    ...company,
    ...knownAddress,
    companyName,
    rnno,
    accountType: 'BUSINESS',
    accountTypeDetail: 'SOLE_PROPRIETOR',
    accountEmail: 'dasom@byeolbit.example',
    name: '윤다솜',
    phoneNumber: '010-****-7788',
    industry: null,
    secNo: null,
    companyOwner: '나여울',
  },
  adminInfo: {
    name: '오하늘',
    deptName: null,
    telNumber: null,
    phoneNumber: '010-****-3456',
    email: 'haneul@byeolbit.example',
  },
  rnImgViewInfo: {
    fileName: '사업자등록증.pdf',
    contentType: 'application/pdf',
    size: 184_320,
    uploadedAt: '2026-01-05T10:20:00+09:00',
  },
})
const cardOf = (profileId: string, profileState: PaymentProfile['profileState']): PaymentProfile => ({
  profileId,
  profileState,
  subscriptions: [usedProfile],
  paymentMethod: {
    annotation: null,
    paymentMethodCode: 'C',
    paymentMethodName: '신용카드',
    paymentCard: {
      ...card.paymentCard,
      cardNumber: '**** **** **** 1234',
      cardExpiration: '**/**',
      rnno: '12********',
    },
  },
})
const companies = [
  companyOf(companyId, '별빛나루', '1248100998'),
  companyOf(otherCompanyId, '솔바람상회', '2208162517'),
]
const profilesReceived = (profiles: Profiles) => done('listSubscriptionProfiles', profiles)
export const withoutProfiles = profilesReceived({ companies: [], payments: [] })
export const allKnown = profilesReceived({
  companies,
  payments: [cardOf(expiredId, 'EXPIRED'), cardOf(cardId, 'USABLE')],
})
/** The chosen card is no longer valid. */
export const expiredCardProfiles = profilesReceived({ companies, payments: [cardOf(cardId, 'EXPIRED')] })
export const chooseCompany = (profileId: string | undefined) =>
  ({ type: 'company.chosen', profileId }) as const
export const choosePayment = (profileId: string | undefined) =>
  ({ type: 'payment.chosen', profileId }) as const
