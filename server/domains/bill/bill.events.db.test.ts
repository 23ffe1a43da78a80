import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { paymentChecks } from '#server/db/schema/payment-check.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { type Charge, PaymentUnknown, type ServicePayment } from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import type { BillDeps } from './bill.deps.ts'
import { checkPayments, noteEvent } from './bill.events.ts'
import { runBilling } from './bill.jobs.ts'

describeEngines('a notification of the payment service', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const staff = calledByStaff(stranger)
  /** The payments that the payment service has stored, by order. */
  const servicePayments = new Map<string, ServicePayment>()
  const notified: string[] = []
  let reads = 0
  let mood: 'HEARD' | 'UNHEARD' | 'REFUSED' = 'HEARD'
  async function charge({ orderId, amount }: Charge) {
    servicePayments.set(orderId, { providerKey: `pay_${orderId}`, state: 'PAID', amount, givenBack: 0 })
    if (mood === 'UNHEARD') throw new PaymentUnknown('No answer.')
    return mood === 'REFUSED' ? { failure: 'DECLINED' as const } : { providerKey: `pay_${orderId}` }
  }
  async function readOrder(orderId: string) {
    reads += 1
    return servicePayments.get(orderId)
  }
  const deps = (): BillDeps => ({
    ...billDeps(db(), world.now),
    gateway: { ...simulatedPayments, charge, readOrder },
    notices: { put: async (_tx, { subject, text }) => notified.push(`${subject}: ${text}`) > 0 },
  })
  const ops = () => adminBillOperations(deps())
  const read = (billId: string) => ops().getAdminBill({ billId }, staff)
  /** Sends the same notification several times, and processes it on several nodes at once. */
  async function notify(orderId: string, times = 3) {
    for (let time = 0; time < times; time += 1) await noteEvent(deps(), orderId)
    await Promise.all([checkPayments(deps()), checkPayments(deps())])
  }

  beforeEach(async () => {
    servicePayments.clear()
    notified.length = 0
    reads = 0
    mood = 'HEARD'
    await db()
      .insert(memberRoles)
      .values({
        id: randomUUID(),
        memberId: stranger.memberId,
        role: 'staff',
        staffRoles: ['BILLS'],
      } as never)
      .onConflictDoNothing()
  })

  async function createCharge(as: typeof mood) {
    mood = as
    const plainSubscription = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment: samplePayments.C,
    })
    await world.put(plainSubscription)
    await runBilling(deps())
    mood = 'HEARD'
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plainSubscription.id))
    notified.length = 0
    return { ...(await read(bill!.id)), orderId: `${bill!.billNo}-1` }
  }

  it.each(['UNHEARD', 'REFUSED'] as const)('corrects a charge that was %s, once', async (as) => {
    const { billId, billState, orderId } = await createCharge(as)
    expect(billState).toBe(as === 'UNHEARD' ? 'OPEN' : 'FAILED')
    await notify(orderId)
    expect(await read(billId)).toMatchObject({
      billState: 'PAID',
      chargingYn: 'N',
      payments: [{ attempt: 1, paymentState: 'PAID', failure: null }],
    })
    expect(notified.filter((text) => text.startsWith('청구서 결제를 마쳤습니다'))).toHaveLength(1)
    await notify(orderId)
    world.later(10 * MINUTE_MS)
    await runBilling(deps())
    expect((await read(billId)).payments).toHaveLength(1)
    expect(notified.filter((text) => text.startsWith('청구서 결제를 마쳤습니다'))).toHaveLength(1)
    expect(await db().$count(paymentChecks, eq(paymentChecks.isDone, false))).toBe(0)
  })

  it('records a refund made outside of the portal once, and notifies the company and the staff', async () => {
    const { billId, orderId, totalAmount } = await createCharge('HEARD')
    servicePayments.set(orderId, { ...servicePayments.get(orderId)!, givenBack: 30_000 })
    await notify(orderId)
    await notify(orderId)
    expect(await read(billId)).toMatchObject({
      refundedAmount: 30_000,
      refundableAmount: totalAmount - 30_000,
      refunds: [{ amount: 30_000, refundState: 'DONE', reason: '결제 서비스에서 직접 환불' }],
    })
    expect(notified.filter((text) => text.startsWith('청구서를 환불했습니다'))).toHaveLength(1)
    expect(notified.filter((text) => text.includes('직접 환불한 금액을 청구서에 기록했습니다'))).toHaveLength(
      1,
    )
  })

  it('records an amount that was refunded outside of the portal after a waiting refund has ended', async () => {
    const { billId, orderId, version, totalAmount } = await createCharge('HEARD')
    const limitedOperations = adminBillOperations({ ...deps(), refundsAlone: { KRW: 1, USD: 1 } })
    await limitedOperations.refundBill({ billId, version, amount: totalAmount, reason: '중복 결제' }, staff)
    servicePayments.set(orderId, { ...servicePayments.get(orderId)!, givenBack: 30_000 })
    await notify(orderId)
    const waitingBill = await read(billId)
    expect(waitingBill.refunds).toMatchObject([{ refundState: 'WAITING' }])
    await limitedOperations.decideRefund(
      { billId, version: waitingBill.version, attempt: 1, decision: 'WITHDRAW', reason: '이미 환불' },
      staff,
    )
    world.later(MINUTE_MS)
    await runBilling(deps())
    expect(await read(billId)).toMatchObject({
      refundedAmount: 30_000,
      refunds: [{ refundState: 'WITHDRAWN' }, { amount: 30_000, refundState: 'DONE' }],
    })
  })

  it('completes a refund whose answer was lost, and counts it once', async () => {
    const { billId, orderId, version } = await createCharge('HEARD')
    const unansweredOperations = adminBillOperations({
      ...deps(),
      gateway: {
        ...deps().gateway,
        refund: async ({ amount }) => {
          servicePayments.set(orderId, { ...servicePayments.get(orderId)!, givenBack: amount })
          throw new PaymentUnknown('No answer.')
        },
      },
    })
    await unansweredOperations.refundBill({ billId, version, amount: 5_000, reason: '중복 결제' }, staff)
    await notify(orderId)
    expect(await read(billId)).toMatchObject({ refundedAmount: 5_000, refunds: [{ refundState: 'DONE' }] })
    expect(await db().$count(billRefunds, eq(billRefunds.billId, billId))).toBe(1)
  })

  it('changes nothing if it is forged, outdated or about an unknown order', async () => {
    const { billId, orderId } = await createCharge('REFUSED')
    const billBefore = await read(billId)
    for (const foreign of ['B2026-999999-1', 'ORDER-1', `${orderId}0`, "B2026-000001-1' or 1=1"])
      await notify(foreign)
    expect(reads).toBe(0)
    servicePayments.delete(orderId)
    await notify(orderId)
    servicePayments.set(orderId, { providerKey: 'pay_1', state: 'OPEN', amount: 1, givenBack: 0 })
    await notify(orderId)
    expect(await read(billId)).toEqual(billBefore)
    expect(notified).toEqual([])
  })

  it('reports a mismatch to the staff, without a change', async () => {
    const { billId, orderId, totalAmount } = await createCharge('REFUSED')
    servicePayments.set(orderId, { ...servicePayments.get(orderId)!, amount: totalAmount + 1 })
    await notify(orderId)
    expect((await read(billId)).billState).toBe('FAILED')
    expect(notified.at(-1)).toContain('결제 금액이 청구 금액과 다릅니다')
    servicePayments.set(orderId, { ...servicePayments.get(orderId)!, amount: totalAmount })
    const { version } = await read(billId)
    await ops().voidBill({ billId, version, reason: '잘못 청구' }, staff)
    await notify(orderId)
    expect((await read(billId)).billState).toBe('VOID')
    expect(notified.at(-1)).toContain('더 받을 금액이 없는 청구서가 결제되었습니다')
  })

  it('that arrives in the same millisecond as an earlier one stays open if its node is killed, even if another node then completes the earlier one', async () => {
    const { billId, orderId } = await createCharge('HEARD')
    await noteEvent(deps(), orderId)
    const killedGateway = {
      ...deps().gateway,
      readOrder: () => Promise.reject(new Error('The node was killed.')),
    }
    const earlier = {
      ...deps().gateway,
      async readOrder() {
        const before = servicePayments.get(orderId)!
        servicePayments.set(orderId, { ...before, givenBack: 30_000 })
        await noteEvent(deps(), orderId)
        await expect(checkPayments({ ...deps(), gateway: killedGateway })).rejects.toThrow(
          'The node was killed.',
        )
        return before
      },
    }
    expect(await checkPayments({ ...deps(), gateway: earlier })).toBe(1)
    expect((await read(billId)).refundedAmount).toBe(0)
    world.later(6 * MINUTE_MS)
    expect(await checkPayments(deps())).toBe(1)
    expect(await read(billId)).toMatchObject({ refundedAmount: 30_000, refunds: [{ refundState: 'DONE' }] })
    expect(await db().$count(paymentChecks, eq(paymentChecks.isDone, false))).toBe(0)
  })

  it('is processed again until the service answers', async () => {
    const { orderId, billId } = await createCharge('UNHEARD')
    await noteEvent(deps(), orderId)
    const silentGateway = {
      ...deps().gateway,
      readOrder: () => Promise.reject(new PaymentUnknown('No answer.')),
    }
    expect(await checkPayments({ ...deps(), gateway: silentGateway })).toBe(0)
    expect(await checkPayments(deps())).toBe(0)
    world.later(6 * MINUTE_MS)
    expect(await checkPayments(deps())).toBe(1)
    expect((await read(billId)).billState).toBe('PAID')
    expect(await db().$count(billPayments, eq(billPayments.billId, billId))).toBe(1)
  })
})
