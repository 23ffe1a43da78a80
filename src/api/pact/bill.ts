import { Matchers } from '@pact-foundation/pact'
import { day, oneOf, personal, time } from './matchers.ts'

const { integer, regex, string } = Matchers

export const session = 'Bf7cWm2RzXq9LtVb4KyHg1PsDe0UaJo6IiTx8QkCvLw'
export const password = 'Sori-narae-2026!'
export const billId = '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732'
export const subscriptionId = '3e91c7d5-640f-4b2a-9d8e-51f7a2b0c648'
export const billNo = 'B2099-000042'
export const subscriptionNo = 'S2099-000777'
export const unknownId = '00000000-0000-4000-8000-00000000dead'
export const member = { session, password, passwordCheckYn: 'Y' } as const
export const unconfirmedMember = { session, password, passwordCheckYn: 'N' } as const
export const bill = { session, billId, billNo, subscriptionId, subscriptionNo }
export const period = () => regex('^[0-9]{4}-[0-9]{2}$', '2026-11')
export const fileOf = (contentType: string, fileName: string) => ({
  fileName: string(fileName),
  contentType,
  content: regex('^[A-Za-z0-9+/]+={0,2}$', '77u/'),
})

type BillView = { billState: string; paidAt?: unknown }

export const listItemOf = ({ billState, paidAt = null }: BillView) => ({
  billId,
  billNo,
  billState,
  billKind: 'CYCLE',
  subscriptionId,
  serviceName: string('접근 관리'),
  planName: string('팀'),
  period: period(),
  periodFrom: day('2026-11-21'),
  periodTo: day('2026-12-20'),
  currency: oneOf('KRW', 'USD'),
  totalAmount: integer(220_000),
  billDate: day('2026-11-21'),
  dueDate: day('2026-11-28'),
  paidAt,
})

export const listedOf = (shown: BillView) => ({ ...listItemOf(shown), serviceIcon: string('TERM') })

type FullBill = BillView & {
  version: number
  paymentMethodCode: 'C' | 'G'
  payYn: 'Y' | 'N'
  failure?: string | null
  payments?: readonly object[]
  taxInvoiceState?: string
  taxInvoiceNo?: string | null
  refundedAmount?: number
  refundableAmount?: number
  refunds?: readonly object[]
  lines?: readonly object[]
  credits?: readonly object[]
  corrections?: readonly object[]
  voidReason?: string
}

export const serviceLine = {
  lineType: 'SERVICE',
  label: string('접근 관리 팀 50명'),
  fromDate: day('2026-11-21'),
  toDate: day('2026-12-20'),
  supplyAmount: integer(200_000),
  vatAmount: integer(20_000),
}

/** Returns one attempt to collect a bill. */
export const paymentOf = (
  attempt: number,
  paymentState: 'PAID' | 'FAILED',
  failure: string | null = null,
  paymentMethodCode = 'C',
) => ({
  attempt,
  paymentMethodCode,
  paymentState,
  failure,
  startedAt: time('2026-11-21T09:00:00+09:00'),
  settledAt: time('2026-11-21T09:00:01+09:00'),
})

/** Returns a credit of 11,000 that was deducted from a bill. */
export const creditOf = () => ({
  amount: 11_000,
  reason: personal('장애 보상'),
  creditOn: 'BILL',
  creditedAt: time('2026-11-21T09:00:00+09:00'),
})

/** Returns a refund of 70,000 of a paid bill. */
export const refundOf = (
  refundState: 'WAITING' | 'STARTED' | 'DONE' | 'DECLINED',
  {
    askedYn: yn = 'N',
    requesterName = null,
    decisionReason = null,
  }: { askedYn?: 'Y' | 'N'; requesterName?: object | null; decisionReason?: object | null } = {},
) => ({
  attempt: 1,
  amount: 70_000,
  reason: personal('중복 결제'),
  refundWay: oneOf('TRANSFER', 'SERVICE'),
  refundState,
  startedAt: time('2026-11-21T09:00:00+09:00'),
  settledAt: refundState === 'DONE' || refundState === 'DECLINED' ? time('2026-11-21T09:00:01+09:00') : null,
  askedYn: yn,
  requesterName,
  decisionReason,
})

/** Returns a bill with all its details. */
export const billOf = ({
  version,
  paymentMethodCode,
  payYn,
  failure = null,
  payments = [],
  taxInvoiceState,
  taxInvoiceNo = null,
  refundedAmount = 0,
  refundableAmount,
  refunds = [],
  lines = [serviceLine],
  credits = [],
  corrections,
  voidReason,
  ...shown
}: FullBill) => ({
  ...listItemOf(shown),
  version,
  subscriptionNo,
  companyName: personal('솔바람상회 주식회사'),
  supplyAmount: integer(200_000),
  vatAmount: integer(20_000),
  lines,
  paymentMethodCode,
  lastFour: paymentMethodCode === 'C' && shown.billState !== 'PAID' ? regex('^[0-9]{4}$', '1111') : null,
  bankCode: null,
  payYn,
  chargingYn: 'N',
  failure,
  nextChargeOn: null,
  endsOn: null,
  taxInvoiceState: taxInvoiceState ?? (paymentMethodCode === 'G' ? 'PENDING' : 'NONE'),
  taxInvoiceNo,
  payments,
  refundedAmount,
  refundableAmount: refundableAmount ?? integer(refundedAmount === 0 ? 220_000 : 150_000),
  refunds,
  voidedAt: voidReason === undefined ? null : time('2026-11-21T09:00:00+09:00'),
  voidReason: voidReason === undefined ? null : personal(voidReason),
  credits,
  ...(corrections && { corrections }),
  creditAmount: integer(0),
  receivers: [personal('billing@solbaram.example')],
  payee:
    shown.billState === 'OPEN' && paymentMethodCode === 'G'
      ? {
          bankName: string('신한은행'),
          accountNumber: regex('^[0-9][0-9-]*[0-9]$', '000-000-000001'),
          accountHolder: string('주식회사 솔바람'),
        }
      : null,
})

export const stateSum = () => ({
  billState: 'FAILED',
  currency: oneOf('KRW', 'USD'),
  count: 1,
  totalAmount: integer(220_000),
})

export const sum = (count = 1) => ({
  currency: oneOf('KRW', 'USD'),
  count,
  unpaidCount: integer(1),
  totalAmount: integer(220_000),
  unpaidAmount: integer(220_000),
})
