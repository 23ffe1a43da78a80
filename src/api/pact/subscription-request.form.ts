import type { Schema } from '#contract/operation.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'

export const cardId = '7c4e92b0-3d1f-4a68-9b05-e8f2a6d3c17b'
export const serviceInfo = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
export const address = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }
export const company = {
  companyName: '별빛나루 주식회사',
  rnno: '1248100998',
  businessType: '정보통신업',
  businessCategory: '소프트웨어 개발',
}
export const emptyFields = emptyForm(serviceInfo)
export const form: Schema<'SubscriptionForm'> = {
  ...emptyFields,
  accountTypeDetail: 'SOLE_PROPRIETOR',
  companyInfo: { ...company, ...address, corporateNo: '', ownerName: '나여울', phoneNumber: '020001100' },
  subscriberInfo: {
    ...company,
    ...address,
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
  paymentCard: {
    cardHolderName: '별빛나루',
    cardInfo: '솔바람카드',
    cardNumber: '**** **** **** 1234',
    cardId,
    withdrawAgreeYn: 'Y',
  },
  paymentAccount: null,
}
