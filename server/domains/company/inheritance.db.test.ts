import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { billReceivers } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('a leaving member’s contracts', (engine) => {
  const world = companyWorld(engine)
  const { db, ids, owner, person, remove, leave, call, subscribe } = world

  const waysToLeave: Record<
    string,
    (boss: Person, mate: Person) => Promise<{ code: number; data: unknown }>
  > = {
    'because an owner has removed them': (boss, mate) => remove(boss, mate),
    'because they left': (_, mate) => leave(mate),
  }

  describe.each(Object.entries(waysToLeave))('%s', (_, out) => {
    it('stay with the company, without the name and the links of the member', async () => {
      const [boss, mate] = [await owner(), await person({ name: '황보다솜' })]
      const [id, asked, others] = [
        await subscribe(mate),
        await subscribe(mate, 'REQUESTED'),
        await subscribe(boss),
      ]
      const [row] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
      await db()
        .update(subscriptions)
        .set({
          subscriberInfo: { ...row!.subscriberInfo, name: '황보다솜', accountEmail: mate.email },
          adminInfo: { ...row!.adminInfo, name: '황보다솜', email: mate.email },
        })
        .where(eq(subscriptions.id, id))
      await world.setRoles(boss, mate, ['BILLING_MANAGER'])
      await call('setBillReceivers', { subscriptionId: others, receivers: [mate.email, boss.email] }, boss)
      await call('requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'UBA' }, mate)
      const links = await Promise.all(
        [id, others].map((subscriptionId) => call('createSubscriptionLink', { subscriptionId }, mate)),
      )
      expect(links).toMatchObject([{ code: 200 }, { code: 200 }])
      await out(boss, mate)
      const copies = await db().select().from(billReceivers).where(eq(billReceivers.subscriptionId, others))
      expect(copies).toMatchObject([{ position: 1 }])
      const rows = await db().select().from(subscriptions).where(eq(subscriptions.companyId, ids.company))
      expect(Object.fromEntries(rows.map((each) => [each.id, each.subscriptionState]))).toEqual({
        [id]: 'ACTIVE',
        [asked]: 'CANCELED',
        [others]: 'ACTIVE',
      })
      expect(rows.map(({ memberId }) => memberId)).toEqual([boss.memberId, boss.memberId, boss.memberId])
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`황보다솜|${mate.email}`))
      expect(rows.find((each) => each.id === id)!.adminInfo).toMatchObject({
        name: '최소유',
        email: boss.email,
      })
      expect(await db().select().from(trials).where(eq(trials.companyId, ids.company))).toMatchObject([
        { requesterId: boss.memberId },
      ])
      for (const { data } of links)
        expect(
          await call(
            'getUnauthSubscriptionDetail',
            { subscriptionNo: data.subscriptionNo, viewKey: data.viewKey },
            mate,
          ),
        ).toMatchObject({ code: 3002 })
    })

    it('are not visible to the member’s next company, whichever owner decides there', async () => {
      const [boss, approver] = [await owner(), await person({ roles: ['approver'] })]
      const mate = await person({ name: '정유진' })
      await world.requestAndApprove(mate, approver)
      const { data: asked } = await world.ask(mate, { levelId: ids.admin })
      expect((await world.decide(approver, asked, { decision: 'REJECT', comment: '아닙니다.' })).code).toBe(
        200,
      )
      const now = world.portal().clock.now()
      await db().insert(abnormalEvents).values({
        id: randomUUID(),
        memberId: mate.memberId,
        detector: 'SIGN_IN_FAILURES',
        eventKey: randomUUID(),
        abnormalState: 'OPEN',
        firstAt: now,
        detectedAt: now,
        count: 1,
        device: '',
        address: '',
        evidence: [],
      })
      await out(boss, mate)
      const next = await world.addCompanyWithOwner()
      const roles = ['approver', 'appAdmin', 'securityAdmin'] as const
      const decider = await world.person({ roles: [...roles], companyId: next.id })
      expect((await world.accept(mate, await world.invite(next.owner, mate))).code).toBe(200)
      const record = await call('listAuditRecords', { limit: 100 }, decider)
      const recorded = record.data.list.filter(({ actorName, ownerName }) =>
        [actorName, ownerName].includes('정유진'),
      )
      expect(recorded.map(({ action }) => action)).toEqual(['answerCompanyOffer'])
      const lists = [
        await call('listAdminAccessDecisions', { limit: 20 }, decider),
        await call('listAdminAccessGrants', { limit: 20 }, decider),
        await call('listAbnormalEvents', { limit: 20 }, decider),
      ]
      for (const { code, data } of lists) expect({ code, total: data.total }).toEqual({ code: 200, total: 0 })
    })
  })
})
