import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { bills, billSums, subscriptionAdjustments, subscriptions } from '#server/db/schema.ts'
import { samplePayments } from '#server/pact/sample-subscription.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import { billStore } from './bill.store.ts'
import { foldSums } from './bill.sums.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
const codeOf = (run: Promise<unknown>) => run.then(() => 200, (error: { code: number }) => error.code)

describeEngines('bills in the hands of the staff', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledBy(stranger)
  const db = () => engine.database().db
  const ops = () => adminBillOperations({
    db: db(), box, clock: { now: world.now }, log: { warn: () => {} }, site: 'http://localhost', gateway: simulatedPayments,
    mails: { put: async () => {} }, notices: { put: async () => true },
  })
  const all = async () => (await ops().listAdminBills({ limit: 20 }, staff)).list
  const handle = (billId: string, version: number, action: Input<'handleAdminBill'>['action'], taxInvoiceNo: string | null = null) =>
    ops().handleAdminBill({ billId, version, action, taxInvoiceNo }, staff)
  async function subscribe(paymentMethodCode: 'G' | 'C' = 'G') {
    const plain = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE', startDate: '2026-11-21', nextBillDate: '2026-12-21', paymentCycle: 'M', endDate: null, payment: samplePayments[paymentMethodCode],
    })
    await world.put(plain)
    return plain
  }

  it('a run says before what it does, and does it once', async () => {
    await subscribe()
    const { totalAmount, subscriptionNo } = await subscribe('C')
    const plan = await ops().previewBillRun({}, staff)
    expect(plan).toMatchObject({ today: '2026-11-21', bills: 2, charges: 1, late: 0 })
    expect(plan.list.find((planned) => planned.subscriptionNo === subscriptionNo)).toMatchObject({ billDate: '2026-11-21', totalAmount })
    expect(await all()).toEqual([])
    const runs = await Promise.all([ops().runBills({}, staff), ops().runBills({}, staff)])
    expect(runs.map(({ issued }) => issued).reduce((sum, issued) => sum + issued)).toBe(2)
    expect(runs.map(({ paid }) => paid).reduce((sum, paid) => sum + paid)).toBe(1)
    expect(await ops().previewBillRun({}, staff)).toMatchObject({ bills: 0, charges: 0, list: [] })
  })

  it('a late bill that came in is noted once, and its subscription goes on', async () => {
    const { id } = await subscribe()
    await ops().runBills({}, staff)
    world.later(23 * 86_400_000)
    expect(await ops().runBills({}, staff)).toMatchObject({ issued: 0, late: 1, pastDue: 1 })
    const [bill] = await all()
    const { version } = await ops().getAdminBill({ billId: bill!.billId }, staff)
    expect(await codeOf(handle(bill!.billId, version, 'CHARGE'))).toBe(3303)
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(handle(bill!.billId, version, 'MARK_PAID'))))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 3302)])
    expect(await ops().getAdminBill({ billId: bill!.billId }, staff)).toMatchObject({ billState: 'PAID', payments: [{ attempt: 1, paymentState: 'PAID' }] })
    expect((await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]).toMatchObject({ subscriptionState: 'ACTIVE' })
  })

  it('a tax invoice and a refund are noted, each where there is one', async () => {
    const { id } = await subscribe()
    await db().insert(subscriptionAdjustments).values({
      id: crypto.randomUUID(), subscriptionId: id, kind: 'PLAN_CHANGE', occurredOn: '2026-11-21', fromDate: '2026-11-21', toDate: '2026-12-20',
      label: '요금제 변경', currency: 'KRW', supplyAmount: -90_000_000, vatAmount: -9_000_000,
    })
    await ops().runBills({}, staff)
    const [{ billId } = { billId: '' }] = await all()
    expect(await codeOf(handle(billId, 1, 'MARK_INVOICED'))).toBe(400)
    expect(await handle(billId, 1, 'MARK_INVOICED', '2'.repeat(24))).toMatchObject({ version: 2, taxInvoiceState: 'ISSUED', taxInvoiceNo: '2'.repeat(24) })
    expect(await codeOf(handle(billId, 2, 'MARK_INVOICED', '3'.repeat(24)))).toBe(3302)
    expect(await codeOf(handle(billId, 2, 'MARK_PAID'))).toBe(3302)
    expect(await handle(billId, 2, 'MARK_REFUNDED')).toMatchObject({ billState: 'REFUNDED', version: 3 })
    expect(await db().$count(bills)).toBe(1)
  })

  it('what everybody’s bills come to is kept with each change, and stays the same when its rows become one', async () => {
    const same = async () => {
      for (const filter of [{}, { billState: 'PAID' as const }, { billState: 'LATE' as const }, { period: '2026-11' }, { period: '2030-01' }]) {
        const { sums, total } = await ops().listAdminBills(filter, staff)
        const counted = await billStore(db()).sums({ viewer: 'staff', ...filter })
        expect(sums).toEqual(counted)
        expect(total).toBe(counted.reduce((all, { count }) => all + count, 0))
      }
    }
    await Promise.all(['G', 'C', 'G'].map((code) => subscribe(code as 'G' | 'C')))
    await same()
    await ops().runBills({}, staff)
    await same()
    world.later(23 * 86_400_000)
    await ops().runBills({}, staff)
    await same()
    const late = (await all()).find(({ billState }) => billState === 'LATE')!
    await handle(late.billId, (await ops().getAdminBill({ billId: late.billId }, staff)).version, 'MARK_PAID')
    await db().delete(bills).where(eq(bills.id, (await all()).find(({ billState }) => billState === 'LATE')!.billId))
    await same()
    const change = { period: '2026-11', currency: 'KRW', billState: 'PAID', totalAmount: 5 } as const
    await db().insert(billSums).values(Array.from({ length: 1_001 }, () => [{ ...change, count: 1 }, { ...change, count: -1, totalAmount: -5 }]).flat())
    await Promise.all([foldSums(db()), foldSums(db())])
    expect(await db().$count(billSums)).toBeLessThanOrEqual(3)
    await same()
  })

  it('is found by the beginning of its number, and by what its subscription is looked for by', async () => {
    const { subscriptionNo, companyInfo } = await subscribe()
    await subscribe()
    await ops().runBills({}, staff)
    const [first, second] = (await all()).map(({ billNo }) => billNo).toSorted()
    const found = async (search: string) => (await ops().listAdminBills({ search }, staff)).list.map(({ billNo }) => billNo).toSorted()
    expect(await found(first!)).toEqual([first])
    expect(await found(first!.toLowerCase().slice(0, 5))).toEqual([first, second])
    expect(await found(subscriptionNo)).toHaveLength(1)
    expect(await found(`${companyInfo.companyName.slice(1, 3)} ${second}`)).toEqual([second])
    for (const nothing of ['%', `${first}9`, '없는회사', '없']) expect(await found(nothing)).toEqual([])
    expect(await found(companyInfo.companyName.slice(0, 1))).toEqual([first, second])
  })
})
