import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { subscriptionLinks } from '#server/db/schema/subscription.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import {
  calledBy,
  colleague,
  freelancer,
  me,
  otherFreelancer,
  stranger,
  subscriptionWorld,
  visitor,
} from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'

const dayMs = 24 * 60 * 60 * 1000

describeEngines('subscriptions', (engine) => {
  const { later, operations, put, subscriptionOf } = subscriptionWorld(engine)

  it('are counted by state, also those in use', async () => {
    await put(
      ...stateNames.map((subscriptionState) => subscriptionOf(me, { subscriptionState })),
      subscriptionOf(colleague),
      subscriptionOf(stranger),
    )
    expect(await operations().countSubscriptions({}, calledBy(me))).toEqual({
      count: 8,
      states: stateNames.map((subscriptionState) => ({
        subscriptionState,
        count: subscriptionState === 'ACTIVE' ? 2 : 1,
      })),
    })
    expect(await operations().countActiveSubscriptions({}, calledBy(me))).toEqual({ count: 2 })
  })

  describe('the readers of a subscription', () => {
    const viewers: [string, typeof me, typeof me, boolean][] = [
      ['its member', me, me, true],
      ['a colleague', me, colleague, true],
      ['a member of another company', me, stranger, false],
      ['a person without a company', me, freelancer, false],
      ['the person it belongs to', freelancer, freelancer, true],
      ['another person without a company', freelancer, otherFreelancer, false],
      ["a member of a company, of a person's", freelancer, me, false],
    ]

    it.each(viewers)('%s', async (_, owner, viewer, may) => {
      const one = subscriptionOf(owner)
      await put(one)
      const call = operations()
      const input = { subscriptionId: one.id }
      const [list, all, active] = await Promise.all([
        call.listSubscriptions({}, calledBy(viewer)),
        call.countSubscriptions({}, calledBy(viewer)),
        call.countActiveSubscriptions({}, calledBy(viewer)),
      ])
      expect([list.total, list.list.length, all.count, active.count]).toEqual(Array(4).fill(may ? 1 : 0))
      for (const ask of [call.getSubscriptionDetail, call.createSubscriptionLink]) {
        const answer = ask(input, calledBy(viewer)).then(
          () => true,
          (error: Problem) => error.reason,
        )
        expect(await answer).toBe(may ? true : 'subscription.missing')
      }
      if (!may) expect(await engine.database().db.select().from(subscriptionLinks)).toEqual([])
    })

    it('are none for a subscription that does not exist or belongs to another company', async () => {
      const one = subscriptionOf(stranger)
      await put(one)
      const refusal = (subscriptionId: string) =>
        operations()
          .getSubscriptionDetail({ subscriptionId }, calledBy(me))
          .then(
            () => undefined,
            ({ code, message, data }: Problem) => ({ code, message, data }),
          )
      expect(await refusal(one.id)).toEqual(await refusal(crypto.randomUUID()))
    })
  })

  describe('a link', () => {
    const open = (link: { subscriptionNo: string; viewKey: string }) =>
      operations().getUnauthSubscriptionDetail(
        { subscriptionNo: link.subscriptionNo, viewKey: link.viewKey },
        visitor,
      )
    const refusal = (link: { subscriptionNo: string; viewKey: string }) =>
      open(link).then(
        () => undefined,
        ({ code, message, data }: Problem) => ({ code, message, data }),
      )

    it('opens for seven days, and only the hash of its key is stored', async () => {
      const one = subscriptionOf(me)
      await put(one)
      const link = await operations().createSubscriptionLink({ subscriptionId: one.id }, calledBy(colleague))
      expect(link).toMatchObject({
        subscriptionNo: one.subscriptionNo,
        expiresAt: '2026-11-28T10:30:00+09:00',
      })
      later(7 * dayMs - 1)
      expect((await open(link)).subscriptionInfo.subscriptionId).toBe(one.id)
      later(1)
      expect(await refusal(link)).toMatchObject({ code: 3002 })
      expect(JSON.stringify(await engine.database().db.select().from(subscriptionLinks))).not.toContain(
        link.viewKey,
      )
    })

    it('gets the same answer if it is unknown, expired or of another subscription number', async () => {
      const [one, other] = [subscriptionOf(me), subscriptionOf(me)]
      await put(one, other)
      const link = await operations().createSubscriptionLink({ subscriptionId: one.id }, calledBy(me))
      const unknown = await refusal({ ...link, viewKey: 'A'.repeat(43) })
      expect(unknown).toMatchObject({ code: 3002 })
      expect(await refusal({ ...link, subscriptionNo: other.subscriptionNo })).toEqual(unknown)
      later(8 * dayMs)
      expect(await refusal(link)).toEqual(unknown)
    })

    it('is invalid at once when a member of the company revokes it, and other links stay valid', async () => {
      const [one, other] = [subscriptionOf(me), subscriptionOf(me)]
      await put(one, other)
      const call = operations()
      const [first, second] = [
        await call.createSubscriptionLink({ subscriptionId: one.id }, calledBy(me)),
        await call.createSubscriptionLink({ subscriptionId: other.id }, calledBy(me)),
      ]
      const { list } = await call.listSubscriptionLinks({ subscriptionId: one.id }, calledBy(colleague))
      expect(list).toEqual([
        { linkId: first.linkId, createdAt: expect.any(String), expiresAt: first.expiresAt, ownYn: 'N' },
      ])
      const { linkId } = list[0]!
      // Neither a stranger nor a call with the id of another subscription can revoke the link.
      await expect(
        call.endSubscriptionLink({ subscriptionId: one.id, linkId }, calledBy(stranger)),
      ).rejects.toMatchObject({ reason: 'subscription.missing' })
      await call.endSubscriptionLink({ subscriptionId: other.id, linkId }, calledBy(me))
      expect((await open(first)).subscriptionInfo.subscriptionId).toBe(one.id)

      const linkInput = { subscriptionId: one.id, linkId }
      expect(await call.endSubscriptionLink(linkInput, calledBy(colleague))).toEqual({ list: [] })
      expect(await call.endSubscriptionLink(linkInput, calledBy(me))).toEqual({ list: [] })
      expect(await refusal(first)).toMatchObject({ code: 3002 })
      expect((await open(second)).subscriptionInfo.subscriptionId).toBe(other.id)
    })

    it('is one of at most ten active links, even if thirty are requested at once', async () => {
      const one = subscriptionOf(me)
      await put(one)
      const call = operations()
      const ask = () => call.createSubscriptionLink({ subscriptionId: one.id }, calledBy(me))
      const linkAnswers = await Promise.allSettled(Array.from({ length: 30 }, ask))
      expect(linkAnswers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      for (const each of linkAnswers)
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ reason: 'link.tooMany' })
      const { list } = await call.listSubscriptionLinks({ subscriptionId: one.id }, calledBy(me))
      expect(list).toHaveLength(10)
      await call.endSubscriptionLink({ subscriptionId: one.id, linkId: list[4]!.linkId }, calledBy(me))
      expect((await ask()).subscriptionNo).toBe(one.subscriptionNo)
      await expect(ask()).rejects.toMatchObject({ reason: 'link.tooMany' })
      // Expired links no longer count.
      later(7 * dayMs)
      expect((await ask()).subscriptionNo).toBe(one.subscriptionNo)
    })

    it('leaves no row behind once it has expired', async () => {
      const one = subscriptionOf(me)
      await put(one)
      const { expiresAt } = await operations().createSubscriptionLink(
        { subscriptionId: one.id },
        calledBy(me),
      )
      const { db } = engine.database()
      const rows = () =>
        db.select().from(subscriptionLinks).where(eq(subscriptionLinks.subscriptionId, one.id))
      await runRemovals(db, new Date(new Date(expiresAt).getTime() - 1))
      expect(await rows()).toHaveLength(1)
      await runRemovals(db, new Date(new Date(expiresAt).getTime() + 1000))
      expect(await rows()).toHaveLength(0)
    })
  })

  it('keep card, account and personal numbers out of every answer and of the tables', async () => {
    const secrets = ['4111111111111111', '000012345678', '881212', '11/29']
    const all = (['G', 'C', 'A'] as const).map((code) => {
      const plainSubscription = subscriptionOf(me, { payment: samplePayments[code] })
      return {
        ...plainSubscription,
        subscriberInfo: { ...plainSubscription.subscriberInfo, secNo: '881212' },
      }
    })
    await put(...all)
    const call = operations()
    const answers: unknown[] = [await call.listSubscriptions({}, calledBy(me))]
    for (const { id: subscriptionId } of all) {
      const link = await call.createSubscriptionLink({ subscriptionId }, calledBy(me))
      answers.push(await call.getSubscriptionDetail({ subscriptionId }, calledBy(me)), await open(link))
    }
    const { rows } = await engine
      .database()
      .db.execute(sql`select to_jsonb(subscriptions)::text as row from subscriptions`)
    for (const text of [...answers, ...rows].map((value) => JSON.stringify(value))) {
      const digits = text.replace(/[\s-]/g, '')
      expect(secrets.filter((secret) => text.includes(secret) || digits.includes(secret))).toEqual([])
    }

    function open({ subscriptionNo, viewKey }: { subscriptionNo: string; viewKey: string }) {
      return call.getUnauthSubscriptionDetail({ subscriptionNo, viewKey }, visitor)
    }
  })
})
