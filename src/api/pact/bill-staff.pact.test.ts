import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import {
  billId,
  billNo,
  billOf,
  creditOf,
  listItemOf,
  paymentOf,
  period,
  refundOf,
  session,
  stateSum,
  sum,
} from './bill.ts'
import { billChange, billStaffRefusals, giroBill, paidBill } from './bill-staff.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, subscriptionNo, time } from './matchers.ts'
import { apiOf, beginInteraction, calledBefore, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const listedBill = {
  ...listItemOf({ billState: 'OPEN' }),
  companyName: personal('솔바람상회 주식회사'),
  paymentMethodCode: 'G',
  version: 2,
  payYn: 'N',
  chargingYn: 'N',
  ownYn: 'N',
  tasks: ['TAX_INVOICE'],
}

describe('listAdminBills', () => {
  it('returns the bills that match a search, with sums', () => {
    const asked = { billState: 'OPEN', waitingFor: 'TAX_INVOICE', search: billNo, limit: 1 } as const
    return beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('listAdminBills of one state with a search')
      .withRequest(...calling('listAdminBills', asked, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'OPEN',
          period: null,
          waitingFor: 'TAX_INVOICE',
          search: billNo,
          total: 1,
          nextCursor: null,
          sums: [sum()],
          list: [listedBill],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).listAdminBills(asked)).toMatchObject({
          total: 1,
          list: [{ billId, companyName: '솔바람상회 주식회사' }],
        }),
      )
  })
})

describe('getAdminBillFigures', () => {
  it('returns the sums of all bills by state and by month, and the payments of the month', () =>
    beginInteraction('a bill for the staff', { ...paidBill, receipt: 'OPEN' })
      .uponReceiving('getAdminBillFigures of the staff')
      .withRequest(...calling('getAdminBillFigures', {}, session))
      .willRespondWith(
        ...successAnswer({
          period: period(),
          states: [{ ...stateSum(), billState: 'PAID' }],
          months: [
            {
              period: period(),
              currency: oneOf('KRW', 'USD'),
              totalAmount: integer(220_000),
              unpaidAmount: integer(0),
              lateAmount: integer(0),
              creditAmount: integer(0),
            },
          ],
          received: [{ currency: oneOf('KRW', 'USD'), count: 1, totalAmount: integer(220_000) }],
        }),
      )
      .executeTest(async (server) => {
        const { states, months, received } = await apiOf(server, session).getAdminBillFigures({})
        expect([states[0]?.billState, months[0]?.lateAmount, received[0]?.count]).toEqual(['PAID', 0, 1])
      }))
})

describe('listAdminBills in another order', () => {
  it('returns the bills of one payment method, the smallest amount first', () => {
    const asked = { paymentMethodCode: 'G', sort: 'AMOUNT', sortDirection: 'ASC', limit: 1 } as const
    return beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('listAdminBills of one payment method by amount')
      .withRequest(...calling('listAdminBills', asked, session))
      .willRespondWith(
        ...successAnswer({
          billState: null,
          period: null,
          waitingFor: null,
          search: null,
          total: 1,
          nextCursor: null,
          sums: [sum()],
          list: [listedBill],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).listAdminBills(asked)).toMatchObject({ list: [{ billId }] }),
      )
  })
})

describe('listAdminBills of the staff', () => {
  it('returns the bills with any task, each with its tasks', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('listAdminBills with any task')
      .withRequest(...calling('listAdminBills', { waitingFor: 'ANY' }, session))
      .willRespondWith(
        ...successAnswer({
          billState: null,
          period: null,
          waitingFor: 'ANY',
          search: null,
          total: 1,
          nextCursor: null,
          sums: [sum()],
          list: [listedBill],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).listAdminBills({ waitingFor: 'ANY' })).toMatchObject({
          total: 1,
          list: [{ billId, tasks: ['TAX_INVOICE'] }],
        }),
      ))
})

describe('exportAdminBills', () => {
  it('returns the bills as a file', () => {
    const asked: Input<'exportAdminBills'> = { paymentMethodCode: 'G', billIds: [billId], sort: 'COMPANY' }
    return beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('exportAdminBills of one that is named')
      .withRequest(...calling('exportAdminBills', asked, session))
      .willRespondWith(
        ...successAnswer({
          fileName: string('청구서-2026-11-24.csv'),
          rows: integer(1),
          csv: personal('\uFEFF청구서 번호,회사\r\n'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).exportAdminBills(asked)).csv).toContain('청구서 번호')
      })
  })
})

describe('exportBooks', () => {
  it('returns the payments of a month as a table', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('exportBooks of the payments of a month')
      .withRequest(...calling('exportBooks', { book: 'PAYMENTS', period: '2026-11' }, session))
      .willRespondWith(
        ...successAnswer({
          fileName: string('입금 내역_2026-11-2026-11-21.csv'),
          rows: integer(0),
          csv: personal('\uFEFF결제일,청구서 번호\r\n'),
        }),
      )
      .executeTest(async (server) => {
        const asked = { book: 'PAYMENTS', period: '2026-11' } as const
        expect((await apiOf(server, session).exportBooks(asked)).csv).toContain('결제일')
      }))
})

