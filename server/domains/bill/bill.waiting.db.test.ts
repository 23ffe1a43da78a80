import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { insertBill } from '#worlds/bill.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'

describeEngines('bills with manual work', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(stranger)
  const db = () => engine.database().db
  const ops = () => adminBillOperations(billDeps(db(), world.now))

  async function put(
    subscriptionState: 'ACTIVE' | 'ENDED',
    bill: Pick<typeof bills.$inferInsert, 'billState' | 'taxInvoiceState' | 'totalAmount'>,
  ) {
    const plain = world.subscriptionOf(me, { subscriptionState, payment: samplePayments.G })
    await world.put(plain)
    const amounts = { currency: 'KRW', supplyAmount: bill.totalAmount, vatAmount: 0 } as const
    const days = { billDate: '2026-11-01', dueDate: '2026-11-15' }
    return (await insertBill(db(), { ...bill, ...amounts, ...days, subscriptionId: plain.id })).billNo
  }

  it('are found by their task, with their sums, page by page and among others', async () => {
    const invoiced = { billState: 'PAID', taxInvoiceState: 'ISSUED', totalAmount: 5_000 } as const
    const first = await put('ACTIVE', { billState: 'PAID', taxInvoiceState: 'PENDING', totalAmount: 1_000 })
    const second = await put('ENDED', { billState: 'OPEN', taxInvoiceState: 'PENDING', totalAmount: 2_000 })
    const refund = await put('ENDED', { billState: 'CREDIT', taxInvoiceState: 'NONE', totalAmount: -700 })
    await put('ACTIVE', { billState: 'CREDIT', taxInvoiceState: 'NONE', totalAmount: -300 })
    await put('ENDED', invoiced)
    const found = async (input: Parameters<ReturnType<typeof ops>['listAdminBills']>[0]) => {
      const page = await ops().listAdminBills(input, staff)
      return { ...page, numbers: page.list.map(({ billNo }) => billNo).toSorted() }
    }
    expect(await found({ waitingFor: 'TAX_INVOICE' })).toMatchObject({
      waitingFor: 'TAX_INVOICE',
      total: 2,
      numbers: [first, second],
      sums: [{ count: 2, totalAmount: 3_000, unpaidCount: 1 }],
    })
    expect(await found({ waitingFor: 'REFUND' })).toMatchObject({
      total: 1,
      numbers: [refund],
      sums: [{ count: 1, totalAmount: -700 }],
    })
    expect(await found({ waitingFor: 'TAX_INVOICE', billState: 'OPEN' })).toMatchObject({ numbers: [second] })
    expect(await found({ waitingFor: 'TAX_INVOICE', search: first })).toMatchObject({ numbers: [first] })
    const one = await found({ waitingFor: 'TAX_INVOICE', limit: 1 })
    const rest = await found({ waitingFor: 'TAX_INVOICE', limit: 1, cursor: one.nextCursor! })
    expect([...one.numbers, ...rest.numbers].toSorted()).toEqual([first, second])
    expect(await found({})).toMatchObject({ waitingFor: null, total: 5 })
    await db().update(bills).set({ billState: 'REFUNDED' }).where(eq(bills.billNo, refund))
    expect(await found({ waitingFor: 'REFUND' })).toMatchObject({ total: 0, list: [], sums: [] })
  })
})
