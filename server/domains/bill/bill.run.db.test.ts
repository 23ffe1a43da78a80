import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { compareReferenceNos } from '#domain/reference-number.ts'
import { type Database } from '#server/db/client.ts'
import { billingKeys, billPayments, bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { referenceNumbers } from '#server/db/schema/reference-number.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Charge, PaymentGateway } from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { samplePayee } from '#server/testing/sample-bill.ts'
import { calledBy, me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { sampleCard, samplePayments } from '#worlds/subscription.ts'
import { payBill } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { followPayment } from './bill.payment.ts'
import { issueBills, settleEnd } from './bill.run.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
const DAY = 86_400
const card = samplePayments.C
const cardOf = (lastFour: string) => ({ ...card, paymentCard: sampleCard(lastFour) })

describeEngines('automatic billing', (engine) => {
  const world = subscriptionWorld(engine)
  let clock = createTestClock()
  let charged: Charge[] = []
  let notified: string[] = []
  const otherNodes: Database[] = []
  const gateway: PaymentGateway = {
    ...simulatedPayments,
    async charge(charge) {
      charged.push(charge)
      return simulatedPayments.charge(charge)
    },
  }
  const db = () => engine.database().db
  const depsOf = (node: Database): BillDeps => ({
    db: node.db,
    box,
    clock,
    gateway,
    log: { warn: () => {} },
    site: 'http://localhost',
    payee: samplePayee,
    mails: { put: async () => {} },
    notices: {
      put: async (_tx, { subject, eventKey }) => (
        notified.push(eventKey!.replace(/:.*/, '') && subject), true
      ),
    },
  })
  /** Runs the job twice on every node, all at once. */
  async function run() {
    if (engine.name === 'postgresql' && otherNodes.length === 0)
      otherNodes.push(await engine.openAnother(), await engine.openAnother())
    const nodes = [engine.database(), ...otherNodes]
    await Promise.all([...nodes, ...nodes].map((node) => runBilling(depsOf(node))))
  }
  const listBills = () => db().select().from(bills).orderBy(asc(bills.billDate), asc(bills.billKind))
  const stateOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
  async function subscribe(more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const plain = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      endDate: null,
      ...more,
    })
    await world.put(plain)
    return plain
  }
  beforeEach(async () => {
    clock = createTestClock()
    ;[charged, notified] = [[], []]
    await db().delete(subscriptionAdjustments)
    await db().delete(referenceNumbers)
  })

  it('issues each cycle once, from the first day, however many nodes and runs there are', async () => {
    const { id, totalAmount } = await subscribe({ payment: samplePayments.G })
    await run()
    clock.pass(62 * DAY)
    await run()
    await run()
    expect(
      (await listBills()).map(({ periodFrom, periodTo, totalAmount: total, billState, dueDate }) => [
        periodFrom,
        periodTo,
        total,
        billState,
        dueDate,
      ]),
    ).toEqual([
      ['2026-11-21', '2026-12-20', totalAmount, 'LATE', '2026-12-05'],
      ['2026-12-21', '2027-01-20', totalAmount, 'LATE', '2027-01-04'],
      ['2027-01-21', '2027-02-20', totalAmount, 'OPEN', '2027-02-04'],
    ])
    expect(await stateOf(id)).toMatchObject({ nextBillDate: '2027-02-21', subscriptionState: 'PAST_DUE' })
    expect(new Set((await listBills()).map(({ billNo }) => billNo)).size).toBe(3)
    expect(charged).toEqual([])
  })

  it('numbers bills in the order of their issue, even past a million', async () => {
    await db().insert(referenceNumbers).values({ series: 'B2026', last: 999_998 })
    await subscribe({ payment: samplePayments.G })
    await subscribe({ payment: samplePayments.G })
    await subscribe({ payment: samplePayments.G })
    await issueBills(depsOf(engine.database()))
    expect((await listBills()).map(({ billNo }) => billNo).toSorted(compareReferenceNos)).toEqual([
      'B2026-999999',
      'B2026-1000000',
      'B2026-1000001',
    ])
    // The next run uses the bill numbers that this run did not use.
    expect(await db().select().from(referenceNumbers)).toEqual([{ series: 'B2026', last: 1_000_001 }])
  })

  it('names the account for a transfer in new, late and past-due notices, unless the bill is charged automatically', async () => {
    const account = '입금 계좌: 신한은행 000-000-000001(예금주 주식회사 솔바람)'
    const text = new Map<string, boolean>()
    const deps = (): BillDeps => ({
      ...depsOf(engine.database()),
      notices: {
        put: async (_tx, notice) => (text.set(notice.subject, notice.text.includes(account)), true),
      },
    })
    for (const payment of [samplePayments.G, cardOf('9995')]) {
      await db().delete(bills)
      await db().delete(subscriptions)
      await subscribe({ payment })
      text.clear()
      await runBilling(deps())
      clock.pass(30 * DAY)
      await runBilling(deps())
      const isTransferred = payment === samplePayments.G
      expect(
        ['청구서가 발행되었습니다', '청구서의 납부 기한이 지났습니다', '구독이 미납 상태가 되었습니다'].map(
          (subject) => text.get(subject),
        ),
      ).toEqual(Array(3).fill(isTransferred))
    }
  })

  it('never bills a trial, during it or after it', async () => {
    const { companyId, memberId: requesterId } = me
    await db().insert(trials).values({
      id: crypto.randomUUID(),
      companyId,
      ownerId: null,
      requesterId,
      serviceCode: 'SSO',
      trialState: 'RUNNING',
      startDate: '2026-11-21',
      endDate: '2026-12-05',
      nextReminderDate: null,
      requestedAt: clock.now(),
    })
    await run()
    clock.pass(60 * DAY)
    await run()
    expect([await listBills(), charged]).toEqual([[], []])
  })

  it('creates no tax invoice for a customer without a business number', async () => {
    const { companyInfo } = await subscribe({ payment: samplePayments.G })
    await subscribe({ payment: samplePayments.G, companyInfo: { ...companyInfo, rnno: '' } })
    await run()
    expect((await listBills()).map(({ taxInvoiceState }) => taxInvoiceState).sort()).toEqual([
      'NONE',
      'PENDING',
    ])
  })

  it('does not bill requests, or subscriptions that have no next bill date or begin tomorrow', async () => {
    await subscribe({ nextBillDate: null })
    await subscribe({ subscriptionState: 'REQUESTED', startDate: null, nextBillDate: null })
    await subscribe({ subscriptionState: 'CANCEL_SCHEDULED', nextBillDate: null, endDate: '2026-12-20' })
    await subscribe({ startDate: '2026-11-22', nextBillDate: '2026-12-22' })
    await run()
    expect(await listBills()).toEqual([])
  })

  it('continues to the last day of a scheduled cancellation, and not beyond it', async () => {
    const { id } = await subscribe({
      subscriptionState: 'CANCEL_SCHEDULED',
      endDate: '2026-12-20',
      nextBillDate: '2026-11-21',
      payment: samplePayments.G,
    })
    await run()
    clock.pass(40 * DAY)
    await run()
    expect((await listBills()).map(({ periodFrom, periodTo }) => [periodFrom, periodTo])).toEqual([
      ['2026-11-21', '2026-12-20'],
    ])
    expect(await stateOf(id)).toMatchObject({ nextBillDate: null })
  })

  it('includes each change in one bill, and the remaining changes in the final bill', async () => {
    const { id, supplyAmount, vatAmount } = await subscribe({ payment: samplePayments.G })
    const change = (amount: number, kind: 'PLAN_CHANGE' | 'CANCELLATION') =>
      db()
        .insert(subscriptionAdjustments)
        .values({
          id: crypto.randomUUID(),
          subscriptionId: id,
          kind,
          occurredOn: '2026-11-25',
          fromDate: '2026-11-25',
          toDate: '2026-12-20',
          label: '요금제 변경',
          currency: 'KRW',
          supplyAmount: amount,
          vatAmount: amount / 10,
        })
    await run()
    await change(-5_000, 'PLAN_CHANGE')
    clock.pass(31 * DAY)
    await run()
    await change(-70_000, 'CANCELLATION')
    await db()
      .update(subscriptions)
      .set({ subscriptionState: 'ENDED', endDate: '2026-12-22', nextBillDate: null })
      .where(eq(subscriptions.id, id))
    await run()
    await run()
    expect(
      (await listBills()).map((bill) => [
        bill.billKind,
        bill.supplyAmount,
        bill.vatAmount,
        bill.billState,
        bill.lines.length,
      ]),
    ).toEqual([
      ['CYCLE', supplyAmount, vatAmount, 'CARRIED', 1],
      ['CYCLE', supplyAmount - 5_000, vatAmount - 500, 'CARRIED', 2],
      ['FINAL', 2 * supplyAmount - 75_000, 2 * vatAmount - 7_500, 'OPEN', 3],
    ])
    expect(await db().$count(subscriptionAdjustments, sql`bill_id is null`)).toBe(0)
  })

  describe('settles a cancellation: refunds paid and unused days, and charges used and unpaid ones', () => {
    // Ten of thirty days are used: 49,500 of 148,500.
    const steps = {
      paid: async (id: string) => {
        const [bill] = await db()
          .select()
          .from(bills)
          .where(eq(bills.subscriptionId, id))
          .orderBy(bills.billNo)
          .limit(1)
        const paid = { bill: bill!, subscription: await stateOf(id), now: clock.now(), by: 'G' as const }
        const isPaid = await db().transaction((tx) => payBill(depsOf(engine.database()), tx, paid))
        notified.push(isPaid ? 'paid' : 'not to be paid')
      },
      charging: (id: string) =>
        db().update(bills).set({ chargingSince: clock.now() }).where(eq(bills.subscriptionId, id)),
      ended: async (id: string) => {
        const change = { subscriptionState: 'ENDED', endDate: '2026-11-30', nextBillDate: null } as const
        await db().update(subscriptions).set(change).where(eq(subscriptions.id, id))
        await db().insert(subscriptionAdjustments).values({
          id: crypto.randomUUID(),
          subscriptionId: id,
          kind: 'CANCELLATION',
          occurredOn: '2026-11-30',
          fromDate: '2026-12-01',
          toDate: '2026-12-20',
          label: '해지 환불',
          currency: 'KRW',
          supplyAmount: -90_000,
          vatAmount: -9_000,
        })
        const ended = await stateOf(id)
        await db().transaction((tx) => settleEnd(depsOf(engine.database()), tx, ended))
      },
      round: () => run(),
    }
    it.each([
      [
        ['paid', 'ended', 'round'],
        [
          ['PAID', 148_500],
          ['CREDIT', -99_000],
        ],
      ],
      [
        ['ended', 'round', 'paid'],
        [
          ['CARRIED', 148_500],
          ['OPEN', 49_500],
        ],
      ],
      [
        ['charging', 'ended', 'round', 'paid', 'round'],
        [
          ['PAID', 148_500],
          ['CREDIT', -99_000],
        ],
      ],
      [
        ['charging', 'ended', 'paid', 'round', 'round'],
        [
          ['PAID', 148_500],
          ['CREDIT', -99_000],
        ],
      ],
    ] as const)('%j', async (order, result) => {
      const { id } = await subscribe({
        payment: samplePayments.G,
        supplyAmount: 135_000,
        vatAmount: 13_500,
        totalAmount: 148_500,
      })
      await run()
      for (const step of order) await steps[step](id)
      expect((await listBills()).map(({ billState, totalAmount }) => [billState, totalAmount])).toEqual(
        result,
      )
      expect(notified.includes('not to be paid')).toBe(result[0][0] === 'CARRIED')
    })
  })

  describe('charges', () => {
    it('a card on the day, once, and stores no billing key in clear', async () => {
      const { id } = await subscribe({ payment: card })
      await run()
      await run()
      const [bill] = await listBills()
      expect(bill).toMatchObject({
        billState: 'PAID',
        paidAt: clock.now(),
        nextChargeOn: null,
        taxInvoiceState: 'NONE',
      })
      expect(charged).toMatchObject([
        { amount: bill!.totalAmount, idempotencyKey: `${bill!.id}-1`, orderId: `${bill!.billNo}-1` },
      ])
      expect(notified).toEqual(['청구서가 발행되었습니다', '청구서 결제를 마쳤습니다'])
      const all = JSON.stringify([
        await db().select().from(billingKeys),
        await db().select().from(billPayments),
        await db().select().from(subscriptions).where(eq(subscriptions.id, id)),
        await listBills(),
      ])
      expect(all).not.toContain(card.paymentCard!.key!.customerKey)
      expect(all).not.toContain('sim_PAID')
    })

    it('again after one, three and five days, notifies of late and past-due bills, and reactivates after the last payment', async () => {
      const { id } = await subscribe({ payment: cardOf('9995') })
      const seenStates: unknown[] = []
      for (let day = 0; day <= 16; day += 1) {
        await run()
        const [bill] = await listBills()
        seenStates.push([day, charged.length, bill!.billState, (await stateOf(id)).subscriptionState])
        clock.pass(DAY)
      }
      expect(
        seenStates.filter(
          (row, index) =>
            JSON.stringify((row as unknown[]).slice(1)) !==
            JSON.stringify((seenStates[index - 1] as unknown[] | undefined)?.slice(1)),
        ),
      ).toEqual([
        [0, 1, 'FAILED', 'ACTIVE'],
        [1, 2, 'FAILED', 'ACTIVE'],
        [3, 3, 'FAILED', 'ACTIVE'],
        [5, 4, 'FAILED', 'ACTIVE'],
        [8, 4, 'LATE', 'ACTIVE'],
        [15, 4, 'LATE', 'PAST_DUE'],
      ])
      expect(new Set(charged.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
      expect(notified.slice(-2)).toEqual(['청구서의 납부 기한이 지났습니다', '구독이 미납 상태가 되었습니다'])
      expect((await stateOf(id)).version).toBe(2)

      const plain = world.subscriptionOf(me, { id, payment: card })
      const { toSubscriptionRow } = await import('#server/db/sealed-subscription.ts')
      const { payment } = toSubscriptionRow(box, plain)
      await db().transaction(async (tx) => {
        const [changed] = await tx
          .update(subscriptions)
          .set({ payment })
          .where(eq(subscriptions.id, id))
          .returning()
        expect(await followPayment({ clock, gateway }, tx, changed!)).toBe(true)
      })
      await run()
      expect([(await listBills())[0]!.billState, (await stateOf(id)).subscriptionState]).toEqual([
        'PAID',
        'ACTIVE',
      ])
      // A screen that was loaded before the change gets a conflict.
      const edit = (version: number) =>
        world
          .operations()
          .updateSubscription(
            { subscriptionId: id, version, adminInfo: null, memo: '야간 연락 금지', plan: null },
            calledBy(me),
          )
      for (const version of [1, 2])
        await expect(edit(version)).rejects.toMatchObject({ reason: 'subscription.changed' })
      expect((await edit(3)).subscriptionInfo.version).toBe(4)
      expect(notified.slice(-2)).toEqual(['청구서 결제를 마쳤습니다', '미납이 해소되었습니다'])
    })

    it('again under the same idempotency key until there is an answer', async () => {
      const { id } = await subscribe({ payment: cardOf('0119') })
      await run()
      await run()
      expect(charged).toHaveLength(1)
      clock.pass(301)
      await run()
      expect(charged.map(({ idempotencyKey }) => idempotencyKey.slice(-2))).toEqual(['-1', '-1'])
      expect((await listBills())[0]).toMatchObject({ billState: 'OPEN', subscriptionId: id })
    })
  })
})
