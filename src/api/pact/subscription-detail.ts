import { Matchers } from '@pact-foundation/pact'
import {
  day,
  digits,
  masked,
  maskedCard,
  maskedMobile,
  oneOf,
  personal,
  subscriptionNo,
  time,
  uuid,
  yn,
  zipCode,
} from './matchers.ts'

const { integer, string } = Matchers

type Ids = { subscriptionId: string; subscriptionNo: string }

/**
 * Returns a complete subscription of a corporation, in use and with every field filled, with one of the payment
 * methods below.
 */
export const detailOf = (ids: Ids, paymentMethod: object) => ({
  subscriptionInfo: {
    subscriptionId: uuid(ids.subscriptionId),
    subscriptionNo: subscriptionNo(ids.subscriptionNo),
    subscriptionState: 'ACTIVE',
    requestedAt: time('2025-11-03T10:21:00+09:00'),
    version: integer(1),
  },
  rnImgViewInfo: documentOf('사업자등록증.pdf', 'application/pdf'),
  ddlImgViewInfo: documentOf('위임장.png', 'image/png'),
  companyInfo,
  subscriberInfo,
  paymentMethod,
  adminInfo,
  serviceInfo: {
    serviceCode: string('ACCESS'),
    serviceName: string('빗장 접근 관리'),
    planCode: string('ACCESS-TEAM'),
    planName: string('팀'),
    userCount: integer(50),
    unitPrice: integer(4000),
    currency: oneOf('KRW', 'USD'),
  },
  contractInfo: {
    contractNo: string('C2025-000117'),
    startDate: day('2025-11-05'),
    endDate: day('2026-11-04'),
    nextBillDate: day('2025-12-05'),
    paymentCycle: oneOf('M', 'Y'),
    currency: oneOf('KRW', 'USD'),
    supplyAmount: integer(200000),
    vatAmount: integer(20000),
    totalAmount: integer(220000),
  },
  memo: string('세금계산서는 매월 5일까지 보내 주세요.'),
})

export const documentOf = (fileName: string, contentType: 'application/pdf' | 'image/png') => ({
  fileName: personal(fileName),
  contentType: oneOf(contentType, 'application/pdf', 'image/png', 'image/jpeg'),
  size: integer(184320),
  uploadedAt: time('2025-11-03T10:20:00+09:00'),
})

const addressFields = {
  zipCode: zipCode('04524'),
  address: personal('서울특별시 중구 세종대로 110'),
  addressDetail: personal('5층'),
  phoneNumber: personal('02-0000-1100'),
}

const companyInfo = {
  rnno: digits('1010000009'),
  corporateNo: masked('110111-*******'),
  ownerName: personal('박지우'),
  companyName: personal('한빛상사 주식회사'),
  businessType: string('도매 및 소매업'),
  businessCategory: string('전자상거래'),
  ...addressFields,
}

const subscriberInfo = {
  accountType: 'BUSINESS',
  accountTypeDetail: 'CORPORATION',
  accountEmail: personal('seoyeon.kim@hanbit.example'),
  name: personal('김서연'),
  ...addressFields,
  phoneNumber: maskedMobile('1234'),
  companyName: personal('한빛상사 주식회사'),
  businessType: string('도매 및 소매업'),
  industry: string('유통'),
  businessCategory: string('전자상거래'),
  rnno: digits('1010000009'),
  secNo: null,
  companyOwner: personal('박지우'),
}

const adminInfo = {
  name: personal('이도윤'),
  deptName: string('정보보안팀'),
  telNumber: personal('02-0000-1200'),
  phoneNumber: maskedMobile('3456'),
  email: personal('doyun.lee@hanbit.example'),
}

/** A company with its people. */
export const people = { companyInfo, subscriberInfo, adminInfo }

/** The three payment methods, by their code. */
export const paymentMethods = {
  G: {
    annotation: string('매월 말일까지 입금해 주세요.'),
    paymentMethodCode: 'G',
    paymentMethodName: string('지로(청구서)'),
    paymentGiro: {
      deliveryMethod: oneOf('EMAIL', 'POST'),
      companyName: personal('한빛상사 주식회사'),
      billingRecipient: personal('최하은'),
      deptName: string('재무팀'),
      billingTelNumber: personal('02-0000-1300'),
      billingEmail: personal('billing@hanbit.example'),
      zipCode: zipCode('04524'),
      address: personal('서울특별시 중구 세종대로 110'),
      addressDetail: personal('6층'),
    },
  },
  C: {
    annotation: string('매월 5일에 결제됩니다.'),
    paymentMethodCode: 'C',
    paymentMethodName: string('신용카드'),
    paymentCard: {
      cardHolderName: personal('한빛상사 주식회사'),
      cardInfo: string('한빛카드'),
      cardNumber: maskedCard('****-****-****-1234'),
      cardExpiration: masked('**/**'),
      withdrawAgreeYn: yn('Y'),
    },
  },
  A: {
    annotation: string('매월 5일에 출금됩니다.'),
    paymentMethodCode: 'A',
    paymentMethodName: string('계좌 이체'),
    paymentAccount: {
      accountHolderName: personal('한빛상사 주식회사'),
      accountInfo: masked('***-******-01-234'),
      bankCode: Matchers.regex('^[0-9]{3}$', '004'),
      rnno: masked('101-00-*****'),
    },
  },
}
