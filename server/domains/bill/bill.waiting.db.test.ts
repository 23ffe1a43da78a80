import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { insertBill } from '#worlds/bill.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import { exportBillOperations } from './bill.export.operations.ts'

describeEngines('bills with manual work', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(stranger)
  const db = () => engine.database().db
  const ops = () => adminBillOperations(billDeps(db(), world.now))

  async function put(
    subscriptionState: 'ACTIVE' | 'ENDED',
    bill: Pick<typeof bills.$inferInsert, 'billState' | 'taxInvoiceState' | 'totalAmount'>,
    more: Parameters<typeof world.subscriptionOf>[1] = {},
  ) {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState,
      payment: samplePayments.G,
      ...more,
    })
    await world.put(plainSubscription)
    const amounts = { currency: 'KRW', supplyAmount: bill.totalAmount, vatAmount: 0 } as const
    const days = { billDate: '2026-11-01', dueDate: '2026-11-15' }
    return (await insertBill(db(), { ...bill, ...amounts, ...days, subscriptionId: plainSubscription.id }))
      .billNo
  }

  it('are found by their task, with their sums, page by page', async () => {
    const invoicedBill = { billState: 'PAID', taxInvoiceState: 'ISSUED', totalAmount: 5_000 } as const
    const first = await put('ACTIVE', { billState: 'PAID', taxInvoiceState: 'PENDING', totalAmount: 1_000 })
    const second = await put('ENDED', { billState: 'OPEN', taxInvoiceState: 'PENDING', totalAmount: 2_000 })
    const refund = await put('ENDED', { billState: 'CREDIT', taxInvoiceState: 'NONE', totalAmount: -700 })
    await put('ACTIVE', { billState: 'CREDIT', taxInvoiceState: 'NONE', totalAmount: -300 })
    await put('ENDED', invoicedBill)
    const findBills = async (input: Parameters<ReturnType<typeof ops>['listAdminBills']>[0]) => {
      const page = await ops().listAdminBills(input, staff)
      return { ...page, numbers: page.list.map(({ billNo }) => billNo).toSorted() }
    }
    expect(await findBills({ waitingFor: 'TAX_INVOICE' })).toMatchObject({
      waitingFor: 'TAX_INVOICE',
      total: 2,
      numbers: [first, second],
      sums: [{ count: 2, totalAmount: 3_000, unpaidCount: 1 }],
    })
    expect(await findBills({ waitingFor: 'REFUND' })).toMatchObject({
      total: 1,
      numbers: [refund],
      sums: [{ count: 1, totalAmount: -700 }],
    })
    expect(await findBills({ waitingFor: 'TAX_INVOICE', billState: 'OPEN' })).toMatchObject({
      numbers: [second],
    })
    expect(await findBills({ waitingFor: 'TAX_INVOICE', search: first })).toMatchObject({ numbers: [first] })
    const one = await findBills({ waitingFor: 'TAX_INVOICE', limit: 1 })
    const rest = await findBills({ waitingFor: 'TAX_INVOICE', limit: 1, cursor: one.nextCursor! })
    expect([...one.numbers, ...rest.numbers].toSorted()).toEqual([first, second])
    expect(await findBills({})).toMatchObject({ waitingFor: null, total: 5 })
    await db().update(bills).set({ billState: 'REFUNDED' }).where(eq(bills.billNo, refund))
    expect(await findBills({ waitingFor: 'REFUND' })).toMatchObject({ total: 0, list: [], sums: [] })
  })

  it('are sorted in both directions, page by page, with sums that match their payment method, and can be exported as a file', async () => {
    const open = { billState: 'OPEN', taxInvoiceState: 'NONE' } as const
    const companyOf = (companyName: string) => ({
      companyInfo: { ...world.subscriptionOf(me, {}).companyInfo, companyName },
    })
    const small = await put('ACTIVE', { ...open, totalAmount: 1_000 }, companyOf('한별'))
    const large = await put('ACTIVE', { ...open, totalAmount: 9_000 }, companyOf('가온'))
    const credit = await put('ENDED', { billState: 'CREDIT', taxInvoiceState: 'NONE', totalAmount: -700 })
    const byCard = await put('ACTIVE', { ...open, totalAmount: 5_000 }, { payment: samplePayments.C })
    const pages = async (order: Parameters<ReturnType<typeof ops>['listAdminBills']>[0]) => {
      const seenIds: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await ops().listAdminBills({ ...order, limit: 1, ...(cursor && { cursor }) }, staff)
        seenIds.push(...page.list.map(({ billNo }) => billNo))
        cursor = page.nextCursor
      }
      return seenIds
    }
    const byAmount = [credit, small, byCard, large]
    expect(await pages({ sort: 'AMOUNT', sortDirection: 'ASC' })).toEqual(byAmount)
    expect(await pages({ sort: 'AMOUNT' })).toEqual(byAmount.toReversed())
    const byCompany = await pages({ sort: 'COMPANY' })
    expect([byCompany.indexOf(large) < byCompany.indexOf(small), byCompany.length]).toEqual([true, 4])
    const byDay = await pages({ sort: 'BILL_DATE', sortDirection: 'ASC' })
    expect(byDay).toEqual((await pages({})).toReversed())
    expect(await ops().listAdminBills({ paymentMethodCode: 'C' }, staff)).toMatchObject({
      total: 1,
      sums: [{ count: 1, totalAmount: 5_000 }],
      list: [{ billNo: byCard, paymentMethodCode: 'C' }],
    })
    const exportOps = exportBillOperations({ ...billDeps(db(), world.now), makeTable: sharedPapers.make })
    const { csv, rows } = await exportOps.exportAdminBills({ sort: 'AMOUNT', sortDirection: 'ASC' }, staff)
    expect(rows).toBe(4)
    expect(
      csv
        .split('\r\n')
        .slice(1, 5)
        .map((line) => line.split(',')[0]),
    ).toEqual(byAmount)
    expect(csv).toMatch(/,KRW,-700\r\n/)
    const named = (await ops().listAdminBills({ search: large }, staff)).list.map(({ billId }) => billId)
    const one = await exportOps.exportAdminBills({ billIds: named }, staff)
    expect([one.rows, one.csv.split('\r\n')[1]?.split(',')[0]]).toEqual([1, large])
    expect((await exportOps.exportAdminBills({ billIds: named, billState: 'REFUNDED' }, staff)).rows).toBe(0)
  })
})
