import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { members } from '#server/db/schema/member.ts'
import { PaymentUnknown, type Refund } from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import {
  calledBy,
  calledByStaff,
  colleague,
  me,
  otherFreelancer,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { memberBillOperations } from './bill.operations.ts'

describeEngines('a refund', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const staff = calledByStaff(stranger)
  /** The amounts that the payment service has refunded, by idempotency key. */
  const refundedByKey = new Map<string, number>()
  const notified: string[] = []
  let mood: 'GIVES' | 'GIVES_UNHEARD' | 'REFUSES' | 'UNHEARD' = 'GIVES'
  async function refund({ idempotencyKey, amount }: Refund) {
    if (mood.startsWith('GIVES')) refundedByKey.set(idempotencyKey, amount)
    if (mood.endsWith('UNHEARD')) throw new PaymentUnknown('No answer.')
    return mood === 'REFUSES' ? ('REFUSED' as const) : ('DONE' as const)
  }
  const deps = (): BillDeps => ({
    ...billDeps(db(), world.now),
    gateway: { ...simulatedPayments, refund },
    notices: { put: async (_tx, { subject }) => notified.push(subject) > 0 },
  })
  const ops = () => adminBillOperations(deps())
  const companyOps = () =>
    memberBillOperations({
      ...deps(),
      catalogue: billCatalogue,
      issuer: sampleIssuer,
      makePaper: () => Promise.reject(new Error('No paper is asked for.')),
    })
  const giveBack = (billId: string, amount: number, version: number, caller = staff) =>
    ops().refundBill({ billId, version, amount, reason: '중복 결제' }, caller)
  const payOut = (billId: string, version: number) =>
    ops().handleAdminBill({ billId, version, action: 'MARK_REFUNDED', taxInvoiceNo: null }, staff)
  const sumGiven = () => [...refundedByKey.values()].reduce((sum, amount) => sum + amount, 0)

  beforeEach(async () => {
    refundedByKey.clear()
    notified.length = 0
    mood = 'GIVES'
    await db().delete(billRefunds)
  })

  /** Creates a bill that is paid by a card or by a transfer. */
  async function createPaidBill(code: 'C' | 'G' = 'C', owner = me) {
    const plainSubscription = world.subscriptionOf(owner, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment: samplePayments[code],
    })
    await world.put(plainSubscription)
    await runBilling(deps())
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plainSubscription.id))
    if (code === 'G')
      await ops().handleAdminBill(
        { billId: bill!.id, version: bill!.version, action: 'MARK_PAID', taxInvoiceNo: null },
        staff,
      )
    notified.length = 0
    return ops().getAdminBill({ billId: bill!.id }, staff)
  }

  it('of a card goes through the payment service, in parts, up to the whole, and the company is notified', async () => {
    const { billId, version, totalAmount } = await createPaidBill()
    const part = await giveBack(billId, 40_000, version)
    expect(part).toMatchObject({
      billState: 'PAID',
      refundedAmount: 40_000,
      refundableAmount: totalAmount - 40_000,
      refunds: [
        { attempt: 1, amount: 40_000, reason: '중복 결제', refundWay: 'SERVICE', refundState: 'DONE' },
      ],
    })
    await expect(giveBack(billId, totalAmount, part.version)).rejects.toMatchObject({
      reason: 'refund.excessive',
    })
    const whole = await giveBack(billId, totalAmount - 40_000, part.version)
    expect(whole).toMatchObject({ refundedAmount: totalAmount, refundableAmount: 0 })
    await expect(giveBack(billId, 1, whole.version)).rejects.toMatchObject({ reason: 'refund.excessive' })
    expect([...refundedByKey]).toEqual([
      [`${billId}-refund-1`, 40_000],
      [`${billId}-refund-2`, totalAmount - 40_000],
    ])
    expect(notified).toEqual(['청구서를 환불했습니다', '청구서를 환불했습니다'])
  })

  it('of a transfer is recorded, without the payment service', async () => {
    const { billId, version } = await createPaidBill('G')
    expect(await giveBack(billId, 1_000, version)).toMatchObject({
      refundedAmount: 1_000,
      refunds: [{ refundWay: 'TRANSFER', refundState: 'DONE' }],
    })
    expect(refundedByKey.size).toBe(0)
    expect(notified).toEqual(['청구서를 환불했습니다'])
  })

  it('stores its reason encrypted, and no resident number', async () => {
    const { billId, version } = await createPaidBill()
    for (const reason of ['881212-1234567', ' \n '])
      await expect(ops().refundBill({ billId, version, amount: 1, reason }, staff)).rejects.toMatchObject({
        reason: 'request.invalid',
      })
    await giveBack(billId, 1_000, version)
    expect(JSON.stringify(await db().select().from(billRefunds))).not.toContain('중복 결제')
  })

  it('is refused for a bill that is not paid, for an outdated version, and for a bill of the staff member’s own', async () => {
    const { billId, version } = await createPaidBill()
    await expect(giveBack(billId, 1, version - 1)).rejects.toMatchObject({ reason: 'bill.changed' })
    await expect(giveBack(billId, 1, version, calledByStaff(colleague))).rejects.toMatchObject({
      reason: 'decision.own',
    })
    const billsOnly = calledBy(stranger)
    expect(billsOnly.member!.staffRoles).toEqual([])
    for (const billState of ['OPEN', 'CREDIT', 'CARRIED'] as const) {
      await db().update(bills).set({ billState }).where(eq(bills.id, billId))
      await expect(giveBack(billId, 1, version)).rejects.toMatchObject({ reason: 'refund.unavailable' })
    }
    expect(refundedByKey.size).toBe(0)
  })

  it('that the service refuses can be requested again, with another key', async () => {
    const { billId, version, totalAmount } = await createPaidBill()
    mood = 'REFUSES'
    const refused = await giveBack(billId, 5_000, version)
    expect(refused).toMatchObject({
      refundedAmount: 0,
      refundableAmount: totalAmount,
      refunds: [{ refundState: 'FAILED' }],
    })
    expect(notified).toEqual([])
    mood = 'GIVES'
    await giveBack(billId, 5_000, refused.version)
    expect([...refundedByKey.keys()]).toEqual([`${billId}-refund-2`])
  })

  describe.each(['GIVES_UNHEARD', 'UNHEARD'] as const)('without an answer (%s)', (unheard) => {
    it('is requested again with the same key until the service answers, and is paid once', async () => {
      const { billId, version } = await createPaidBill()
      mood = unheard
      const started = await giveBack(billId, 5_000, version)
      expect(started).toMatchObject({ refundedAmount: 5_000, refunds: [{ refundState: 'STARTED' }] })
      await expect(giveBack(billId, 1, started.version)).rejects.toMatchObject({ reason: 'refund.underWay' })
      world.later(4 * MINUTE_MS)
      mood = 'GIVES'
      await runBilling(deps())
      expect((await ops().getAdminBill({ billId }, staff)).refunds[0]!.refundState).toBe('STARTED')
      world.later(2 * MINUTE_MS)
      await Promise.all([runBilling(deps()), runBilling(deps()), runBilling(deps())])
      expect(await ops().getAdminBill({ billId }, staff)).toMatchObject({
        refundedAmount: 5_000,
        refunds: [{ refundState: 'DONE' }],
      })
      expect([...refundedByKey]).toEqual([[`${billId}-refund-1`, 5_000]])
      expect(notified).toEqual(['청구서를 환불했습니다'])
    })
  })

  it('that staff members request several times at once is paid once', async () => {
    for (let round = 0; round < 5; round += 1) {
      refundedByKey.clear()
      const { billId, version, totalAmount } = await createPaidBill()
      const ends = await Promise.allSettled(
        Array.from({ length: 6 }, () => giveBack(billId, totalAmount, version)),
      )
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(sumGiven()).toBe(totalAmount)
    }
  })

  describe('above the limit for one person', () => {
    const secondStaff = calledByStaff(otherFreelancer)
    const limitedOps = () => adminBillOperations({ ...deps(), refundsAlone: { KRW: 40_000, USD: 0 } })
    const ask = (billId: string, amount: number, version: number) =>
      limitedOps().refundBill({ billId, version, amount, reason: '중복 결제' }, staff)
    const decide = (
      { billId, version, refunds }: Schema<'Bill'>,
      decision: Input<'decideRefund'>['decision'],
      caller: typeof staff,
    ) => {
      const reason = decision === 'CONFIRM' ? null : '중복 요청'
      const { attempt } = refunds.at(-1)!
      return limitedOps().decideRefund({ billId, version, attempt, decision, reason }, caller)
    }

    it('reserves its amount and is paid once another person confirms it', async () => {
      const { billId, version } = await createPaidBill()
      const waitingBill = await ask(billId, 40_001, version)
      expect(waitingBill).toMatchObject({
        refundedAmount: 40_001,
        refunds: [{ refundState: 'WAITING', askedYn: 'Y', settledAt: null }],
      })
      expect(refundedByKey.size).toBe(0)
      world.later(10 * MINUTE_MS)
      await runBilling(deps())
      expect(refundedByKey.size).toBe(0)
      await expect(ask(billId, 1, waitingBill.version)).rejects.toMatchObject({ reason: 'refund.underWay' })
      await expect(decide(waitingBill, 'CONFIRM', staff)).rejects.toMatchObject({
        reason: 'refund.wrongPerson',
      })
      await expect(decide(waitingBill, 'WITHDRAW', secondStaff)).rejects.toMatchObject({
        reason: 'refund.wrongPerson',
      })
      await expect(decide(waitingBill, 'CONFIRM', calledByStaff(colleague))).rejects.toMatchObject({
        reason: 'decision.own',
      })
      const answer = await ops().listAdminBills({ waitingFor: 'CONFIRMATION', limit: 20 }, staff)
      expect(answer.list.map((bill) => bill.billId)).toEqual([billId])
      const ends = await Promise.allSettled(
        Array.from({ length: 6 }, () => decide(waitingBill, 'CONFIRM', secondStaff)),
      )
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect([...refundedByKey]).toEqual([[`${billId}-refund-1`, 40_001]])
      expect(await ops().getAdminBill({ billId }, secondStaff)).toMatchObject({
        refunds: [{ refundState: 'DONE', askedYn: 'N' }],
      })
    })

    it('shows its requester to the staff, and not to the company', async () => {
      const { billId, version } = await createPaidBill()
      const [asker] = await db()
        .select({ name: members.name })
        .from(members)
        .where(eq(members.id, staff.member!.memberId))
      const waitingBill = await ask(billId, 40_001, version)
      await decide(waitingBill, 'CONFIRM', secondStaff)
      expect(await ops().getAdminBill({ billId }, secondStaff)).toMatchObject({
        refunds: [{ refundState: 'DONE', requesterName: asker!.name }],
      })
      const own = await companyOps().getBill({ billId }, calledBy(me))
      expect(own.refunds).toMatchObject([{ refundState: 'DONE', requesterName: null }])
    })

    it('counts earlier refunds of the bill, so that a refund in several parts needs a second person too', async () => {
      const { billId, version } = await createPaidBill()
      const firstRefund = await ask(billId, 39_999, version)
      expect(firstRefund.refunds[0]!.refundState).toBe('DONE')
      expect((await ask(billId, 2, firstRefund.version)).refunds[1]!.refundState).toBe('WAITING')
    })

    it.each([
      ['DECLINE', secondStaff],
      ['WITHDRAW', staff],
    ] as const)(
      'can be requested again after %s, and is not visible to the company',
      async (decision, by) => {
        const { billId, version, totalAmount } = await createPaidBill()
        const waitingBill = await ask(billId, totalAmount, version)
        notified.length = 0
        const companyOperations = companyOps()
        const readBill = () => companyOperations.getBill({ billId }, calledBy(me))
        expect(await readBill()).toMatchObject({ refundedAmount: 0, refunds: [] })
        const after = await decide(waitingBill, decision, by)
        expect(after).toMatchObject({ refundedAmount: 0, refundableAmount: totalAmount })
        expect(after.refunds[0]!.decisionReason).toBe('중복 요청')
        expect(await readBill()).toMatchObject({ refundedAmount: 0, refunds: [] })
        expect([refundedByKey.size, notified]).toEqual([0, []])
        expect(JSON.stringify(await db().select().from(billRefunds))).not.toContain('중복 요청')
        await expect(
          decide({ ...after, refunds: waitingBill.refunds }, 'CONFIRM', secondStaff),
        ).rejects.toMatchObject({
          reason: 'bill.changed',
        })
      },
    )

    it('of a transfer is recorded when it is confirmed', async () => {
      const { billId, version } = await createPaidBill('G')
      const done = await decide(await ask(billId, 50_000, version), 'CONFIRM', secondStaff)
      expect(done.refunds).toMatchObject([{ refundWay: 'TRANSFER', refundState: 'DONE' }])
      expect(notified.at(-1)).toBe('청구서를 환불했습니다')
    })
  })

  it('leaves no credit that a cancellation of the subscription would pay out a second time', async () => {
    const { billId, version, totalAmount, subscriptionId } = await createPaidBill()
    await giveBack(billId, totalAmount - 1_000, version)
    const credit = await world.bill(
      {
        id: subscriptionId,
        startDate: '2026-11-21',
        currency: 'KRW',
        supplyAmount: -5_000,
        vatAmount: -500,
        totalAmount: -5_500,
      } as never,
      { billState: 'CREDIT', billKind: 'FINAL' },
    )
    const creditBill = await ops().getAdminBill({ billId: credit }, staff)
    expect(creditBill).toMatchObject({ totalAmount: -5_500, refundableAmount: 1_000 })
    notified.length = 0
    expect(await payOut(credit, creditBill.version)).toMatchObject({
      billState: 'REFUNDED',
      refundedAmount: 1_000,
      refundableAmount: 0,
    })
    expect(notified).toEqual(['환불을 마쳤습니다'])
    expect((await ops().getAdminBill({ billId }, staff)).refundableAmount).toBe(0)
  })

  it('of the whole amount leaves an open credit, which cannot be paid out and which the staff can cancel', async () => {
    const { billId, version, totalAmount, subscriptionId } = await createPaidBill()
    await giveBack(billId, totalAmount, version)
    const credit = await world.bill(
      {
        id: subscriptionId,
        startDate: '2026-11-21',
        currency: 'KRW',
        supplyAmount: -5_000,
        vatAmount: -500,
        totalAmount: -5_500,
      } as never,
      { billState: 'CREDIT', billKind: 'FINAL' },
    )
    const creditBill = await ops().getAdminBill({ billId: credit }, staff)
    expect(creditBill.refundableAmount).toBe(0)
    await expect(payOut(credit, creditBill.version)).rejects.toMatchObject({ reason: 'refund.excessive' })
    const reason = '이미 환불한 금액'
    expect(
      await ops().voidBill({ billId: credit, version: creditBill.version, reason }, staff),
    ).toMatchObject({
      billState: 'VOID',
      voidReason: reason,
    })
  })

  it('is limited to the amount without an open credit, so that no amount is refunded twice', async () => {
    const { billId, version, totalAmount, subscriptionId } = await createPaidBill()
    await world.bill(
      {
        id: subscriptionId,
        startDate: '2026-11-21',
        currency: 'KRW',
        supplyAmount: -5_000,
        vatAmount: -500,
        totalAmount: -5_500,
      } as never,
      { billState: 'CREDIT', billKind: 'FINAL' },
    )
    await expect(giveBack(billId, totalAmount, version)).rejects.toMatchObject({ reason: 'refund.excessive' })
    expect(await giveBack(billId, totalAmount - 5_500, version)).toMatchObject({ refundableAmount: 0 })
    expect(await db().$count(billPayments)).toBeGreaterThan(0)
  })
})
