import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { statementsOf } from '#server/testing/statements.ts'
import {
  colleague,
  freelancer,
  me,
  otherFreelancer,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { outlookOf } from './bill.outlook.ts'

const TODAY = '2026-11-21'

describeEngines('a member’s unpaid bills, and the next one', (engine) => {
  const world = subscriptionWorld(engine)
  const loadOutlook = async (who = me) => {
    const { unpaid, nextBill } = await outlookOf(engine.database().db, who, TODAY)
    return { unpaid: unpaid.map(({ bill }) => bill.id), nextBill }
  }
  async function subscribe(more: Parameters<typeof world.subscriptionOf>[1] = {}, who = me) {
    const plainSubscription = world.subscriptionOf(who, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-01',
      nextBillDate: '2026-12-01',
      ...more,
    })
    await world.put(plainSubscription)
    return plainSubscription
  }

  it('are empty without bills', async () => {
    expect(await loadOutlook()).toEqual({ unpaid: [], nextBill: null })
  })

  it('are all unpaid bills, the earliest due date first, at most five', async () => {
    const [one, other] = [await subscribe(), await subscribe()]
    const owedBills = [
      await world.bill(other, { billState: 'LATE', dueDate: '2026-10-01' }),
      await world.bill(one, { billState: 'FAILED', dueDate: '2026-10-02' }),
      await world.bill(one, { billState: 'OPEN', dueDate: '2026-10-03', periodFrom: '2026-10-01' }),
    ]
    for (const [day, billState] of (['PAID', 'CREDIT', 'REFUNDED', 'CARRIED'] as const).entries())
      await world.bill(one, { billState, dueDate: '2026-09-01', periodFrom: `2026-08-0${day + 1}` })
    expect((await loadOutlook()).unpaid).toEqual(owedBills)
    for (const day of [3, 2, 1])
      await world.bill(one, { billState: 'OPEN', dueDate: '2026-11-30', periodFrom: `2026-07-0${day}` })
    const { unpaid } = await loadOutlook()
    expect(unpaid.slice(0, 3)).toEqual(owedBills)
    expect(unpaid).toHaveLength(5)
    expect(unpaid.slice(3)).toEqual(unpaid.slice(3).toSorted())
  })

  it('begin with the bill whose subscription will be cancelled first, however many bills are older', async () => {
    const subscription = await subscribe()
    const addLateBill = (day: number, endsOn: string | null) =>
      world.bill(subscription, {
        billState: 'LATE',
        dueDate: `2026-10-0${day}`,
        periodFrom: `2026-09-0${day}`,
        endsOn,
      })
    const older = [
      await addLateBill(1, null),
      await addLateBill(2, null),
      await addLateBill(3, null),
      await addLateBill(4, null),
    ]
    const [later, sooner] = [await addLateBill(5, '2026-12-20'), await addLateBill(6, '2026-12-10')]
    expect((await loadOutlook()).unpaid).toEqual([sooner, later, ...older.slice(0, 3)])
  })

  it('include the earliest future bill of subscriptions in use, even if another bill is unpaid', async () => {
    await subscribe({ nextBillDate: '2026-12-05' })
    await subscribe({ nextBillDate: '2026-11-20' })
    await subscribe({ nextBillDate: null })
    for (const subscriptionState of ['REQUESTED', 'ENDED', 'REJECTED'] as const)
      await subscribe({ subscriptionState, nextBillDate: '2026-11-22' })
    const late = await subscribe({
      subscriptionState: 'PAST_DUE',
      nextBillDate: '2026-12-04',
      totalAmount: 990,
    })
    const billId = await world.bill(late, { billState: 'LATE' })
    expect(await loadOutlook()).toEqual({
      unpaid: [billId],
      nextBill: {
        subscriptionId: late.id,
        serviceName: late.serviceInfo.serviceName,
        planName: late.serviceInfo.planName,
        billDate: '2026-12-04',
        currency: 'KRW',
        totalAmount: 990,
        creditAmount: 0,
        paymentMethodCode: 'C',
      },
    })
    const today = await subscribe({ subscriptionState: 'CANCEL_SCHEDULED', nextBillDate: TODAY })
    expect((await loadOutlook()).nextBill).toMatchObject({ subscriptionId: today.id, billDate: TODAY })
  })

  it('belong to the company, or to a member without a company, and to no one else', async () => {
    for (const who of [me, stranger, freelancer]) {
      const plain = await subscribe({}, who)
      const billId = await world.bill(plain, { billState: 'OPEN' })
      expect(await loadOutlook(who)).toMatchObject({
        unpaid: [billId],
        nextBill: { subscriptionId: plain.id },
      })
    }
    expect(await loadOutlook(colleague)).toEqual(await loadOutlook(me))
    expect(await loadOutlook(otherFreelancer)).toEqual({ unpaid: [], nextBill: null })
  })

  it('are loaded with one statement', async () => {
    await world.bill(await subscribe(), { billState: 'OPEN' })
    expect(await statementsOf(engine.database(), () => loadOutlook())).toHaveLength(1)
  })
})
