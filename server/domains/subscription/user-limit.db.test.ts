import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { calledBy, me, subscriptionWorld } from '#server/testing/subscription-world.ts'

/* The demo sells 통합 로그인 as BASIC for up to 50 users, as PRO for up to 300, and as ENT without a limit. */

describeEngines('the limit of users of a plan', (engine) => {
  const world = subscriptionWorld(engine)
  const crowded = { ...serviceInfo, planCode: 'BASIC', userCount: 51 }
  const refusal = {
    reason: 'users.tooMany',
    message: '베이직 요금제는 50명까지 이용할 수 있습니다. 인원을 줄이거나 인원에 맞는 요금제를 골라 주세요.',
    data: { planName: '베이직', maximumUsers: 50 },
  }
  type Stored = ReturnType<typeof world.subscriptionOf>
  async function subscribe(planCode: string, userCount: number, more: Partial<Stored> = {}) {
    const sample = world.subscriptionOf(me, more)
    const subscription = {
      ...sample,
      serviceInfo: { ...sample.serviceInfo, planCode: `SSO-${planCode}`, userCount },
    }
    await world.put(subscription)
    return subscription.id
  }
  const request = {
    subscriptionState: 'REQUESTED',
    startDate: null,
    endDate: null,
    nextBillDate: null,
  } as const
  const change = (subscriptionId: string, planCode: string, userCount: number) =>
    world.operations().updateSubscription(
      {
        subscriptionId,
        version: 1,
        adminInfo: null,
        memo: null,
        plan: { planCode, userCount, totalAmount: 1, dueAmount: 1 },
      },
      calledBy(me),
    )
  const revise = (subscriptionId: string, order: Input<'estimateSubscription'>, totalAmount: number) =>
    world.operations().reviseSubscriptionRequest(
      {
        subscriptionId,
        version: 1,
        companyInfo: null,
        subscriberInfo: null,
        secNo: null,
        serviceInfo: order,
        totalAmount,
      },
      calledBy(me),
    )

  it('is enforced for a request, already when the terms are accepted', async () => {
    const agree = (order: typeof crowded) =>
      world
        .operations()
        .agreeSubscriptionTerms(
          { draftId: null, serviceInfo: order, terms: subscriptionAnswers },
          calledBy(me),
        )
    await expect(agree(crowded)).rejects.toMatchObject(refusal)
    const { draftId } = await agree({ ...crowded, userCount: 50 })
    const input = requestOf({ draftId, paymentMethodCode: 'G', form: { serviceInfo: crowded } })
    await expect(world.operations().requestSubscription(input, calledBy(me))).rejects.toMatchObject(refusal)
  })

  it('is not enforced for an estimate, since visitors compare plans with it', async () => {
    const estimate = await world.operations().estimateSubscription(crowded, calledBy(me))
    expect(estimate.totalAmount).toBe(112_200)
  })

  it('is not exceeded by a change of users or of the plan', async () => {
    const id = await subscribe('PRO', 80)
    await expect(change(id, 'BASIC', 80)).rejects.toMatchObject(refusal)
    await expect(change(id, 'PRO', 301)).rejects.toMatchObject({ data: { maximumUsers: 300 } })
    // Without a limit only the price that was sent is wrong.
    await expect(change(id, 'ENT', 301)).rejects.toMatchObject({ reason: 'price.changed' })
    await expect(change(id, 'PRO', 300)).rejects.toMatchObject({ reason: 'price.changed' })
  })

  it('that was lowered later leaves a subscription as it is, which may have fewer users but no more', async () => {
    const id = await subscribe('BASIC', 80)
    await expect(change(id, 'BASIC', 81)).rejects.toMatchObject(refusal)
    await expect(change(id, 'BASIC', 79)).rejects.toMatchObject({ reason: 'price.changed' })
    await expect(change(id, 'PRO', 81)).rejects.toMatchObject({ reason: 'price.changed' })
  })

  it('is not exceeded by the change of a request, which may stay as it was requested', async () => {
    const id = await subscribe('BASIC', 80, request)
    await expect(revise(id, { ...crowded, userCount: 81 }, 178_200)).rejects.toMatchObject(refusal)
    const revised = await revise(id, { ...crowded, userCount: 80 }, 176_000)
    expect(revised.serviceInfo).toMatchObject({ planCode: 'BASIC', userCount: 80 })
    const other = await subscribe('PRO', 80, request)
    await expect(revise(other, { ...crowded, userCount: 80 }, 176_000)).rejects.toMatchObject(refusal)
    // The maximum of a plan applies only to the plan's own service.
    const foreign = await subscribe('BASIC', 80, request)
    await expect(
      revise(foreign, { ...crowded, serviceCode: 'MFA', userCount: 80 }, 88_000),
    ).rejects.toMatchObject(refusal)
  })
})
