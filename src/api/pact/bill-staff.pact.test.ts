import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { bill, billId, billNo, billOf, listItemOf, member, nobodys, paymentOf, session, sum } from './bill.ts'
import { day, oneOf, personal, subscriptionNo, time } from './matchers.ts'
import { apiOf, calledBefore, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer, string } = Matchers
const giro = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const
const seen = { billId, version: 2, action: 'MARK_PAID', taxInvoiceNo: null } as const
const unknown = { ...seen, billId: nobodys }
const old = { ...seen, version: 1 }
const listed = {
  ...listItemOf({ billState: 'OPEN' }),
  companyName: personal('솔바람상회 주식회사'),
  paymentMethodCode: 'G',
}

describe('listAdminBills', () => {
  it('gives those that have the words, with sums', () => {
    const asked = { billState: 'OPEN', search: billNo, limit: 1 } as const
    return given('a bill for the staff', giro)
      .uponReceiving('listAdminBills of one state with a search')
      .withRequest(...calling('listAdminBills', asked, session))
      .willRespondWith(
        ...succeeding({
          billState: 'OPEN',
          period: null,
          search: billNo,
          total: 1,
          nextCursor: null,
          sums: [sum()],
          list: [listed],
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).listAdminBills(asked)).toMatchObject({
          total: 1,
          list: [{ billId, companyName: '솔바람상회 주식회사' }],
        }),
      )
  })

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('listAdminBills from a member')
      .withRequest(...calling('listAdminBills', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAdminBills({}), 'role.missing')))
})

describe('getAdminBill', () => {
  it('gives one', () =>
    given('a bill for the staff', giro)
      .uponReceiving('getAdminBill of one')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...succeeding(billOf({ billState: 'OPEN', version: 2, paymentMethodCode: 'G', payYn: 'N' })),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).getAdminBill({ billId })).toMatchObject({
          billNo,
          taxInvoiceState: 'PENDING',
        }),
      ))

  it('gives how one was paid', () =>
    given('a bill for the staff', giro)
      .given(...calledBefore('handleAdminBill', seen, { session }))
      .uponReceiving('getAdminBill of one that was paid')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(
        ...succeeding({
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

  it('refuses one that is not there', () =>
    given('a bill for the staff', giro)
      .uponReceiving('getAdminBill of one that is not there')
      .withRequest(...calling('getAdminBill', { billId: nobodys }, session))
      .willRespondWith(...refusing('bill.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminBill({ billId: nobodys }), 'bill.missing'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('getAdminBill from a member')
      .withRequest(...calling('getAdminBill', { billId }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminBill({ billId }), 'role.missing'),
      ))
})

describe('handleAdminBill', () => {
  it('notes one as paid', () =>
    given('a bill for the staff', giro)
      .uponReceiving('handleAdminBill of one that was paid')
      .withRequest(...calling('handleAdminBill', seen, session))
      .willRespondWith(
        ...succeeding(
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
        expect(await apiOf(server, session).handleAdminBill(seen)).toMatchObject({
          billState: 'PAID',
          version: 3,
        }),
      ))

  it('refuses an older version', () =>
    given('a bill for the staff', giro)
      .uponReceiving('handleAdminBill of an older version')
      .withRequest(...calling('handleAdminBill', old, session))
      .willRespondWith(...refusing('bill.changed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).handleAdminBill(old), 'bill.changed')))

  it('refuses to charge one that is paid by invoice', () =>
    given('a bill for the staff', giro)
      .uponReceiving('handleAdminBill that charges one that is paid by invoice')
      .withRequest(...calling('handleAdminBill', { ...seen, action: 'CHARGE' }, session))
      .willRespondWith(...refusing('bill.unpayable'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).handleAdminBill({ ...seen, action: 'CHARGE' }),
          'bill.unpayable',
        ),
      ))

  it('refuses to note one as paid of which nobody knows yet whether it was charged', () =>
    given('a bill for the staff', { ...giro, chargingYn: 'Y' })
      .uponReceiving('handleAdminBill of one that is being charged')
      .withRequest(...calling('handleAdminBill', seen, session))
      .willRespondWith(...refusing('bill.charging'))
      .executeTest((server) => expectRefusal(apiOf(server, session).handleAdminBill(seen), 'bill.charging')))

  it('refuses to give back while another bill of the subscription is owed', () => {
    const refund = { ...seen, action: 'MARK_REFUNDED' } as const
    return given('a bill for the staff', { ...giro, billState: 'CREDIT', owedYn: 'Y' })
      .uponReceiving('handleAdminBill that gives back before another bill is paid')
      .withRequest(...calling('handleAdminBill', refund, session))
      .willRespondWith(...refusing('refund.premature'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).handleAdminBill(refund), 'refund.premature'),
      )
  })

  it('refuses one that is not there', () =>
    given('a bill for the staff', giro)
      .uponReceiving('handleAdminBill of one that is not there')
      .withRequest(...calling('handleAdminBill', unknown, session))
      .willRespondWith(...refusing('bill.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).handleAdminBill(unknown), 'bill.missing'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('handleAdminBill from a member')
      .withRequest(...calling('handleAdminBill', seen, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).handleAdminBill(seen), 'role.missing')))
})

describe('previewBillRun', () => {
  it('says what a run would do', () =>
    given('a bill for the staff', giro)
      .uponReceiving('previewBillRun of the staff')
      .withRequest(...calling('previewBillRun', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('names what it would bill', () =>
    given('a bill for the staff', { ...giro, dueYn: 'Y' })
      .uponReceiving('previewBillRun of a day with a bill')
      .withRequest(...calling('previewBillRun', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('previewBillRun from a member')
      .withRequest(...calling('previewBillRun', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).previewBillRun({}), 'role.missing')))
})

describe('runBills', () => {
  it('does it', () =>
    given('a bill for the staff', giro)
      .uponReceiving('runBills of the staff')
      .withRequest(...calling('runBills', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('runBills from a member')
      .withRequest(...calling('runBills', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).runBills({}), 'role.missing')))
})
