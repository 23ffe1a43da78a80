import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { price, requestOf, serviceInfo } from '#server/testing/subscription-request.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { adminSubscriptionStore } from './subscription.admin.store.ts'

describeEngines('changing a request', (engine) => {
  const world = subscriptionWorld(engine)
  const {
    form: { companyInfo, subscriberInfo },
  } = requestOf({ draftId: crypto.randomUUID(), paymentMethodCode: 'C' })
  const { totalAmount } = price
  async function request(more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState: 'REQUESTED',
      startDate: null,
      endDate: null,
      nextBillDate: null,
      contractNo: null,
      ...more,
    })
    await world.put(plainSubscription)
    return plainSubscription
  }
  const revise = (subscriptionId: string, more: Partial<Input<'reviseSubscriptionRequest'>>, who = me) =>
    world.operations().reviseSubscriptionRequest(
      {
        subscriptionId,
        version: 1,
        companyInfo: null,
        subscriberInfo: null,
        secNo: null,
        serviceInfo: null,
        totalAmount: null,
        ...more,
      },
      calledBy(who),
    )

  it('leaves missing fields unchanged, and validates the others by the rules of a request', async () => {
    const { id, adminInfo } = await request()
    const changedSubscription = await revise(id, { companyInfo }, colleague)
    expect(changedSubscription).toMatchObject({
      subscriptionInfo: { version: 2 },
      companyInfo: { rnno: '1248100998', ownerName: '나여울', phoneNumber: '020001100' },
      subscriberInfo: { name: '송나래' },
      adminInfo: { ...adminInfo, phoneNumber: '010-****-3456' },
    })
    expect((await world.stored(id)).row.companyInfo.corporateNo).toBe('1101110062432')
    expect(await revise(id, { version: 2, subscriberInfo })).toMatchObject({
      subscriberInfo: {
        accountTypeDetail: 'CORPORATION',
        accountEmail: 'dasom@byeolbit.example',
        industry: null,
      },
    })
    for (const wrong of [
      { companyInfo: { ...companyInfo, corporateNo: '' } },
      { companyInfo: { ...companyInfo, rnno: '1' } },
      { subscriberInfo: { ...subscriberInfo, accountEmail: 'x' } },
    ]) {
      await expect(revise(id, { version: 3, ...wrong })).rejects.toMatchObject({ reason: 'request.invalid' })
    }
  })

  it('keeps the mobile number of the subscriber if none is entered', async () => {
    const { id, subscriberInfo: before } = await request()
    const unchanged = await revise(id, { subscriberInfo: { ...subscriberInfo, phoneNumber: '' } })
    expect(unchanged.subscriberInfo).toMatchObject({
      name: subscriberInfo.name,
      phoneNumber: `010-****-${before.phoneNumber.slice(-4)}`,
    })
    expect((await world.stored(id)).row.subscriberInfo.phoneNumber).toBe(before.phoneNumber)
  })

  it('orders another service at the price that the member saw', async () => {
    const { id } = await request({ paymentCycle: 'Y' })
    await expect(revise(id, { serviceInfo, totalAmount: 1 })).rejects.toMatchObject({
      reason: 'price.changed',
    })
    await expect(
      revise(id, { serviceInfo: { ...serviceInfo, planCode: 'Y3' }, totalAmount }),
    ).rejects.toMatchObject({ reason: 'plan.unavailable' })
    expect(await revise(id, { serviceInfo, totalAmount })).toMatchObject({
      serviceInfo: { planCode: 'PRO', userCount: 30, unitPrice: 4_500 },
      contractInfo: { paymentCycle: 'M', currency: 'KRW', ...price },
    })
  })

  it('of a person changes the name of the subscriber and of the company, and encrypts the birth date', async () => {
    const plain = await request()
    const person = await request({
      subscriberInfo: { ...plain.subscriberInfo, accountType: 'PERSON', accountTypeDetail: 'PERSON' },
    })
    await expect(revise(person.id, { companyInfo })).rejects.toMatchObject({ reason: 'request.invalid' })
    await expect(revise(person.id, { subscriberInfo })).rejects.toMatchObject({ reason: 'request.invalid' })
    const changedSubscription = await revise(person.id, { subscriberInfo, secNo: '900101' })
    expect(changedSubscription).toMatchObject({
      companyInfo: { companyName: '윤다솜', rnno: '' },
      subscriberInfo: { name: '윤다솜', secNo: '90****', companyName: null },
    })
    const { row, sealed } = await world.stored(person.id)
    expect(sealed.open('secNo', row.subscriberInfo.secNoBox!)).toBe('900101')
  })

  it.each(['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED', 'ENDED', 'REJECTED', 'CANCELED'] as const)(
    'is impossible once the request is %s, and never possible for members of other companies',
    async (subscriptionState) => {
      const { id } = await request({ subscriptionState })
      await expect(revise(id, { subscriberInfo })).rejects.toMatchObject({ reason: 'subscription.fixed' })
      await expect(revise(id, { subscriberInfo }, stranger)).rejects.toMatchObject({
        reason: 'subscription.missing',
      })
    },
  )

  it('happens once per version, and an outdated decision is refused', async () => {
    const { id } = await request()
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => revise(id, { companyInfo })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(revise(id, { companyInfo })).rejects.toMatchObject({ reason: 'subscription.changed' })
    const decision = { rejectReason: 'x', decidedAt: world.now(), deciderId: me.memberId }
    const store = adminSubscriptionStore(engine.database().db)
    const rejection = stateChangeOf({ type: 'rejectSubscription' })
    expect(await store.decide({ id, version: 1 }, rejection, decision)).toBeUndefined()
  })
})
