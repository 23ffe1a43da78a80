import { expect, it } from 'vitest'
import { emptySecrets, sentNumbers } from './empty-form.ts'
import { mistakesOf } from './fields.ts'
import { formOf } from './form-of.ts'

const companyAddress = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: null }
const company = {
  companyName: '별빛나루 주식회사',
  rnno: '1248100998',
  businessType: '정보통신업',
  businessCategory: '소프트웨어 개발',
}
const detail: Parameters<typeof formOf>[0] = {
  companyInfo: {
    ...company,
    ...companyAddress,
    corporateNo: '110111-*******',
    ownerName: '나여울',
    phoneNumber: '020001100',
  },
  subscriberInfo: {
    ...company,
    ...companyAddress,
    accountType: 'BUSINESS',
    accountTypeDetail: 'CORPORATION',
    accountEmail: 'dasom@byeolbit.example',
    name: '윤다솜',
    phoneNumber: '010-****-7788',
    industry: null,
    secNo: null,
    companyOwner: '나여울',
  },
  paymentMethod: {
    annotation: null,
    paymentMethodCode: 'C',
    paymentMethodName: '신용카드',
    paymentCard: {
      cardHolderName: '별빛나루',
      cardInfo: '솔바람카드',
      cardNumber: '****-****-****-1234',
      cardExpiration: '**/**',
      withdrawAgreeYn: 'Y',
      rnno: null,
    },
  },
  adminInfo: {
    name: '오하늘',
    deptName: null,
    telNumber: null,
    phoneNumber: '010-****-3456',
    email: 'haneul@byeolbit.example',
  },
  serviceInfo: {
    serviceCode: 'SSO',
    serviceName: '빗장 통합 로그인',
    planCode: 'SSO-PRO',
    planName: '프로',
    userCount: 30,
    unitPrice: 4_500,
    currency: 'KRW',
  },
  contractInfo: {
    contractNo: null,
    startDate: null,
    endDate: null,
    nextBillDate: null,
    paymentCycle: 'M',
    currency: 'KRW',
    supplyAmount: 135_000,
    vatAmount: 13_500,
    totalAmount: 148_500,
  },
  memo: null,
}
const mistakes = (step: Parameters<typeof mistakesOf>[0], storedPaths: string[] = []) =>
  mistakesOf(
    step,
    { form: formOf(detail), secrets: emptySecrets },
    { hasCertificate: true, storedPaths },
    new Date('2026-11-21T03:00:00Z'),
  )

it('a subscription becomes the form of its request, without masked numbers and the consent', () => {
  expect(formOf(detail)).toMatchObject({
    accountTypeDetail: 'CORPORATION',
    serviceInfo: { serviceCode: 'SSO', planCode: 'PRO', userCount: 30, paymentCycle: 'M', currency: 'KRW' },
    companyInfo: { rnno: '124-81-00998', corporateNo: '', addressDetail: '', phoneNumber: '02-000-1100' },
    subscriberInfo: { name: '윤다솜', industry: '', phoneNumber: '' },
    adminInfo: { phoneNumber: '' },
    paymentMethodCode: 'C',
    paymentCard: { cardHolderName: '별빛나루', cardId: '', withdrawAgreeYn: 'N' },
    paymentGiro: { companyName: '' },
    memo: '',
  })
  expect(JSON.stringify(formOf(detail))).not.toContain('*')
  expect([mistakes('subscriber'), mistakes('admin'), mistakes('service')]).toEqual([
    { 'subscriberInfo.phoneNumber': 'missing' },
    { 'adminInfo.phoneNumber': 'missing' },
    {},
  ])
  expect(mistakes('subscriber', ['subscriberInfo.phoneNumber'])).toEqual({})
  expect(mistakes('company')).toEqual({ 'companyInfo.corporateNo': 'missing' })
  expect(mistakes('payment')).toEqual({ 'paymentCard.cardId': 'missing' })
})

it('no number is sent if none was typed', () => {
  expect(sentNumbers({ ...emptySecrets, accountInfo: '110' })).toEqual({
    secNo: null,
    accountInfo: '110',
    payerNo: null,
  })
})
