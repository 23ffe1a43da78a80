import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
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
    const paidBill = await put('ACTIVE', {
      billState: 'PAID',
      taxInvoiceState: 'PENDING',
      totalAmount: 1_000,
    })
    const openBill = await put('ENDED', { billState: 'OPEN', taxInvoiceState: 'PENDING', totalAmount: 2_000 })
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
      numbers: [paidBill, openBill],
      sums: [{ count: 2, totalAmount: 3_000, unpaidCount: 1 }],
    })
    expect(await findBills({ waitingFor: 'REFUND' })).toMatchObject({
      total: 1,
      numbers: [refund],
      sums: [{ count: 1, totalAmount: -700 }],
    })
    expect(await findBills({ waitingFor: 'TAX_INVOICE', billState: 'OPEN' })).toMatchObject({
      numbers: [openBill],
    })
    expect(await findBills({ waitingFor: 'TAX_INVOICE', search: paidBill })).toMatchObject({
      numbers: [paidBill],
    })
    const one = await findBills({ waitingFor: 'TAX_INVOICE', limit: 1 })
    const rest = await findBills({ waitingFor: 'TAX_INVOICE', limit: 1, cursor: one.nextCursor! })
    expect([...one.numbers, ...rest.numbers].toSorted()).toEqual([paidBill, openBill])
    expect(await findBills({})).toMatchObject({ waitingFor: null, total: 5 })
    await db().update(bills).set({ billState: 'REFUNDED' }).where(eq(bills.billNo, refund))
    expect(await findBills({ waitingFor: 'REFUND' })).toMatchObject({ total: 0, list: [], sums: [] })
  })

  it('are one list, the oldest first, each once with the tasks of the caller’s roles', async () => {
    const billIdOf = async (billNo: string) =>
      (await db().select({ id: bills.id }).from(bills).where(eq(bills.billNo, billNo)))[0]!.id
    const dated = async (billDate: string, ...order: Parameters<typeof put>) => {
      const billNo = await put(...order)
      await db().update(bills).set({ billDate }).where(eq(bills.billNo, billNo))
      return billNo
    }
    const none = { taxInvoiceState: 'NONE', totalAmount: 1_000 } as const
    const both = await dated('2026-11-03', 'ACTIVE', {
      ...none,
      billState: 'LATE',
      taxInvoiceState: 'PENDING',
    })
    const credit = await dated('2026-11-01', 'ENDED', { ...none, billState: 'CREDIT', totalAmount: -700 })
    const refunds = [
      await dated('2026-11-02', 'ACTIVE', { ...none, billState: 'PAID' }),
      await dated('2026-11-04', 'ACTIVE', { ...none, billState: 'PAID' }),
    ] as const
    await dated('2026-10-01', 'ACTIVE', { ...none, billState: 'PAID' })
    await dated('2026-10-02', 'ACTIVE', { ...none, billState: 'OPEN' })
    await dated('2026-10-03', 'ACTIVE', { ...none, billState: 'CREDIT', totalAmount: -300 })
    for (const [index, billNo] of refunds.entries())
      await db()
        .insert(billRefunds)
        .values({
          id: randomUUID(),
          billId: await billIdOf(billNo),
          attempt: 1,
          refundState: 'WAITING',
          refundWay: 'TRANSFER',
          amount: 500,
          reasonBox: '',
          requestedBy: index === 0 ? me.memberId : stranger.memberId,
          startedAt: world.now(),
          askedAt: world.now(),
        })
    const listFor = async (staffRoles: StaffRole[], input: object = {}) => {
      const caller = { ...staff, member: { ...staff.member!, staffRoles } }
      return ops().listAdminBills({ waitingFor: 'ANY', ...input }, caller)
    }
    const tasksIn = ({ list }: Awaited<ReturnType<typeof listFor>>) =>
      list.map(({ billNo, tasks }) => [billNo, ...tasks])
    const [ofCredit, ofRefund, ofBoth] = [
      [credit, 'REFUND'],
      // The caller requested the other of the two refunds, and may not confirm it.
      [refunds[0], 'CONFIRMATION'],
      [both, 'LATE', 'TAX_INVOICE'],
    ]
    const all = await listFor(['OPERATES'])
    expect(tasksIn(all)).toEqual([ofCredit, ofRefund, ofBoth])
    expect(all).toMatchObject({ waitingFor: 'ANY', total: 3, sums: [{ count: 3 }] })
    expect(tasksIn(await listFor(['BILLS']))).toEqual([ofBoth])
    expect(tasksIn(await listFor(['REFUNDS']))).toEqual([ofCredit, ofRefund])
    expect(tasksIn(await listFor(['OPERATES'], { sortDirection: 'DESC' }))).toEqual([
      ofBoth,
      ofRefund,
      ofCredit,
    ])
    const firstPage = await listFor(['OPERATES'], { limit: 2 })
    const rest = await listFor(['OPERATES'], { limit: 2, cursor: firstPage.nextCursor! })
    expect([...tasksIn(firstPage), ...tasksIn(rest)]).toEqual([ofCredit, ofRefund, ofBoth])
    const saved = exportBillOperations({ ...billDeps(db(), world.now), makeTable: sharedPapers.make })
    expect((await saved.exportAdminBills({ waitingFor: 'ANY' }, staff)).rows).toBe(3)
    // The list of one task shows to every member of the staff also the bills that only a colleague may decide on.
    expect((await listFor(['OPERATES'], { waitingFor: 'CONFIRMATION' })).total).toBe(2)
  })

  it('are sorted in both directions, page by page, with sums that match their payment method, and saved as a file', async () => {
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
    const foundIds = (await ops().listAdminBills({ search: large }, staff)).list.map(({ billId }) => billId)
    const one = await exportOps.exportAdminBills({ billIds: foundIds }, staff)
    expect([one.rows, one.csv.split('\r\n')[1]?.split(',')[0]]).toEqual([1, large])
    expect((await exportOps.exportAdminBills({ billIds: foundIds, billState: 'REFUNDED' }, staff)).rows).toBe(
      0,
    )
  })
})
