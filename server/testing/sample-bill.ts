import type { Schema } from '#contract/operation.ts'
import type { Buyer } from '#server/domains/bill/bill.pdf.parties.ts'
import type { Operator } from '#server/operator.ts'

/** The issuer of the sample bills, an invented business. */
export const sampleIssuer: Operator = {
  operatorName: '빗장 시험판',
  representative: '한가람',
  businessNo: '999-00-00001',
  mailOrderNo: null,
  officeAddress: '서울특별시 가온구 너른들로 127',
  supportPhone: '02-000-0000',
  supportMail: 'help@bitjang.example',
  hostName: null,
  privacyOfficer: '한가람',
}

/** A bank account with a number that no bank assigns. */
export const samplePayee: Schema<'BillPayee'> = {
  bankName: '신한은행',
  accountNumber: '000-000-000001',
  accountHolder: '주식회사 솔바람',
}

/** A paid bill as a line of a list. */
export const sampleBillItem: Schema<'BillListItem'> = {
  billId: '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732',
  billNo: 'B2026-000042',
  billState: 'PAID',
  billKind: 'CYCLE',
  subscriptionId: '3e91c7d5-640f-4b2a-9d8e-51f7a2b0c648',
  serviceName: '통합 로그인',
  serviceIcon: 'DOOR',
  planName: '프로',
  period: '2026-11',
  periodFrom: '2026-11-21',
  periodTo: '2026-12-20',
  currency: 'KRW',
  totalAmount: 148_500,
  billDate: '2026-11-21',
  dueDate: '2026-12-05',
  paidAt: '2026-11-21T10:00:00+09:00',
}

/** The bill of `sampleBillItem` in full. */
export const sampleBill: Schema<'Bill'> = {
  ...sampleBillItem,
  version: 3,
  subscriptionNo: 'S2026-000007',
  companyName: '솔바람상회 주식회사',
  supplyAmount: 135_000,
  vatAmount: 13_500,
  lines: [
    {
      lineType: 'SERVICE',
      label: '통합 로그인 프로 30명',
      fromDate: '2026-11-21',
      toDate: '2026-12-20',
      supplyAmount: 135_000,
      vatAmount: 13_500,
    },
  ],
  paymentMethodCode: 'C',
  lastFour: '1111',
  bankCode: null,
  payYn: 'N',
  chargingYn: 'N',
  failure: null,
  nextChargeOn: null,
  endsOn: null,
  taxInvoiceState: 'NONE',
  taxInvoiceNo: null,
  ownYn: 'Y',
  payments: [],
  receivers: [],
  refundedAmount: 0,
  refundableAmount: 0,
  refunds: [],
  payee: null,
  voidedAt: null,
  voidReason: null,
  credits: [],
  creditAmount: 0,
}

/** The company that a bill is for. */
export const sampleBuyer: Buyer = {
  companyName: '솔바람상회 주식회사',
  ownerName: '오솔길',
  rnno: '9998700017',
  address: '부산광역시 어느 길 1',
  addressDetail: '2층',
}
