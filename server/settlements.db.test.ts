import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { SettledMoney } from '#domain/settlement/compare.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import {
  settlementComparisons,
  settlementDifferences,
  simulatedTransactions,
} from '#server/db/schema/settlement.ts'
import { refundPurpose } from '#server/db/sealed-bill.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { moneyOfBills } from '#server/domains/bill/bill.money.ts'
import { PaymentUnknown } from '#server/payments/gateway.ts'
import { storedSimulation } from '#server/payments/stored-simulation.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { insertDifference } from '#worlds/settlement.ts'
import { sampleCard, samplePayments } from '#worlds/subscription.ts'
import { compareSettlements } from './domains/settlement/settlement.compare.ts'
import { settlementOperations } from './domains/settlement/settlement.operations.ts'
import { differencePurpose, settlementStore } from './domains/settlement/settlement.store.ts'

describeEngines('the list of settlements', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(stranger)
  const db = () => engine.database().db
  const clock = { now: world.now }
  const notifiedEvents: string[] = []
  const gateway = () => storedSimulation({ db: db(), clock })
  const deps = () => ({
    ...billDeps(db(), world.now),
    gateway: gateway(),
    notices: {
      put: async (_tx: unknown, { subject, path }: { subject: string; path?: string | null | undefined }) =>
        path === '/admin/settlement' && notifiedEvents.push(subject) > 0,
    },
  })
  const compare = (settlements = gateway().settlements) =>
    compareSettlements({
      ...deps(),
      gateway: { settlements },
      money: moneyOfBills(db()),
      notices: { put: async (tx, notice) => Boolean(await deps().notices.put(tx, notice)) },
    })
  const ops = () => settlementOperations({ db: db(), box: billBox, clock, money: moneyOfBills(db()) })
  const list = async () => (await ops().listSettlementDifferences({}, staff)).list
  /** Returns the list of settlements with changed lines. */
  const changedSettlements =
    (change: (line: SettledMoney) => SettledMoney[]) => async (from: string, to: string) =>
      (await gateway().settlements(from, to)).flatMap(change)

  beforeEach(async () => {
    notifiedEvents.length = 0
    for (const table of [settlementDifferences, settlementComparisons, simulatedTransactions])
      await db().delete(table)
    await db().delete(memberRoles)
    await db()
      .insert(memberRoles)
      .values({
        id: randomUUID(),
        memberId: stranger.memberId,
        role: 'staff',
        staffRoles: ['BILLS'],
        givenAt: world.now(),
      })
  })

  /** Issues a bill and charges it four days ago, so that the list must contain the charge. */
  async function issueChargedBill(lastFour = '1111') {
    const plain = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment: { ...samplePayments.C, paymentCard: sampleCard(lastFour) },
    })
    await world.put(plain)
    await runBilling(deps())
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plain.id))
    world.later(4 * DAY_MS)
    return bill!
  }

  it('has no differences if the portal has the same charges and refunds', async () => {
    await issueChargedBill()
    expect(await compare()).toBe(0)
    expect(await list()).toEqual([])
    expect(notifiedEvents).toEqual([])
  })

  it('is compared once a day, from the morning on, and again if the service does not answer', async () => {
    await issueChargedBill()
    world.later(-5 * HOUR_MS)
    expect(await compare()).toBeUndefined()
    world.later(5 * HOUR_MS)
    const unanswered = () => Promise.reject(new PaymentUnknown('No answer.'))
    expect(await compare(unanswered)).toBeUndefined()
    expect((await ops().listSettlementDifferences({}, staff)).comparedOn).toBeUndefined()
    expect(await compare()).toBe(0)
    expect((await ops().listSettlementDifferences({}, staff)).comparedOn).toBe('2026-11-25')
    expect(await compare()).toBeUndefined()
  })

  const faultyLists: [string, Parameters<typeof changedSettlements>[0], object][] = [
    [
      'another amount',
      (line) => [{ ...line, amount: 1, payout: 1, fee: 0 }],
      { differenceKind: 'AMOUNT', serviceAmount: 1 },
    ],
    ['a wrong payout', (line) => [{ ...line, payout: line.payout - 7 }], { differenceKind: 'FEE' }],
    ['a missing charge', () => [], { differenceKind: 'MISSING_THERE', serviceAmount: null }],
    [
      'a charge that the portal does not know',
      (line) => [line, { ...line, providerKey: 'other', transactionKey: 'other', orderId: 'OTHER-1' }],
      { differenceKind: 'MISSING_HERE', ownAmount: null, billId: null, billNo: null, orderId: 'OTHER-1' },
    ],
    [
      'a refund that the portal does not know',
      (line) => [line, { ...line, moneyKind: 'REFUND', transactionKey: 'back' }],
      { differenceKind: 'MISSING_HERE', moneyKind: 'REFUND' },
    ],
  ]
  it.each(faultyLists)(
    'with %s has one difference, and the staff are notified of it once',
    async (_, change, expected) => {
      const { id, billNo } = await issueChargedBill()
      expect(await compare(changedSettlements(change))).toBe(1)
      const expectedDifference = {
        billId: id,
        billNo,
        differenceState: 'OPEN',
        note: null,
        version: 1,
        ...expected,
      }
      expect(await list()).toMatchObject([expectedDifference])
      world.later(DAY_MS)
      expect(await compare(changedSettlements(change))).toBe(1)
      expect(await list()).toMatchObject([{ ...expectedDifference, version: 2 }])
      expect(notifiedEvents).toHaveLength(1)
      world.later(DAY_MS)
      expect(await compare()).toBe(0)
      expect(await list()).toMatchObject([{ differenceState: 'GONE' }])
    },
  )

  describe('has a transaction that the portal recorded days later', () => {
    const learnedAt = () => world.now()
    async function compareThreeDaysLater() {
      world.later(3 * DAY_MS)
      const requestedDays: string[] = []
      const settlements = async (from: string, to: string) => {
        requestedDays.push(from)
        return gateway().settlements(from, to)
      }
      return { count: await compare(settlements), asked: requestedDays }
    }

    it('under the day of a charge whose outcome was unknown', async () => {
      const { id } = await issueChargedBill()
      world.later(DAY_MS)
      await db().update(billPayments).set({ settledAt: learnedAt() }).where(eq(billPayments.billId, id))
      expect(await compareThreeDaysLater()).toEqual({ count: 0, asked: ['2026-11-22', '2026-11-21'] })
    })

    it('under the day on which the service made the refund', async () => {
      const { id, billNo } = await issueChargedBill()
      const [paid] = await db().select().from(billPayments).where(eq(billPayments.billId, id))
      const providerKey = paid!.providerKey!
      const refundLine = { moneyKind: 'REFUND' as const, providerKey, amount: 1_100 }
      await db()
        .insert(simulatedTransactions)
        .values({ ...refundLine, transactionKey: 'back', orderId: `${billNo}-1`, soldOn: '2026-11-22' })
      world.later(2 * DAY_MS)
      const refundId = randomUUID()
      await db()
        .insert(billRefunds)
        .values({
          id: refundId,
          billId: id,
          attempt: 1,
          amount: refundLine.amount,
          reasonBox: billBox.seal('장애 보상', refundPurpose(refundId)),
          refundWay: 'SERVICE',
          refundState: 'DONE',
          providerKey,
          startedAt: learnedAt(),
          askedAt: learnedAt(),
          settledAt: learnedAt(),
        })
      expect(await compareThreeDaysLater()).toEqual({ count: 0, asked: ['2026-11-23', '2026-11-21'] })
    })

    it('unless the service does not list it on any day', async () => {
      const { id } = await issueChargedBill('0531')
      world.later(DAY_MS)
      await db().update(billPayments).set({ settledAt: learnedAt() }).where(eq(billPayments.billId, id))
      expect(await compareThreeDaysLater()).toEqual({ count: 1, asked: ['2026-11-22', '2026-11-21'] })
      expect(await list()).toMatchObject([{ differenceKind: 'MISSING_THERE' }])
    })
  })

  it('has a difference for a charge that failed in the portal', async () => {
    const { id } = await issueChargedBill()
    await db().update(bills).set({ billState: 'OPEN', paidAt: null }).where(eq(bills.id, id))
    await db()
      .update(billPayments)
      .set({ paymentState: 'FAILED', providerKey: null })
      .where(eq(billPayments.billId, id))
    expect(await compare()).toBe(1)
    expect(await list()).toMatchObject([{ differenceKind: 'STATE', billId: id }])
  })

  it.each([
    ['0531', 'MISSING_THERE'],
    ['0538', 'AMOUNT'],
  ])('of the demo differs for the card %s', async (lastFour, differenceKind) => {
    await issueChargedBill(lastFour)
    expect(await compare()).toBe(1)
    expect(await list()).toMatchObject([{ differenceKind }])
  })

  it('has a difference that simultaneous comparisons store only once', async () => {
    await issueChargedBill('0531')
    await Promise.all([compare(), compare()])
    expect(await list()).toHaveLength(1)
  })

  describe('has differences', () => {
    const note = (differenceId: string, version: number, text = '카드사에 확인 중') =>
      ops().noteSettlementDifference({ differenceId, version, note: text }, staff)

    it('for which the staff save an encrypted note, which remains when the difference is resolved', async () => {
      await issueChargedBill('0531')
      await compare()
      const { differenceId } = (await list())[0]!
      const noted = await note(differenceId, 1)
      expect(noted).toMatchObject({ differenceState: 'NOTED', note: '카드사에 확인 중', version: 2 })
      expect(JSON.stringify(await db().select().from(settlementDifferences))).not.toContain('카드사')
      await expect(note(differenceId, 1)).rejects.toMatchObject({ reason: 'difference.changed' })
      world.later(DAY_MS)
      await compare()
      expect(await list()).toMatchObject([{ differenceState: 'NOTED', note: '카드사에 확인 중' }])
      expect(notifiedEvents).toHaveLength(1)
    })

    it('that keep a note which is written while a comparison finds them again', async () => {
      await issueChargedBill('0531')
      await compare()
      const { differenceId } = (await list())[0]!
      world.later(DAY_MS)
      const noteBox = billBox.seal('카드사에 확인 중', differencePurpose(differenceId))
      const found = await whileHeld(
        engine,
        (tx) => settlementStore(tx).note(differenceId, { version: 1, noteBox, notedAt: world.now() }),
        () => compare(),
      )
      expect(found).toBe(1)
      expect(await list()).toMatchObject([{ differenceState: 'NOTED', note: '카드사에 확인 중', version: 3 }])
    })

    it('for which an empty note, a note with a resident number and a note for an unknown difference are refused', async () => {
      const now = world.now()
      const id = await insertDifference(db(), billBox, { movedOn: '2026-11-20', foundAt: now })
      for (const text of [' ', '900101-1234567'])
        await expect(note(id, 1, text)).rejects.toMatchObject({ reason: 'request.invalid' })
      await expect(note(randomUUID(), 1)).rejects.toMatchObject({ reason: 'difference.missing' })
    })

    it('that are listed by state and in pages, the latest first', async () => {
      const now = world.now()
      for (let days = 0; days < 3; days += 1)
        await insertDifference(db(), billBox, {
          movedOn: addDays('2026-11-20', -days),
          foundAt: new Date(now.getTime() - days * DAY_MS),
          ...(days === 2 && { differenceState: 'GONE' }),
        })
      const firstPage = await ops().listSettlementDifferences({ limit: 2 }, staff)
      expect(firstPage).toMatchObject({
        total: 3,
        list: [{ movedOn: '2026-11-20' }, { movedOn: '2026-11-19' }],
      })
      const next = await ops().listSettlementDifferences({ limit: 2, cursor: firstPage.nextCursor! }, staff)
      expect(next).toMatchObject({ nextCursor: null, list: [{ movedOn: '2026-11-18' }] })
      const gone = await ops().listSettlementDifferences({ differenceState: 'GONE' }, staff)
      expect(gone).toMatchObject({ total: 1, list: [{ differenceState: 'GONE' }] })
    })
  })
})
