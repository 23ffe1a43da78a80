import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { billCredits, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import {
  calledBy,
  calledByStaff,
  me,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { memberBillOperations } from './bill.operations.ts'

describeEngines('a bill that the staff changes', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const staff = calledByStaff(stranger)
  const notified: { subject: string; text: string }[] = []
  const chargedAmounts: number[] = []
  const deps = (): BillDeps => ({
    ...billDeps(db(), world.now),
    gateway: {
      ...simulatedPayments,
      charge: (charge) => {
        chargedAmounts.push(charge.amount)
        return simulatedPayments.charge(charge)
      },
    },
    notices: { put: async (_tx, { subject, text }) => notified.push({ subject, text }) > 0 },
  })
  const ops = () => adminBillOperations(deps())
  const own = () =>
    memberBillOperations({
      ...deps(),
      catalogue: billCatalogue,
      issuer: sampleIssuer,
      makePaper: sharedPapers.make,
    })
  const run = () => runBilling(deps())
  const read = (billId: string) => ops().getAdminBill({ billId }, staff)
  const reason = '잘못 청구'

  beforeEach(() => {
    notified.length = 0
    chargedAmounts.length = 0
  })

  async function subscribe(code: 'C' | 'G' = 'G') {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      endDate: null,
      payment: samplePayments[code],
    })
    await world.put(plainSubscription)
    return plainSubscription
  }
  async function issueBill(code: 'C' | 'G' = 'G') {
    const { id } = await subscribe(code)
    await run()
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, id))
    notified.length = 0
    return read(bill!.id)
  }
  const stateOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!.subscriptionState
  const listOwnBills = () => own().listBills({ limit: 20 }, calledBy(me))

  it('is cancelled: it is not collected, reminded or counted, its subscription is active again, and the company is notified', async () => {
    const { billId, version, subscriptionId, totalAmount } = await issueBill()
    world.later(23 * DAY_MS)
    await run()
    expect(await stateOf(subscriptionId)).toBe('PAST_DUE')
    const { version: late } = await read(billId)
    expect(late).toBeGreaterThan(version)
    expect((await listOwnBills()).sums).toMatchObject([{ unpaidAmount: totalAmount, unpaidCount: 1 }])
    notified.length = 0
    expect(await ops().voidBill({ billId, version: late, reason }, staff)).toMatchObject({
      billState: 'VOID',
      voidReason: reason,
      payYn: 'N',
      nextChargeOn: null,
      taxInvoiceState: 'NONE',
    })
    expect(notified.map(({ subject }) => subject)).toEqual(['청구서를 취소했습니다', '미납이 해소되었습니다'])
    expect(notified[0]!.text).toContain('납부하지 않으셔도 됩니다')
    expect(await stateOf(subscriptionId)).toBe('ACTIVE')
    const after = await listOwnBills()
    expect(after.sums).toMatchObject([{ unpaidAmount: 0, unpaidCount: 0, totalAmount: 0 }])
    expect(after.unpaid).toEqual([])
    notified.length = 0
    world.later(2 * DAY_MS)
    await run()
    expect(notified).toEqual([])
    expect(JSON.stringify(await db().select().from(bills))).not.toContain(reason)
  })

  it('is cancelled once by two concurrent calls, but never without a reason, or if it is settled, being charged or the staff member’s own', async () => {
    const { billId, version } = await issueBill()
    const voidByStaff = () => ops().voidBill({ billId, version, reason }, staff)
    await expect(ops().voidBill({ billId, version, reason }, calledByStaff(me))).rejects.toMatchObject({
      reason: 'decision.own',
    })
    for (const wrong of [' ', '881212-1234567'])
      await expect(ops().voidBill({ billId, version, reason: wrong }, staff)).rejects.toMatchObject({
        reason: 'request.invalid',
      })
    await db().update(bills).set({ chargingSince: world.now() }).where(eq(bills.id, billId))
    await expect(voidByStaff()).rejects.toMatchObject({ reason: 'bill.charging' })
    await db().update(bills).set({ chargingSince: null }).where(eq(bills.id, billId))
    const ends = await Promise.allSettled(Array.from({ length: 6 }, voidByStaff))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { version: now } = await read(billId)
    await expect(ops().voidBill({ billId, version: now, reason }, staff)).rejects.toMatchObject({
      reason: 'bill.settled',
    })
  })

  it('is cancelled or charged, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      chargedAmounts.length = 0
      const { id } = await subscribe('C')
      const baseDeps = deps()
      await runBilling({
        ...baseDeps,
        gateway: { ...baseDeps.gateway, charge: async () => ({ failure: 'DECLINED' }) },
      })
      const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, id))
      const { id: billId, version } = bill!
      await Promise.allSettled([
        ops().voidBill({ billId, version, reason }, staff),
        own().payBill({ billId, version }, calledBy(me)),
      ])
      const { billState } = await read(billId)
      expect([billState, chargedAmounts.length]).toEqual(billState === 'PAID' ? ['PAID', 1] : ['VOID', 0])
    }
  })

  it('is reduced by an amount with its VAT once, and the rest is collected', async () => {
    const { billId, version, totalAmount, supplyAmount, vatAmount, subscriptionId } = await issueBill()
    const creditInput = { billId, version, amount: 11_000, reason: '장애 보상', creditOn: 'BILL' } as const
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () => ops().creditBill(creditInput, staff)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const after = await read(billId)
    expect(after).toMatchObject({
      totalAmount: totalAmount - 11_000,
      supplyAmount: supplyAmount - 10_000,
      vatAmount: vatAmount - 1_000,
      credits: [{ amount: 11_000, reason: '장애 보상', creditOn: 'BILL' }],
      creditAmount: 0,
    })
    expect(notified.map(({ subject }) => subject)).toEqual(['요금을 할인했습니다'])
    await expect(
      ops().creditBill({ ...creditInput, version: after.version, amount: after.totalAmount }, staff),
    ).rejects.toMatchObject({ reason: 'credit.excessive' })
    await db().update(bills).set({ taxInvoiceState: 'ISSUED' }).where(eq(bills.id, billId))
    await expect(ops().creditBill({ ...creditInput, version: after.version }, staff)).rejects.toMatchObject({
      reason: 'bill.invoiced',
    })
    const answer = await ops().listAdminBills({ search: after.billNo, limit: 20 }, staff)
    expect(answer.sums).toMatchObject([{ totalAmount: after.totalAmount }])
    expect(JSON.stringify(await db().select().from(billCredits))).not.toContain('장애 보상')
    await db().update(subscriptions).set({ nextBillDate: null }).where(eq(subscriptions.id, subscriptionId))
    await expect(
      ops().creditBill({ ...creditInput, version: after.version, creditOn: 'NEXT_BILLS' }, staff),
    ).rejects.toMatchObject({ reason: 'credit.unavailable' })
  })

  it('can have a credit that is deducted from the next bills until it is used up; a cancelled bill returns the credit it used', async () => {
    const { billId, version, totalAmount, subscriptionId } = await issueBill('C')
    const amount = totalAmount + 11_000
    const noted = await ops().creditBill(
      { billId, version, amount, reason: '장애 보상', creditOn: 'NEXT_BILLS' },
      staff,
    )
    expect(noted).toMatchObject({ totalAmount, credits: [], creditAmount: amount })
    expect((await listOwnBills()).nextBill).toMatchObject({ totalAmount, creditAmount: totalAmount })
    chargedAmounts.length = 0
    world.later(30 * DAY_MS)
    await Promise.all([run(), run()])
    world.later(31 * DAY_MS)
    await Promise.all([run(), run()])
    const all = await db().select().from(bills).where(eq(bills.subscriptionId, subscriptionId))
    const [second, third] = all.toSorted((a, b) => a.billDate.localeCompare(b.billDate, 'en')).slice(1)
    expect(second).toMatchObject({ totalAmount: 0, billState: 'PAID' })
    expect(third).toMatchObject({ totalAmount: totalAmount - 11_000, billState: 'PAID' })
    expect(chargedAmounts).toEqual([totalAmount - 11_000])
    expect(await read(third!.id)).toMatchObject({ credits: [{ amount: 11_000 }], creditAmount: 0 })
  })

  it('makes the credit it used available to a later bill when it is cancelled', async () => {
    const { billId, version, subscriptionId, totalAmount } = await issueBill()
    await ops().creditBill(
      { billId, version, amount: 11_000, reason: '장애 보상', creditOn: 'NEXT_BILLS' },
      staff,
    )
    world.later(30 * DAY_MS)
    await run()
    const all = await db().select().from(bills).where(eq(bills.subscriptionId, subscriptionId))
    const next = all.find(({ id }) => id !== billId)!
    expect(next.totalAmount).toBe(totalAmount - 11_000)
    expect(await ops().voidBill({ billId: next.id, version: next.version, reason }, staff)).toMatchObject({
      creditAmount: 11_000,
    })
  })

  it('has a credit note as soon as an amount was refunded or cancelled', async () => {
    const { billId, version, supplyAmount } = await issueBill()
    const download = () => own().downloadBill({ billId, billPaper: 'CREDIT_NOTE' }, calledBy(me))
    await expect(download()).rejects.toMatchObject({ reason: 'creditNote.premature' })
    await ops().voidBill({ billId, version, reason }, staff)
    const { fileName, content } = await download()
    expect(fileName).toMatch(/^환불·취소 내역서_B.*\.pdf$/)
    const text = await pdfText(Buffer.from(content, 'base64'))
    for (const expected of ['환불·취소 내역서', '환불·취소 금액', reason, '처리일', '공급받는 자'])
      expect(text).toContain(expected)
    expect(text).toContain(supplyAmount.toLocaleString('en-US'))
  })
})