describe('getAdminBill', () => {
  it('returns a bill', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('getAdminBill of one')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({
          ...billOf({ billState: 'OPEN', version: 2, paymentMethodCode: 'G', payYn: 'N' }),
          ownYn: 'N',
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getAdminBill({ billId })).toMatchObject({
          billNo,
          taxInvoiceState: 'PENDING',
        }),
      ))

  it('returns a refund without a known outcome', () =>
    beginInteraction('a bill for the staff', { ...giroBill, billState: 'PAID', refunding: 'STARTED' })
      .uponReceiving('getAdminBill of one that is being given back in part')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'PAID',
          refundedAmount: 70_000,
          refunds: [refundOf('STARTED', { requesterName: personal('이우주') })],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getAdminBill({ billId })).toMatchObject({
          refunds: [{ amount: 70_000, refundState: 'STARTED', settledAt: null }],
        }),
      ))

  it('returns a refund that waits for a second person, and a credit', () =>
    beginInteraction('a bill for the staff', {
      ...giroBill,
      billState: 'PAID',
      refunding: 'WAITING',
      askedYn: 'Y',
      creditedYn: 'Y',
    })
      .uponReceiving('getAdminBill of one with a credit and a refund that waits')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'PAID',
          refunds: [refundOf('WAITING', { askedYn: 'Y', requesterName: personal('송나래') })],
          credits: [creditOf()],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getAdminBill({ billId })).toMatchObject({
          refunds: [{ refundState: 'WAITING', askedYn: 'Y', decisionReason: null }],
          credits: [{ amount: 11_000, reason: '장애 보상', creditOn: 'BILL' }],
        }),
      ))

  it('returns how a bill was paid', () =>
    beginInteraction('a bill for the staff', giroBill)
      .given(...calledBefore('handleAdminBill', billChange, { session }))
      .uponReceiving('getAdminBill of one that was paid')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...successAnswer({
          billState: 'PAID',
          paidAt: time('2026-11-21T10:00:00+09:00'),
          payments: [paymentOf(1, 'PAID', null, 'G')],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getAdminBill({ billId })).toMatchObject({
          billState: 'PAID',
          payments: [{ attempt: 1, paymentState: 'PAID' }],
        }),
      ))
})

describe('handleAdminBill', () => {
  it('records a bill as paid', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('handleAdminBill of one that was paid')
      .withRequest(...calling('handleAdminBill', billChange, session))
      .willRespondWith(
        ...successAnswer(
          billOf({
            billState: 'PAID',
            paidAt: time('2026-11-21T10:00:00+09:00'),
            version: 3,
            paymentMethodCode: 'G',
            payYn: 'N',
            payments: [paymentOf(1, 'PAID', null, 'G')],
          }),
        ),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).handleAdminBill(billChange)).toMatchObject({
          billState: 'PAID',
          version: 3,
        }),
      ))
})

describe('previewBillRun', () => {
  it('returns the result that a billing run would have', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('previewBillRun of the staff')
      .withRequest(...calling('previewBillRun', {}, session))
      .willRespondWith(
        ...successAnswer({
          today: day('2026-11-21'),
          bills: integer(0),
          charges: integer(0),
          late: integer(0),
          list: [],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).previewBillRun({})).toMatchObject({
          today: '2026-11-21',
          list: [],
        }),
      ))

  it('returns the bills that a billing run would issue', () =>
    beginInteraction('a bill for the staff', { ...giroBill, dueYn: 'Y' })
      .uponReceiving('previewBillRun of a day with a bill')
      .withRequest(...calling('previewBillRun', {}, session))
      .willRespondWith(
        ...successAnswer({
          bills: 1,
          list: [
            {
              subscriptionNo: subscriptionNo('S2099-000777'),
              companyName: personal('솔바람상회 주식회사'),
              label: string('접근 관리 팀 50명'),
              billDate: day('2026-11-21'),
              currency: oneOf('KRW', 'USD'),
              totalAmount: integer(220_000),
            },
          ],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).previewBillRun({})).toMatchObject({
          bills: 1,
          list: [{ companyName: '솔바람상회 주식회사', totalAmount: 220_000 }],
        }),
      ))
})

describe('runBills', () => {
  it('issues the bills', () =>
    beginInteraction('a bill for the staff', giroBill)
      .uponReceiving('runBills of the staff')
      .withRequest(...calling('runBills', {}, session))
      .willRespondWith(
        ...successAnswer({
          issued: integer(0),
          paid: integer(0),
          failed: integer(0),
          late: integer(0),
          pastDue: integer(0),
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).runBills({})).toMatchObject({ issued: 0 }),
      ))
})

describeRefusals(billStaffRefusals)
