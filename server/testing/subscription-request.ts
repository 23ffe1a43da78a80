import { randomUUID } from 'node:crypto'
import type { Input, Schema } from '#contract/operation.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { currentSubscriptionTerms } from '#server/domains/subscription/terms/subscription-terms.catalogue.ts'

type Form = Schema<'SubscriptionForm'>
type WantedRequest = Partial<Omit<Input<'requestSubscription'>, 'form'>> & {
  draftId: string
  paymentMethodCode: 'G' | 'C' | 'A'
  form?: Partial<Form>
  card?: NamedCard | undefined
}

export const serviceInfo: Schema<'ServiceOrder'> = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
}
/** 4,500 won × 30, and a tenth for VAT. */
export const price = { supplyAmount: 135_000, vatAmount: 13_500, totalAmount: 148_500 }
/** The answers to the required terms only. */
export const subscriptionAnswers = currentSubscriptionTerms(new Date('2026-11-21T03:00:00Z')).map(
  ({ termsCode, version, requiredYn }) => ({ termsCode, version, agreedYn: requiredYn }),
)

const companyAddress = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }
const company = {
  companyName: '별빛나루 주식회사',
  rnno: '124-81-00998',
  businessType: '정보통신업',
  businessCategory: '소프트웨어 개발',
}
const payers = {
  paymentGiro: {
    deliveryMethod: 'EMAIL',
    companyName: '별빛나루 주식회사',
    billingRecipient: '재무팀 오하늘',
    deptName: '',
    billingTelNumber: '02-000-1300',
    billingEmail: 'billing@byeolbit.example',
    ...companyAddress,
  },
  paymentCard: {
    cardHolderName: '별빛나루 주식회사',
    cardInfo: '솔바람카드',
    cardNumber: '**** **** **** 1234',
    cardId: '2b9d6f10-84c3-4e57-a1d8-0f3b7c59e264',
    withdrawAgreeYn: 'Y',
  },
  paymentAccount: { accountHolderName: '별빛나루', bankCode: '088' },
} as const satisfies Partial<Form>
const numbers = {
  G: { accountInfo: null, payerNo: null },
  C: { accountInfo: null, payerNo: null },
  A: { accountInfo: '110-000-123456', payerNo: '124-81-00998' },
} as const

type NamedCard = Partial<Pick<Schema<'FormCard'>, 'cardId' | 'cardInfo' | 'cardNumber'>>

/** Returns the form fields of a payment method. Without `card`, the card is one that no member has registered. */
export const paidBy = (paymentMethodCode: WantedRequest['paymentMethodCode'], card: NamedCard = {}) => {
  const { paymentGiro, paymentAccount } = payers
  const paymentCard = { ...payers.paymentCard, ...card }
  const paymentFields = { G: { paymentGiro }, C: { paymentCard }, A: { paymentAccount } }[paymentMethodCode]
  return {
    paymentMethodCode,
    paymentGiro: null,
    paymentCard: null,
    paymentAccount: null,
    secrets: { secNo: null, ...numbers[paymentMethodCode] },
    withdrawAgreeYn: 'Y' as const,
    ...paymentFields,
  }
}

/**
 * Returns a complete form as a corporation fills it in, with the data of one payment method, or with a registered
 * card. Without documents the form is incomplete.
 */
export function requestOf({
  paymentMethodCode,
  form,
  card,
  ...more
}: WantedRequest): Input<'requestSubscription'> {
  // Returns a copy, since a test may change the form.
  return structuredClone({
    idempotencyKey: randomUUID(),
    form: {
      ...emptyForm(serviceInfo),
      accountTypeDetail: 'CORPORATION',
      companyInfo: {
        ...company,
        ...companyAddress,
        corporateNo: '110111-0062432',
        ownerName: '나여울',
        phoneNumber: '02-000-1100',
      },
      subscriberInfo: {
        ...company,
        ...companyAddress,
        accountEmail: 'Dasom@Byeolbit.example',
        name: '윤다솜',
        phoneNumber: '010-0000-7788',
        industry: '',
        companyOwner: '나여울',
      },
      adminInfo: {
        name: '오하늘',
        deptName: '',
        telNumber: '',
        phoneNumber: '010-0000-3456',
        email: 'haneul@byeolbit.example',
      },
      ...payers,
      paymentCard: { ...payers.paymentCard, ...card },
      memo: '세금계산서는 매월 5일까지 보내 주세요.',
      paymentMethodCode,
      ...form,
    },
    secrets: { secNo: null, ...numbers[paymentMethodCode] },
    withdrawAgreeYn: 'Y',
    rnFileId: 'A'.repeat(43),
    ddlFileId: null,
    totalAmount: price.totalAmount,
    ...more,
  })
}
