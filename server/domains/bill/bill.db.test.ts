import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { billPayments, billReceivers, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billBox, billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer, samplePayee } from '#server/testing/sample-bill.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import {
  calledBy,
  colleague,
  freelancer,
  me,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { sampleCard, samplePayments } from '#worlds/subscription.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { memberBillOperations } from './bill.operations.ts'

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

describeEngines('bills of a member', (engine) => {
  const world = subscriptionWorld(engine)
  const ownCaller = calledBy(me)
  let charges = 0
  const deps = (): BillDeps => ({
    ...billDeps(engine.database().db, world.now),
    gateway: { ...simulatedPayments, charge: (charge) => ((charges += 1), simulatedPayments.charge(charge)) },
  })
  const ops = () =>
    memberBillOperations({
      ...deps(),
      catalogue: billCatalogue,
      issuer: sampleIssuer,
      makePaper: sharedPapers.make,
    })
  const listOwn = (caller: Caller = ownCaller, input = {}) => ops().listBills({ limit: 20, ...input }, caller)
  async function issueBill(paymentMethodCode: 'G' | 'C', lastFour?: string, owner = me) {
    const payment = lastFour
      ? { ...samplePayments.C, paymentCard: sampleCard(lastFour) }
      : samplePayments[paymentMethodCode]
    const plainSubscription = world.subscriptionOf(owner, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment,
    })
    await world.put(plainSubscription)
    await runBilling(deps())
    const [bill] = await engine
      .database()
      .db.select()
      .from(bills)
      .where(eq(bills.subscriptionId, plainSubscription.id))
    return { ...bill!, subscription: plainSubscription }
  }
  beforeEach(() => {
    charges = 0
  })

  it('belong to the member’s company, and no one outside it can read them', async () => {
    const { id: billId, subscriptionId } = await issueBill('G')
    expect((await listOwn(calledBy(colleague))).list).toMatchObject([{ billId }])
    for (const other of [stranger, freelancer].map(calledBy)) {
      expect(await listOwn(other)).toMatchObject({
        total: 0,
        list: [],
        sums: [],
        months: [],
        subscriptions: [],
      })
      const codes = await Promise.all(
        [
          ops().getBill({ billId }, other),
          ops().payBill({ billId, version: 1 }, other),
          ops().downloadBill({ billId }, other),
          ops().setBillReceivers({ subscriptionId, receivers: ['a@b.example'] }, other),
        ].map(codeOf),
      )
      expect(codes).toEqual([3301, 3301, 3301, 3001])
      expect(
        Buffer.from((await ops().exportBills({}, other)).content, 'base64')
          .toString('utf8')
          .split('\r\n'),
      ).toHaveLength(2)
    }
  })

  it('are found by state, month and subscription, page by page, with sums', async () => {
    const firstBill = await issueBill('G')
    await issueBill('C')
    world.later(31 * 86_400_000)
    await runBilling(deps())
    expect(await listOwn()).toMatchObject({
      total: 4,
      sums: [{ currency: 'KRW', count: 4, unpaidCount: 2, unpaidAmount: firstBill.totalAmount * 2 }],
      subscriptions: [{}, {}],
      months: [
        { period: '2026-11', unpaidAmount: firstBill.totalAmount, lateAmount: firstBill.totalAmount },
        { period: '2026-12', unpaidAmount: firstBill.totalAmount, lateAmount: 0 },
      ],
    })
    const paid = await listOwn(ownCaller, { billState: 'PAID' })
    expect(paid).toMatchObject({ total: 2, billState: 'PAID' })
    // Bills in other states are counted as well, since the filter shows a number for each state.
    expect(Object.fromEntries(paid.states.map(({ billState, count }) => [billState, count]))).toEqual({
      PAID: 2,
      OPEN: 1,
      LATE: 1,
    })
    expect(
      await listOwn(ownCaller, { period: '2026-11', subscriptionId: firstBill.subscriptionId }),
    ).toMatchObject({
      total: 1,
      states: [{ billState: 'LATE', currency: 'KRW', count: 1, totalAmount: firstBill.totalAmount }],
      list: [{ billId: firstBill.id, billState: 'LATE' }],
    })
    const seenIds: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listOwn(ownCaller, { limit: 1, ...(cursor === undefined ? {} : { cursor }) })
      seenIds.push(...page.list.map(({ billId }) => billId))
      cursor = page.nextCursor
    }
    expect(new Set(seenIds).size).toBe(4)
    expect((await listOwn()).list.map(({ billId }) => billId)).toEqual(seenIds)
  })

  it('contain the account for transfers while they are owed and not charged', async () => {
    const [giro, failed] = [await issueBill('G'), await issueBill('C', '9995')]
    const payeeOf = async (billId: string) => (await ops().getBill({ billId }, ownCaller)).payee
    expect(await payeeOf(giro.id)).toEqual(samplePayee)
    expect(await payeeOf(failed.id)).toBeNull()
    const { db } = engine.database()
    await db.update(bills).set({ billState: 'LATE' }).where(eq(bills.id, giro.id))
    expect(await payeeOf(giro.id)).toEqual(samplePayee)
    for (const billState of ['PAID', 'CREDIT', 'CARRIED'] as const) {
      await db.update(bills).set({ billState }).where(eq(bills.id, giro.id))
      expect(await payeeOf(giro.id)).toBeNull()
    }
  })

  it('remain visible after the cancellation of their subscription', async () => {
    const { id: billId, subscriptionId } = await issueBill('G')
    await engine
      .database()
      .db.update(subscriptions)
      .set({ subscriptionState: 'ENDED', endDate: '2026-11-25', nextBillDate: null })
      .where(eq(subscriptions.id, subscriptionId))
    expect(await ops().getBill({ billId }, ownCaller)).toMatchObject({ billState: 'OPEN', payYn: 'N' })
  })

  describe('are paid on request', () => {
    it('once, however often it is requested', async () => {
      const { id: billId, subscription } = await issueBill('C', '9995')
      const { toSubscriptionRow } = await import('#server/db/sealed-subscription.ts')
      const { payment } = toSubscriptionRow(billBox, { ...subscription, payment: samplePayments.C })
      await engine
        .database()
        .db.update(subscriptions)
        .set({ payment })
        .where(eq(subscriptions.id, subscription.id))
      const { version, failure } = await ops().getBill({ billId }, ownCaller)
      expect(failure).toBe('INSUFFICIENT_FUNDS')
      charges = 0
      const codes = await Promise.all(
        Array.from({ length: 20 }, () => codeOf(ops().payBill({ billId, version }, ownCaller))),
      )
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 3302 || code === 3303)).toHaveLength(19)
      expect(charges).toBe(1)
      expect(await ops().getBill({ billId }, ownCaller)).toMatchObject({
        billState: 'PAID',
        payments: [{ paymentState: 'FAILED' }, { paymentState: 'PAID' }],
      })
    })

    it('unless the payment method is the invoice; a failed charge is shown', async () => {
      const giro = await issueBill('G')
      expect(await codeOf(ops().payBill({ billId: giro.id, version: giro.version }, ownCaller))).toBe(3303)
      const { id: billId } = await issueBill('C', '0002')
      const { version } = await ops().getBill({ billId }, ownCaller)
      expect(await ops().payBill({ billId, version }, ownCaller)).toMatchObject({
        billState: 'FAILED',
        failure: 'DECLINED',
        chargingYn: 'N',
      })
      expect(
        await engine
          .database()
          .db.$count(
            billPayments,
            and(eq(billPayments.billId, billId), eq(billPayments.paymentState, 'FAILED')),
          ),
      ).toBe(2)
    })
  })

  it('are sent to additional receivers, whose addresses are encrypted', async () => {
    const { id: billId, subscriptionId } = await issueBill('G')
    const set = (receivers: string[]) => ops().setBillReceivers({ subscriptionId, receivers }, ownCaller)
    expect(await set(['Finance@Solbaram.example', 'finance@solbaram.example', 'b@solbaram.example'])).toEqual(
      { receivers: ['finance@solbaram.example', 'b@solbaram.example'] },
    )
    expect((await ops().getBill({ billId }, ownCaller)).receivers).toEqual([
      'finance@solbaram.example',
      'b@solbaram.example',
    ])
    expect(JSON.stringify(await engine.database().db.select().from(billReceivers))).not.toContain('solbaram')
    expect(await codeOf(set(['no address']))).toBe(400)
    expect(await set([])).toEqual({ receivers: [] })
  })
})
