import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { billSums, bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import {
  calledBy,
  calledByStaff,
  freelancer,
  me,
  otherFreelancer,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import { memberBillOperations } from './bill.operations.ts'
import { foldSums } from './bill.sums.ts'

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

describeEngines('bills for the staff', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(otherFreelancer)
  const db = () => engine.database().db
  const deps = () => billDeps(db(), world.now)
  const ops = () => adminBillOperations(deps())
  const own = () =>
    memberBillOperations({
      ...deps(),
      catalogue: billCatalogue,
      issuer: sampleIssuer,
      makePaper: sharedPapers.make,
    })
  const all = async () => (await ops().listAdminBills({ limit: 20 }, staff)).list
  const handle = (
    billId: string,
    version: number,
    action: Input<'handleAdminBill'>['action'],
    taxInvoiceNo: string | null = null,
  ) => ops().handleAdminBill({ billId, version, action, taxInvoiceNo }, staff)
  async function subscribe(paymentMethodCode: 'G' | 'C' = 'G', who = me) {
    const plainSubscription = world.subscriptionOf(who, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      endDate: null,
      payment: samplePayments[paymentMethodCode],
    })
    await world.put(plainSubscription)
    return plainSubscription
  }

  it('a billing run can be previewed before it starts, and issues each bill once', async () => {
    await subscribe()
    const { totalAmount, subscriptionNo } = await subscribe('C')
    const plan = await ops().previewBillRun({}, staff)
    expect(plan).toMatchObject({ today: '2026-11-21', bills: 2, charges: 1, late: 0 })
    expect(plan.list.find((planned) => planned.subscriptionNo === subscriptionNo)).toMatchObject({
      billDate: '2026-11-21',
      totalAmount,
    })
    expect(await all()).toEqual([])
    const runs = await Promise.all([ops().runBills({}, staff), ops().runBills({}, staff)])
    expect(runs.map(({ issued }) => issued).reduce((sum, issued) => sum + issued)).toBe(2)
    expect(runs.map(({ paid }) => paid).reduce((sum, paid) => sum + paid)).toBe(1)
    expect(await ops().previewBillRun({}, staff)).toMatchObject({ bills: 0, charges: 0, list: [] })
  })

  it('a late payment is recorded once, and its subscription is reactivated', async () => {
    const { id } = await subscribe()
    await ops().runBills({}, staff)
    world.later(23 * 86_400_000)
    expect(await ops().runBills({}, staff)).toMatchObject({ issued: 0, late: 1, pastDue: 1 })
    const [bill] = await all()
    const { version } = await ops().getAdminBill({ billId: bill!.billId }, staff)
    expect(await codeOf(handle(bill!.billId, version, 'CHARGE'))).toBe(3303)
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(handle(bill!.billId, version, 'MARK_PAID'))),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 3302)])
    expect(await ops().getAdminBill({ billId: bill!.billId }, staff)).toMatchObject({
      billState: 'PAID',
      payments: [{ attempt: 1, paymentState: 'PAID' }],
    })
    expect((await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]).toMatchObject({
      subscriptionState: 'ACTIVE',
    })
  })

  it('a tax invoice and a refund are recorded, each only while it is pending', async () => {
    const plain = await subscribe()
    const { id } = plain
    await db().insert(subscriptionAdjustments).values({
      id: crypto.randomUUID(),
      subscriptionId: id,
      kind: 'PLAN_CHANGE',
      occurredOn: '2026-11-21',
      fromDate: '2026-11-21',
      toDate: '2026-12-20',
      label: '요금제 변경',
      currency: 'KRW',
      supplyAmount: -90_000_000,
      vatAmount: -9_000_000,
    })
    await ops().runBills({}, staff)
    const [{ billId } = { billId: '' }] = await all()
    expect(await codeOf(handle(billId, 1, 'MARK_INVOICED'))).toBe(400)
    expect(await handle(billId, 1, 'MARK_INVOICED', '2'.repeat(24))).toMatchObject({
      version: 2,
      taxInvoiceState: 'ISSUED',
      taxInvoiceNo: '2'.repeat(24),
    })
    expect(await codeOf(handle(billId, 2, 'MARK_INVOICED', '3'.repeat(24)))).toBe(3302)
    expect(await codeOf(handle(billId, 2, 'MARK_PAID'))).toBe(3302)
    // An earlier bill was paid, so that there is an amount to refund.
    await world.bill(plain, {
      supplyAmount: 90_000_000,
      vatAmount: 9_000_000,
      totalAmount: 99_000_000,
      billDate: '2026-10-21',
      periodFrom: '2026-10-21',
    })
    expect(await handle(billId, 2, 'MARK_REFUNDED')).toMatchObject({ billState: 'REFUNDED', version: 3 })
    expect(await db().$count(bills)).toBe(2)
  })

  it('sums of bills are stored with each change, for all bills and for each owner, and stay the same when rows are merged', async () => {
    const countedSums = async (owner: string | null) => {
      const { rows } = await db().execute(sql`
        select bills.currency, count(*)::integer as count,
          (count(*) filter (where bill_state in ('OPEN', 'FAILED', 'LATE')))::integer as "unpaidCount", sum(bills.total_amount)::integer as "totalAmount",
          coalesce(sum(bills.total_amount) filter (where bill_state in ('OPEN', 'FAILED', 'LATE')), 0)::integer as "unpaidAmount"
        from bills inner join subscriptions on subscriptions.id = subscription_id
        where ${owner === null ? sql`true` : sql`coalesce(company_id, subscriptions.member_id) = ${owner}`} group by bills.currency order by bills.currency`)
      return rows
    }
    const expectSameSums = async () => {
      const everybodys = await ops().listAdminBills({}, staff)
      expect(everybodys.sums).toEqual(await countedSums(null))
      expect(everybodys.total).toBe(await db().$count(bills))
      for (const who of [me, stranger, freelancer]) {
        const { sums, states, months } = await own().listBills({}, calledBy(who))
        expect(sums).toEqual(await countedSums(who.companyId ?? who.memberId))
        for (const name of ['count', 'totalAmount'] as const)
          expect(states.reduce((all, sum) => all + sum[name], 0)).toBe(
            sums.reduce((all, sum) => all + sum[name], 0),
          )
        expect(months.reduce((all, { totalAmount }) => all + totalAmount, 0)).toBe(
          sums.reduce((all, { totalAmount }) => all + totalAmount, 0),
        )
      }
    }
    for (const who of [me, stranger, freelancer]) await subscribe('G', who)
    const { id } = await subscribe('C')
    await expectSameSums()
    await ops().runBills({}, staff)
    expect((await own().listBills({ billState: 'PAID' }, calledBy(me))).total).toBe(1)
    expect((await own().listBills({ billState: 'OPEN', period: '2026-11' }, calledBy(me))).total).toBe(1)
    expect((await own().listBills({ subscriptionId: id }, calledBy(me))).total).toBe(1)
    await expectSameSums()
    world.later(23 * 86_400_000)
    await ops().runBills({}, staff)
    await expectSameSums()
    const lateBill = (await all()).find(({ billState }) => billState === 'LATE')!
    await handle(
      lateBill.billId,
      (await ops().getAdminBill({ billId: lateBill.billId }, staff)).version,
      'MARK_PAID',
    )
    await db()
      .delete(bills)
      .where(eq(bills.id, (await all()).find(({ billState }) => billState === 'LATE')!.billId))
    await db()
      .update(subscriptions)
      .set({ companyId: null, memberId: freelancer.memberId })
      .where(eq(subscriptions.id, id))
    await expectSameSums()
    const addedSum = {
      ownerId: me.companyId,
      period: '2026-11',
      currency: 'KRW',
      billState: 'PAID',
      totalAmount: 5,
    } as const
    await db()
      .insert(billSums)
      .values(
        Array.from({ length: 1_001 }, () => [
          { ...addedSum, count: 1 },
          { ...addedSum, count: -1, totalAmount: -5 },
        ]).flat(),
      )
    await Promise.all([foldSums(db()), foldSums(db())])
    expect(await db().$count(billSums)).toBeLessThan(50)
    await expectSameSums()
  })

  it('are found by the start of their number, and by the words for their subscription', async () => {
    const { subscriptionNo, companyInfo } = await subscribe()
    await subscribe()
    await ops().runBills({}, staff)
    const [first, second] = (await all()).map(({ billNo }) => billNo).toSorted()
    const foundBillNos = async (search: string) =>
      (await ops().listAdminBills({ search }, staff)).list.map(({ billNo }) => billNo).toSorted()
    expect(await foundBillNos(first!)).toEqual([first])
    expect(await foundBillNos(first!.toLowerCase().slice(0, 5))).toEqual([first, second])
    expect(await foundBillNos(subscriptionNo)).toHaveLength(1)
    expect(await foundBillNos(`${companyInfo.companyName.slice(1, 3)} ${second}`)).toEqual([second])
    const searchInput = { search: companyInfo.companyName, limit: 1 }
    const {
      list: [latest],
      nextCursor,
    } = await ops().listAdminBills(searchInput, staff)
    const {
      list: [next],
      nextCursor: end,
    } = await ops().listAdminBills({ ...searchInput, cursor: nextCursor! }, staff)
    expect([latest!.billNo, next!.billNo, end]).toEqual([...(await all()).map(({ billNo }) => billNo), null])
    for (const nothing of ['%', `${first}9`, '없는회사', '없'])
      expect(await foundBillNos(nothing)).toEqual([])
    expect(await foundBillNos(companyInfo.companyName.slice(0, 1))).toEqual([first, second])
  })

  it.each([
    ['their own', freelancer],
    ['their company’s', stranger],
  ])('no staff member can handle %s bill, and the answer shows that', async (_, owner) => {
    await subscribe('G', owner)
    await ops().runBills({}, staff)
    const [bill] = await all()
    const { billId } = bill!
    const [itself, other] = [calledByStaff(owner), calledByStaff(me)]
    const own = await ops().getAdminBill({ billId }, itself)
    expect(own).toMatchObject({ ownYn: 'Y', billState: 'OPEN' })
    const listedFor = async (who: typeof itself) => (await ops().listAdminBills({}, who)).list[0]
    const { version, payYn, chargingYn } = own
    expect(await listedFor(itself)).toMatchObject({ version, payYn, chargingYn, ownYn: 'Y' })
    expect(await listedFor(other)).toMatchObject({ version, payYn, chargingYn, ownYn: 'N' })
    for (const action of ['MARK_PAID', 'MARK_REFUNDED', 'CHARGE', 'MARK_INVOICED'] as const)
      expect(
        await codeOf(
          ops().handleAdminBill(
            { billId, version: own.version, action, taxInvoiceNo: '1'.repeat(24) },
            itself,
          ),
        ),
      ).toBe(5033)
    expect(await ops().getAdminBill({ billId }, other)).toMatchObject({ ...own, ownYn: 'N' })
    const paid = { billId, version: own.version, action: 'MARK_PAID', taxInvoiceNo: null } as const
    expect(await ops().handleAdminBill(paid, other)).toMatchObject({ billState: 'PAID', ownYn: 'N' })
  })
})
