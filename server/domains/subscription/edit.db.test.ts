import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

describeEngines('changing a subscription', (engine) => {
  const world = subscriptionWorld(engine)
  const runningTerm = {
    startDate: '2026-11-12',
    nextBillDate: '2026-12-12',
    endDate: null,
    supplyAmount: 225_000,
    vatAmount: 22_500,
    totalAmount: 247_500,
  } as const
  const admin = {
    name: '나여울',
    deptName: '보안팀',
    telNumber: '',
    phoneNumber: '010-0000-1111',
    email: 'Yeoul@byeolbit.example',
  }

  async function subscribe(more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const plainSubscription = world.subscriptionOf(me, { ...runningTerm, ...more })
    await world.put(plainSubscription)
    return plainSubscription.id
  }
  const update = (subscriptionId: string, more: Partial<Input<'updateSubscription'>>, who = me) =>
    world
      .operations()
      .updateSubscription(
        { subscriptionId, version: 1, adminInfo: null, memo: null, plan: null, ...more },
        calledBy(who),
      )
  const adjustments = (id: string) =>
    db().select().from(subscriptionAdjustments).where(eq(subscriptionAdjustments.subscriptionId, id))
  const db = () => engine.database().db
  // 8,900 × 50 is 445,000; 21 of 30 days at 220,000 more are 154,000, and 15,400 of VAT.
  const dearerPlan = { planCode: 'ENT', userCount: 50, totalAmount: 489_500, dueAmount: 169_400 } as const

  it('saves the administrator and the memo normalized, and increases the version', async () => {
    const id = await subscribe()
    const changedSubscription = await update(id, { adminInfo: admin, memo: ' 야간 연락 금지 ' })
    expect(changedSubscription).toMatchObject({
      subscriptionInfo: { version: 2 },
      adminInfo: {
        name: '나여울',
        phoneNumber: '010-****-1111',
        email: 'yeoul@byeolbit.example',
        telNumber: null,
      },
      memo: '야간 연락 금지',
    })
    await expect(update(id, { memo: '두 번째' })).rejects.toMatchObject({ reason: 'subscription.changed' })
    expect((await update(id, { version: 2, memo: '' })).memo).toBeNull()
    await expect(update(id, { version: 3, adminInfo: { ...admin, email: 'x' } })).rejects.toMatchObject({
      reason: 'request.invalid',
    })
  })

  it('shows a masked mobile number, and keeps the stored number if none is entered', async () => {
    const id = await subscribe()
    await update(id, { adminInfo: admin })
    const unchanged = await update(id, {
      version: 2,
      adminInfo: { ...admin, name: '윤다솜', phoneNumber: '' },
    })
    expect(unchanged.adminInfo).toMatchObject({ name: '윤다솜', phoneNumber: '010-****-1111' })
    expect((await world.stored(id)).row.adminInfo).toMatchObject({ phoneNumber: '01000001111' })
    // A masked phone number is not a valid phone number.
    const shown = { ...admin, phoneNumber: unchanged.adminInfo.phoneNumber }
    await expect(update(id, { version: 3, adminInfo: shown })).rejects.toMatchObject({
      reason: 'request.invalid',
    })
  })

  it('changes the plan at the price that the member saw, with the difference on the next bill', async () => {
    const id = await subscribe()
    await expect(update(id, { plan: { ...dearerPlan, dueAmount: 1 } })).rejects.toMatchObject({
      reason: 'price.changed',
    })
    await expect(update(id, { plan: { ...dearerPlan, planCode: 'Y3' } })).rejects.toMatchObject({
      reason: 'plan.unavailable',
    })
    expect(await update(id, { plan: dearerPlan })).toMatchObject({
      serviceInfo: { planCode: 'ENT', planName: '엔터프라이즈', unitPrice: 8_900 },
      contractInfo: { totalAmount: 489_500 },
    })
    expect(await adjustments(id)).toMatchObject([
      {
        kind: 'PLAN_CHANGE',
        supplyAmount: 154_000,
        vatAmount: 15_400,
        fromDate: '2026-11-21',
        toDate: '2026-12-11',
        billId: null,
      },
    ])
  })

  it('does not charge for a subscription that is still a request', async () => {
    const id = await subscribe({ subscriptionState: 'REQUESTED', startDate: null, nextBillDate: null })
    await update(id, { plan: { ...dearerPlan, dueAmount: 0 } })
    expect(await adjustments(id)).toEqual([])
  })

  it.each(['PAST_DUE', 'CANCEL_SCHEDULED', 'ENDED', 'REJECTED', 'CANCELED'] as const)(
    'is impossible while the subscription is %s, and for members of other companies',
    async (subscriptionState) => {
      const id = await subscribe({ subscriptionState })
      await expect(update(id, { memo: 'x' })).rejects.toMatchObject({ reason: 'subscription.fixed' })
      await expect(update(id, { memo: 'x' }, stranger)).rejects.toMatchObject({
        reason: 'subscription.missing',
      })
    },
  )

  it('happens once, by any number of callers', async () => {
    const id = await subscribe()
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => update(id, { plan: dearerPlan })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await adjustments(id)).toHaveLength(1)
  })
})
