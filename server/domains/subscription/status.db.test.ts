import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { answerToRequest } from '#domain/subscription/wishes.ts'
import { subscriptionCancellations } from '#server/db/schema/subscription.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

const day = 24 * 60 * 60 * 1000
const pairs = stateNames.flatMap((from) => stateNames.map((to) => [from, to] as const))
const allowedChanges = [
  ['REQUESTED', 'CANCELED'],
  ['CANCEL_SCHEDULED', 'ACTIVE'],
]
const isGranted = ([from, to]: readonly [string, string]) =>
  allowedChanges.some(([one, other]) => one === from && other === to)

describeEngines('a request to change the status of a subscription', (engine) => {
  const world = subscriptionWorld(engine)

  async function subscribe(subscriptionState: Schema<'SubscriptionState'>) {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState,
      startDate: '2026-11-12',
      nextBillDate: '2026-12-12',
      endDate: null,
    })
    await world.put(plainSubscription)
    return plainSubscription.id
  }
  /** Creates a subscription in use with a scheduled cancellation. */
  async function schedule() {
    const subscriptionId = await subscribe('ACTIVE')
    const { options } = await world
      .operations()
      .estimateSubscriptionWithdrawal({ subscriptionId }, calledBy(me))
    const { lastDate, dueAmount } = options.find(({ endOption }) => endOption === 'PERIOD_END')!
    await world.operations().withdrawSubscription(
      {
        idempotencyKey: randomUUID(),
        subscriptionId,
        endOption: 'PERIOD_END',
        lastDate,
        dueAmount,
        reasonCode: null,
      },
      calledBy(me),
    )
    return subscriptionId
  }
  const requestStatus = (
    subscriptionId: string,
    subscriptionState: Schema<'SubscriptionState'>,
    { version = 1, who = me } = {},
  ) =>
    world.operations().updateSubscriptionStatus({ subscriptionId, version, subscriptionState }, calledBy(who))
  const readStatus = async (id: string) => {
    const { subscriptionState, version, endDate, nextBillDate } = (await world.stored(id)).row
    return { subscriptionState, version, endDate, nextBillDate }
  }

  it('withdraws a pending subscription request', async () => {
    const id = await subscribe('REQUESTED')
    const { subscriptionInfo } = await requestStatus(id, 'CANCELED')
    expect(subscriptionInfo).toMatchObject({ subscriptionState: 'CANCELED', version: 2 })
    expect((await readStatus(id)).subscriptionState).toBe('CANCELED')
  })

  it('withdraws a scheduled cancellation, with its consequences', async () => {
    const id = await schedule()
    expect(await readStatus(id)).toMatchObject({ subscriptionState: 'CANCEL_SCHEDULED', nextBillDate: null })
    const { subscriptionInfo, contractInfo } = await requestStatus(id, 'ACTIVE', {
      version: 2,
      who: colleague,
    })
    expect([subscriptionInfo.subscriptionState, contractInfo.endDate, contractInfo.nextBillDate]).toEqual([
      'ACTIVE',
      null,
      '2026-12-12',
    ])
    const [end] = await engine
      .database()
      .db.select()
      .from(subscriptionCancellations)
      .where(eq(subscriptionCancellations.subscriptionId, id))
    expect(end!.withdrawnAt).not.toBeNull()
  })

  it('is too late once the last day is over', async () => {
    const id = await schedule()
    world.later(21 * day)
    await expect(requestStatus(id, 'ACTIVE', { version: 2 })).rejects.toMatchObject({
      reason: 'cancellation.settled',
    })
    expect((await readStatus(id)).subscriptionState).toBe('CANCEL_SCHEDULED')
  })

  it('has one effect and the same answer, however often it is sent', async () => {
    const id = await schedule()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => requestStatus(id, 'ACTIVE', { version: 2 })),
    )
    expect(new Set(answers.map(({ subscriptionInfo }) => subscriptionInfo.version))).toEqual(new Set([3]))
    expect((await readStatus(id)).version).toBe(3)
  })

  it('with an outdated version changes nothing', async () => {
    const id = await subscribe('REQUESTED')
    await expect(requestStatus(id, 'CANCELED', { version: 7 })).rejects.toMatchObject({
      reason: 'subscription.changed',
    })
    expect((await readStatus(id)).subscriptionState).toBe('REQUESTED')
  })

  it('is possible only for the company of the subscription', async () => {
    const id = await subscribe('REQUESTED')
    await expect(requestStatus(id, 'CANCELED', { who: stranger })).rejects.toMatchObject({
      reason: 'subscription.missing',
    })
    await expect(requestStatus(randomUUID(), 'CANCELED')).rejects.toMatchObject({
      reason: 'subscription.missing',
    })
    expect((await readStatus(id)).subscriptionState).toBe('REQUESTED')
  })

  describe('with further requirements', () => {
    it.each(pairs.filter((pair) => !isGranted(pair)))(
      'is refused and names the operation that makes the change: %s to %s',
      async (from, to) => {
        const id = await subscribe(from)
        const before = await readStatus(id)
        const { operation, needs, refusal } = { needs: undefined, ...answerToRequest(from, to) }
        await expect(requestStatus(id, to)).rejects.toMatchObject({
          reason: refusal,
          data: operation ? { operation, needs } : {},
        })
        expect(await readStatus(id)).toEqual(before)
      },
    )
  })
})
