import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { billRefusals, failed } from './bill.refusals.ts'
import {
  bill,
  billId,
  billNo,
  billOf,
  creditOf,
  fileOf,
  listedOf,
  paymentOf,
  period,
  refundOf,
  session,
  stateSum,
  subscriptionId,
  sum,
} from './bill.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, time, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const ownGiroBill = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const
const shownFailed = {
  billState: 'FAILED',
  version: 2,
  paymentMethodCode: 'C',
  payYn: 'Y',
  failure: 'INSUFFICIENT_FUNDS',
  payments: [paymentOf(1, 'FAILED', 'INSUFFICIENT_FUNDS')],
} as const
const subscriptions = [{ subscriptionId, serviceName: string('접근 관리'), planName: string('팀') }]
const nextBill = {
  subscriptionId,
  serviceName: string('접근 관리'),
  planName: string('팀'),
  billDate: day('2026-12-03'),
  currency: oneOf('KRW', 'USD'),
  totalAmount: integer(220_000),
  creditAmount: integer(0),
  paymentMethodCode: oneOf('G', 'C', 'A'),
}
const months = [
  {
    period: period(),
    currency: oneOf('KRW', 'USD'),
    totalAmount: integer(220_000),
    unpaidAmount: integer(220_000),
    lateAmount: integer(0),
    creditAmount: integer(0),
  },
]

describe('listBills', () => {
  it('returns all bills with sums and months', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('listBills of every state')
      .withRequest(...calling('listBills', {}, session))
      .willRespondWith(
        ...successAnswer({
          billState: null,
          period: null,
          subscriptionId: null,
          total: 1,
          nextCursor: null,
          sums: [sum()],
          states: [stateSum()],
          months,
          subscriptions,
          unpaid: [
            {
              ...listedOf({ billState: 'FAILED' }),
              pastDueOn: day('2026-12-15'),
              endsOn: null,
              payYn: yn('Y'),
            },
          ],
          nextBill,
          list: [listedOf({ billState: 'FAILED' })],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listBills({})).toMatchObject({
          total: 1,
          list: [{ billId, billNo }],
          sums: [{ count: 1 }],
        })
      }))

  it('returns the bills of a state and a subscription, with the filter', () => {
    const asked = { billState: 'PAID', subscriptionId, limit: 1 } as const
    return beginInteraction("a member's bill", failed)
      .uponReceiving('listBills of one state and subscription')
      .withRequest(...calling('listBills', asked, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'PAID',
          period: null,
          subscriptionId,
          total: 0,
          nextCursor: null,
          sums: [],
          states: [stateSum()],
          months,
          subscriptions,
          unpaid: [
            {
              ...listedOf({ billState: 'FAILED' }),
              pastDueOn: day('2026-12-15'),
              endsOn: null,
              payYn: yn('Y'),
            },
          ],
          nextBill,
          list: [],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).listBills(asked)).toMatchObject({
          billState: 'PAID',
          total: 0,
          list: [],
        }),
      )
  })
})

describe('getBill', () => {
  it('returns a bill with its lines, payments and receivers', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('getBill of one whose payment failed')
      .withRequest(...calling('getBill', { billId }, session))
      .willRespondWith(...successAnswer({ ...billOf(shownFailed), ownYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getBill({ billId })).toMatchObject({
          companyName: '솔바람상회 주식회사',
          receivers: ['billing@solbaram.example'],
          payYn: 'Y',
        })
      }))
})

describe('getBill of one that was given back', () => {
  it('returns the refunds with their reasons', () =>
    beginInteraction("a member's bill", { ...ownGiroBill, billState: 'PAID', refunding: 'DONE' })
      .uponReceiving('getBill of one that was given back in part')
      .withRequest(...calling('getBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({ billState: 'PAID', refundedAmount: 70_000, refunds: [refundOf('DONE')] }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getBill({ billId })).toMatchObject({
          refundedAmount: 70_000,
          refunds: [{ amount: 70_000, reason: '중복 결제', refundState: 'DONE' }],
        }),
      ))
})

describe('getBill of one whose tax invoice was corrected', () => {
  it('returns the number of the correction', () =>
    beginInteraction("a member's bill", {
      ...ownGiroBill,
      billState: 'PAID',
      refunding: 'DONE',
      correctedYn: 'Y',
    })
      .uponReceiving('getBill of one whose tax invoice was corrected')
      .withRequest(...calling('getBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'PAID',
          corrections: [
            {
              invoiceKind: 'REFUND',
              totalAmount: -70_000,
              writtenOn: day('2026-11-21'),
              taxInvoiceNo: string('202611214100002000000001'),
            },
          ],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getBill({ billId })).toMatchObject({
          corrections: [{ invoiceKind: 'REFUND', totalAmount: -70_000 }],
        }),
      ))
})

