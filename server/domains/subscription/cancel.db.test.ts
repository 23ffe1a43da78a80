import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptionCancellations } from '#server/db/schema/subscription.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

const day = 24 * 60 * 60 * 1000

describeEngines('ending a subscription', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const runningTerm = {
    startDate: '2026-11-12',
    nextBillDate: '2026-12-12',
    endDate: null,
    supplyAmount: 135_000,
    vatAmount: 13_500,
    totalAmount: 148_500,
  } as const

  async function subscribe(more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const plain = world.subscriptionOf(me, { ...runningTerm, ...more })
    await world.put(plain)
    if (plain.nextBillDate) await world.bill(plain)
    return plain.id
  }
  const estimate = (subscriptionId: string, who = me) =>
    world.operations().estimateSubscriptionWithdrawal({ subscriptionId }, calledBy(who))
  const optionOf = async (subscriptionId: string, endOption: Schema<'EndOption'>) =>
    (await estimate(subscriptionId)).options.find((option) => option.endOption === endOption)!
  async function inputFor(
    subscriptionId: string,
    endOption: Schema<'EndOption'>,
  ): Promise<Input<'withdrawSubscription'>> {
    const { lastDate, dueAmount } = await optionOf(subscriptionId, endOption)
    return { idempotencyKey: randomUUID(), subscriptionId, endOption, lastDate, dueAmount, reasonCode: null }
  }
  const withdraw = (input: Input<'withdrawSubscription'>, who = me) =>
    world.operations().withdrawSubscription(input, calledBy(who))
  const modifyCancellation = (input: Omit<Input<'modifySubscriptionCancellation'>, 'idempotencyKey'>) =>
    world
      .operations()
      .modifySubscriptionCancellation({ idempotencyKey: randomUUID(), ...input }, calledBy(me))
  const undo = (subscriptionId: string) =>
    modifyCancellation({ subscriptionId, change: 'WITHDRAW', lastDate: null, dueAmount: null })
  const contract = async (subscriptionId: string) => {
    const {
      contractInfo: { endDate, nextBillDate },
      subscriptionInfo,
    } = await world.operations().getSubscriptionDetail({ subscriptionId }, calledBy(me))
    return [subscriptionInfo.subscriptionState, endDate, nextBillDate]
  }
  const adjustments = (subscriptionId: string) =>
    db()
      .select()
      .from(subscriptionAdjustments)
      .where(eq(subscriptionAdjustments.subscriptionId, subscriptionId))

  const billsOf = (subscriptionId: string) =>
    db()
      .select()
      .from(bills)
      .where(eq(bills.subscriptionId, subscriptionId))
      .orderBy(asc(bills.billKind), asc(bills.billDate), asc(bills.billNo))
  const subscriptionView = async (subscriptionId: string) =>
    (await billsOf(subscriptionId)).map(({ billKind, billState, totalAmount }) => [
      billKind,
      billState,
      totalAmount,
    ])

  // The tenth of thirty days: a third of 135,000 was used, the rest is refunded with its VAT.
  it('today refunds the days after it', async () => {
    const id = await subscribe()
    expect(await optionOf(id, 'TODAY')).toMatchObject({
      lastDate: '2026-11-21',
      usedDays: 10,
      periodDays: 30,
      usedSupplyAmount: 45_000,
      dueSupplyAmount: -90_000,
      dueVatAmount: -9_000,
      dueAmount: -99_000,
    })
    const { subscriptionState, cancellation } = await withdraw(await inputFor(id, 'TODAY'))
    expect([subscriptionState, cancellation.lastDate, cancellation.dueAmount]).toEqual([
      'ENDED',
      '2026-11-21',
      -99_000,
    ])
    expect(await contract(id)).toEqual(['ENDED', '2026-11-21', null])
    expect(await adjustments(id)).toMatchObject([
      {
        kind: 'CANCELLATION',
        supplyAmount: -90_000,
        vatAmount: -9_000,
        fromDate: '2026-11-22',
        toDate: '2026-12-11',
        billId: expect.any(String),
      },
    ])
    expect(await billsOf(id)).toMatchObject([
      { billState: 'PAID' },
      { billState: 'CREDIT', totalAmount: -99_000 },
    ])
    expect(await estimate(id)).toMatchObject({
      cancelableYn: 'N',
      options: [],
      cancellation: { cancellationNo: cancellation.cancellationNo },
    })
    await expect(undo(id)).rejects.toMatchObject({ reason: 'cancellation.settled' })
  })

  it('today sets debts off against refunds: the used days remain to be paid, once', async () => {
    const id = await subscribe()
    await db()
      .update(bills)
      .set({ billState: 'LATE', taxInvoiceState: 'PENDING' })
      .where(eq(bills.subscriptionId, id))
    expect(await estimate(id)).toMatchObject({
      unpaidCount: 1,
      unpaidAmount: 148_500,
      creditAmount: 0,
      chargingYn: 'N',
    })
    expect(await optionOf(id, 'TODAY')).toMatchObject({
      dueSupplyAmount: -90_000,
      dueAmount: 49_500,
      setOffAmount: 99_000,
    })
    expect(await optionOf(id, 'PERIOD_END')).toMatchObject({ dueAmount: 0, setOffAmount: 0 })
    const { cancellation } = await withdraw(await inputFor(id, 'TODAY'))
    expect(cancellation).toMatchObject({ dueAmount: 49_500, setOffAmount: 99_000 })
    expect((await estimate(id)).cancellation).toEqual(cancellation)
    expect(
      (await world.operations().getSubscriptionDetail({ subscriptionId: id }, calledBy(me))).cancellation,
    ).toEqual(cancellation)
    expect(await subscriptionView(id)).toEqual([
      ['CYCLE', 'CARRIED', 148_500],
      ['FINAL', 'OPEN', 49_500],
    ])
    expect((await billsOf(id))[0]!.taxInvoiceState).toBe('NONE')
    // Nothing is billed, refunded or settled again.
    expect(await estimate(id)).toMatchObject({ unpaidAmount: 49_500, pendingAmount: 0 })
  })

  it('today must be confirmed again if a bill was paid after the preview, and then refunds that bill', async () => {
    const id = await subscribe()
    await db().update(bills).set({ billState: 'OPEN' }).where(eq(bills.subscriptionId, id))
    const input = await inputFor(id, 'TODAY')
    await db().update(bills).set({ billState: 'PAID' }).where(eq(bills.subscriptionId, id))
    await expect(withdraw(input)).rejects.toMatchObject({ reason: 'cancellation.amountChanged' })
    expect((await withdraw(await inputFor(id, 'TODAY'))).cancellation).toMatchObject({
      dueAmount: -99_000,
      setOffAmount: 0,
    })
  })

  it('today includes a change of the plan and an open refund', async () => {
    const plain = world.subscriptionOf(me, runningTerm)
    await world.put(plain)
    await world.bill(plain, { billState: 'OPEN' })
    await world.bill(plain, {
      billState: 'CREDIT',
      supplyAmount: -20_000,
      vatAmount: -2_000,
      totalAmount: -22_000,
      billDate: '2026-10-12',
      periodFrom: '2026-10-12',
    })
    await db().insert(subscriptionAdjustments).values({
      id: randomUUID(),
      subscriptionId: plain.id,
      kind: 'PLAN_CHANGE',
      occurredOn: '2026-11-15',
      fromDate: '2026-11-15',
      toDate: '2026-12-11',
      label: '요금제 변경',
      currency: 'KRW',
      supplyAmount: 10_000,
      vatAmount: 1_000,
    })
    // 148,500 are owed and 11,000 are not billed yet. 99,000 for the unused days and 22,000 of credit are deducted:
    // 38,500 remain.
    const option = await optionOf(plain.id, 'TODAY')
    expect([option.dueAmount, option.setOffAmount]).toEqual([38_500, 110_000])
    await withdraw(await inputFor(plain.id, 'TODAY'))
    expect(await subscriptionView(plain.id)).toEqual([
      ['CYCLE', 'CARRIED', -22_000],
      ['CYCLE', 'CARRIED', 148_500],
      ['FINAL', 'OPEN', 38_500],
    ])
  })

  it('today charges the used days if no bill was issued yet, and refunds nothing', async () => {
    const plain = world.subscriptionOf(me, { ...runningTerm, nextBillDate: '2026-11-12' })
    await world.put(plain)
    expect(await optionOf(plain.id, 'TODAY')).toMatchObject({ dueAmount: 49_500, setOffAmount: 0 })
    const movedSubscription = world.subscriptionOf(me, runningTerm)
    await world.put(movedSubscription)
    await withdraw(await inputFor(movedSubscription.id, 'TODAY'))
    expect(await subscriptionView(movedSubscription.id)).toEqual([['FINAL', 'OPEN', 49_500]])
  })

  describe('in the first seven days', () => {
    const newTerm = { startDate: '2026-11-21', nextBillDate: '2026-12-21' } as const
    const paidOn = (id: string, at: Date) =>
      db().update(bills).set({ paidAt: at }).where(eq(bills.subscriptionId, id))

    it('today refunds all payments, until the seventh day is over, and once', async () => {
      const id = await subscribe(newTerm)
      await paidOn(id, world.now())
      expect(await optionOf(id, 'TODAY')).toMatchObject({
        usedDays: 1,
        usedSupplyAmount: 0,
        paidSupplyAmount: 135_000,
        dueAmount: -148_500,
        fullRefundUntil: '2026-11-28',
      })
      expect(await optionOf(id, 'PERIOD_END')).toMatchObject({ dueAmount: 0, fullRefundUntil: null })
      world.later(8 * day)
      expect(await optionOf(id, 'TODAY')).toMatchObject({ dueAmount: -103_950, fullRefundUntil: null })
      world.later(-day)
      await withdraw(await inputFor(id, 'TODAY'))
      expect(await subscriptionView(id)).toEqual([
        ['CYCLE', 'PAID', 148_500],
        ['FINAL', 'CREDIT', -148_500],
      ])
      const secondSubscriptionId = await subscribe({
        ...newTerm,
        startDate: '2026-11-28',
        nextBillDate: '2026-12-28',
      })
      expect(await optionOf(secondSubscriptionId, 'TODAY')).toMatchObject({
        usedDays: 1,
        fullRefundUntil: null,
      })
    })

    it('today counts the days from the first payment if the payment came later, within the first period', async () => {
      const id = await subscribe()
      await paidOn(id, new Date('2026-11-14T01:00:00Z'))
      expect((await optionOf(id, 'TODAY')).fullRefundUntil).toBe('2026-11-21')
      await paidOn(id, new Date('2026-11-13T14:59:59Z'))
      expect((await optionOf(id, 'TODAY')).fullRefundUntil).toBeNull()
      await paidOn(id, new Date('2026-12-08T01:00:00Z'))
      world.later(17 * day)
      expect((await optionOf(id, 'TODAY')).fullRefundUntil).toBe('2026-12-11')
    })

    it('today cancels an unpaid first bill and a change of the plan, in dollars too', async () => {
      const id = await subscribe({ ...newTerm, currency: 'USD' })
      await db()
        .update(bills)
        .set({ billState: 'OPEN', taxInvoiceState: 'PENDING' })
        .where(eq(bills.subscriptionId, id))
      const change = {
        kind: 'PLAN_CHANGE',
        occurredOn: '2026-11-21',
        label: '요금제 변경',
        currency: 'USD',
      } as const
      const days = { fromDate: '2026-11-21', toDate: '2026-12-20' }
      await db()
        .insert(subscriptionAdjustments)
        .values({
          id: randomUUID(),
          subscriptionId: id,
          ...change,
          ...days,
          supplyAmount: 7_001,
          vatAmount: 700,
        })
      expect(await optionOf(id, 'TODAY')).toMatchObject({
        dueSupplyAmount: -142_001,
        dueVatAmount: -14_200,
        dueAmount: 0,
        setOffAmount: 148_500,
      })
      await withdraw(await inputFor(id, 'TODAY'))
      expect(await subscriptionView(id)).toEqual([
        ['CYCLE', 'CARRIED', 148_500],
        ['FINAL', 'PAID', 0],
      ])
    })

    it('today applies to the first subscription of a company to a service, for every requester', async () => {
      const otherService = { serviceCode: 'MFA', serviceName: '빗장 추가 인증' } as const
      const earlier = { startDate: '2026-09-12', nextBillDate: null, subscriptionState: 'ENDED' } as const
      await world.put(world.subscriptionOf(colleague, { ...earlier, subscriptionState: 'REJECTED' }))
      await world.put(world.subscriptionOf(stranger, earlier))
      const formerSubscription = world.subscriptionOf(colleague, earlier)
      await world.put({
        ...formerSubscription,
        serviceInfo: { ...formerSubscription.serviceInfo, ...otherService },
      })
      const id = await subscribe(newTerm)
      expect((await optionOf(id, 'TODAY')).fullRefundUntil).toBe('2026-11-28')
      await world.put(world.subscriptionOf(colleague, earlier))
      expect((await optionOf(id, 'TODAY')).fullRefundUntil).toBeNull()
    })

    it('today replaces a scheduled cancellation', async () => {
      const id = await subscribe(newTerm)
      await withdraw(await inputFor(id, 'PERIOD_END'))
      const { lastDate, dueAmount } = await optionOf(id, 'TODAY')
      expect(
        await modifyCancellation({ subscriptionId: id, change: 'TODAY', lastDate, dueAmount }),
      ).toMatchObject({
        cancellation: { dueAmount: -148_500 },
      })
    })

    it('today cancels a bill that is being charged, whatever the result of the charge', async () => {
      const id = await subscribe(newTerm)
      await db()
        .update(bills)
        .set({ billState: 'OPEN', chargingSince: world.now() })
        .where(eq(bills.subscriptionId, id))
      await withdraw(await inputFor(id, 'TODAY'))
      expect(await adjustments(id)).toMatchObject([
        { supplyAmount: -135_000, vatAmount: -13_500, billId: null },
      ])
    })
  })

  it('today waits with the settlement for a charge in progress', async () => {
    const id = await subscribe()
    await db()
      .update(bills)
      .set({ billState: 'OPEN', chargingSince: world.now() })
      .where(eq(bills.subscriptionId, id))
    expect(await estimate(id)).toMatchObject({ chargingYn: 'Y' })
    await withdraw(await inputFor(id, 'TODAY'))
    expect(await subscriptionView(id)).toEqual([['CYCLE', 'OPEN', 148_500]])
  })

  it('at the end of the period refunds nothing, and can be undone until the last day is over', async () => {
    const id = await subscribe({ endDate: '2027-11-11' })
    await withdraw(await inputFor(id, 'PERIOD_END'), me)
    expect(await contract(id)).toEqual(['CANCEL_SCHEDULED', '2026-12-11', null])
    expect(await adjustments(id)).toEqual([])
    expect((await undo(id)).subscriptionState).toBe('ACTIVE')
    expect(await contract(id)).toEqual(['ACTIVE', '2027-11-11', '2026-12-12'])
    await expect(undo(id)).rejects.toMatchObject({ reason: 'cancellation.settled' })
    await withdraw(await inputFor(id, 'PERIOD_END'))
    expect(
      await db().$count(subscriptionCancellations, eq(subscriptionCancellations.subscriptionId, id)),
    ).toBe(2)
    world.later(21 * day)
    await expect(undo(id)).rejects.toMatchObject({ reason: 'cancellation.settled' })
  })

  it('can be brought forward to today', async () => {
    const id = await subscribe()
    await withdraw(await inputFor(id, 'PERIOD_END'))
    const { lastDate, dueAmount } = await optionOf(id, 'TODAY')
    expect((await estimate(id)).options.map(({ endOption }) => endOption)).toEqual(['TODAY'])
    await expect(withdraw(await inputFor(id, 'TODAY'))).rejects.toMatchObject({
      reason: 'cancellation.unavailable',
    })
    expect(
      await modifyCancellation({ subscriptionId: id, change: 'TODAY', lastDate, dueAmount }),
    ).toMatchObject({
      subscriptionState: 'ENDED',
      cancellation: { endOption: 'TODAY', dueAmount: -99_000 },
    })
  })

  it('must be confirmed again if its amounts have changed', async () => {
    const id = await subscribe()
    const input = await inputFor(id, 'TODAY')
    world.later(day)
    await expect(withdraw(input)).rejects.toMatchObject({ reason: 'cancellation.amountChanged' })
    expect((await contract(id))[0]).toBe('ACTIVE')
    await withdraw(await inputFor(id, 'TODAY'))
  })

  it('is never blocked by unpaid bills', async () => {
    const id = await subscribe({ subscriptionState: 'PAST_DUE' })
    expect((await withdraw(await inputFor(id, 'PERIOD_END'))).subscriptionState).toBe('CANCEL_SCHEDULED')
  })

  it.each(['REQUESTED', 'REJECTED', 'CANCELED', 'ENDED'] as const)(
    'is impossible for one that is %s',
    async (subscriptionState) => {
      const id = await subscribe({ subscriptionState })
      expect(await estimate(id)).toMatchObject({ cancelableYn: 'N', options: [] })
      const input = {
        idempotencyKey: randomUUID(),
        subscriptionId: id,
        endOption: 'TODAY',
        lastDate: '2026-11-21',
        dueAmount: -99_000,
        reasonCode: null,
      } as const
      await expect(withdraw(input)).rejects.toMatchObject({ reason: 'cancellation.unavailable' })
    },
  )

  it('is possible only for the company of the subscription', async () => {
    const id = await subscribe()
    const input = await inputFor(id, 'PERIOD_END')
    await expect(estimate(id, stranger)).rejects.toMatchObject({ reason: 'subscription.missing' })
    await expect(withdraw(input, stranger)).rejects.toMatchObject({ reason: 'subscription.missing' })
    await expect(withdraw({ ...input, reasonCode: 'NONE_OF_OURS' })).rejects.toMatchObject({
      reason: 'request.invalid',
    })
    await withdraw(input, colleague)
  })

  it('happens once, for any number of requests by any number of people', async () => {
    const id = await subscribe()
    const input = await inputFor(id, 'TODAY')
    const same = await Promise.all(Array.from({ length: 10 }, () => withdraw(input)))
    expect(new Set(same.map(({ cancellation }) => cancellation.cancellationNo)).size).toBe(1)
    const secondId = await subscribe()
    const rivals = await Promise.all(
      (['TODAY', 'PERIOD_END'] as const)
        .flatMap((option) => [option, option])
        .map((option) => inputFor(secondId, option)),
    )
    const ends = await Promise.allSettled(rivals.map((rival) => withdraw(rival)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await db().$count(subscriptionCancellations, eq(subscriptionCancellations.subscriptionId, secondId)),
    ).toBe(1)
  })
})