describe('getBill of one with a credit', () => {
  it('returns the credit with its reason', () =>
    beginInteraction("a member's bill", { ...ownGiroBill, creditedYn: 'Y' })
      .uponReceiving('getBill of one with a credit')
      .withRequest(...calling('getBill', { billId }, session))
      .willRespondWith(...successAnswer({ billState: 'OPEN', credits: [creditOf()] }))
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getBill({ billId })).toMatchObject({
          credits: [{ amount: 11_000, reason: '장애 보상', creditOn: 'BILL' }],
        }),
      ))
})

describe('getBill of one that is not charged', () => {
  it('returns the account for the transfer', () =>
    beginInteraction("a member's bill", ownGiroBill)
      .uponReceiving('getBill of one that is paid by invoice')
      .withRequest(...calling('getBill', { billId }, session))
      .willRespondWith(
        ...successAnswer(billOf({ billState: 'OPEN', version: 2, paymentMethodCode: 'G', payYn: 'N' })),
      )
      .executeTest(async (server) =>
        expect((await apiOf(server, session).getBill({ billId })).payee).toEqual({
          bankName: '신한은행',
          accountNumber: '000-000-000001',
          accountHolder: '주식회사 솔바람',
        }),
      ))
})

describe('payBill', () => {
  const seenBill = { billId, version: 2 }

  it('charges a bill whose payment failed', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('payBill of one whose payment failed')
      .withRequest(...calling('payBill', seenBill, session))
      .willRespondWith(
        ...successAnswer(
          billOf({
            billState: 'PAID',
            paidAt: time('2026-11-21T10:00:00+09:00'),
            version: 4,
            paymentMethodCode: 'C',
            payYn: 'N',
            payments: [...shownFailed.payments, paymentOf(2, 'PAID')],
          }),
        ),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).payBill(seenBill)).toMatchObject({
          billState: 'PAID',
          payYn: 'N',
        }),
      ))
})

describe('setBillReceivers', () => {
  const asked = { subscriptionId, receivers: ['finance@solbaram.example'] }
  const sent = { subscriptionId, receivers: [encodeBase64('finance@solbaram.example')] }

  it('replaces the receivers', () =>
    beginInteraction("a member's bill", ownGiroBill)
      .uponReceiving('setBillReceivers of one address')
      .withRequest(...calling('setBillReceivers', sent, session))
      .willRespondWith(...successAnswer({ receivers: sent.receivers }))
      .executeTest(async (server) =>
        expect(await apiOf(server, session).setBillReceivers(asked)).toEqual({ receivers: asked.receivers }),
      ))
})

describe('downloadBill', () => {
  it('returns the bill as a PDF', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('downloadBill of one')
      .withRequest(...calling('downloadBill', { billId }, session))
      .willRespondWith(...successAnswer(fileOf('application/pdf', `청구서_${billNo}.pdf`)))
      .executeTest(async (server) =>
        expect(await apiOf(server, session).downloadBill({ billId })).toMatchObject({
          contentType: 'application/pdf',
        }),
      ))
})

describe('downloadBill as another paper', () => {
  const downloadPaper = async (server: { url: string }, billPaper: 'RECEIPT' | 'STATEMENT') =>
    expect(await apiOf(server, session).downloadBill({ billId, billPaper })).toMatchObject({
      contentType: 'application/pdf',
    })

  it('returns the receipt of a paid bill', () =>
    beginInteraction("a member's bill", { ...failed, billState: 'PAID' })
      .uponReceiving('downloadBill as a receipt')
      .withRequest(...calling('downloadBill', { billId, billPaper: 'RECEIPT' }, session))
      .willRespondWith(...successAnswer(fileOf('application/pdf', `영수증_${billNo}.pdf`)))
      .executeTest((server) => downloadPaper(server, 'RECEIPT')))

  it('returns the statement', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('downloadBill as a statement')
      .withRequest(...calling('downloadBill', { billId, billPaper: 'STATEMENT' }, session))
      .willRespondWith(...successAnswer(fileOf('application/pdf', `거래명세서_${billNo}.pdf`)))
      .executeTest((server) => downloadPaper(server, 'STATEMENT')))
})

describe('exportBills', () => {
  it('returns a table of the bills of a state', () =>
    beginInteraction("a member's bill", failed)
      .uponReceiving('exportBills of one state')
      .withRequest(...calling('exportBills', { billState: 'FAILED' }, session))
      .willRespondWith(...successAnswer(fileOf('text/csv', '청구서_2026-11-21.csv')))
      .executeTest(async (server) =>
        expect(await apiOf(server, session).exportBills({ billState: 'FAILED' })).toMatchObject({
          contentType: 'text/csv',
        }),
      ))
})

describeRefusals(billRefusals)
