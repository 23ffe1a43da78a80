import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'
import { insertAccessRequest } from '#worlds/access.ts'

const deciders = 10
const codesOf = (answers: { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other)

describeEngines('concurrent decisions', (engine) => {
  // The embedded engine answers one call at a time: only PostgreSQL has real concurrency. The long tests run 500
  // rounds; without a lock nearly every round of ten deciders fails.
  const rounds = engine.name === 'postgresql' ? Number(process.env['ROUNDS'] ?? 12) : 10
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  let requester: Person
  let approvers: Person[]
  beforeEach(async () => {
    requester = await world.person()
    approvers = await Promise.all(
      Array.from({ length: deciders }, () => world.person({ roles: ['approver'] })),
    )
  })
  const db = () => engine.database().db

  it(`${deciders} concurrent deciders: one succeeds, and its answer is the result`, async () => {
    const portals = [world.portal()]
    if (engine.name === 'postgresql') portals.push(createPortal(await engine.openAnother()))
    const outcomes = { APPROVE: 0, REJECT: 0 }
    for (let round = 0; round < rounds; round += 1) {
      await db().delete(accessGrants)
      const requestedAt = world.portal().clock.now()
      const id = await insertAccessRequest(db(), {
        memberId: requester.memberId,
        levelId: ids.level,
        requestedAt,
        deadlineAt: new Date(requestedAt.getTime() + 60_000),
      })
      const answers = await Promise.all(
        approvers.map(({ session }, index) => {
          const decision = index % 2 === 0 ? 'APPROVE' : 'REJECT'
          return portals[index % portals.length]!.call(
            'decideAccessRequest',
            { requestId: id, version: 1, decision, comment: '확인', termDays: null },
            { session },
          ).then(({ code }) => ({ code, decision, memberId: approvers[index]!.memberId }) as const)
        }),
      )
      const won = answers.filter(({ code }) => code === 200)
      expect([won.length, ...codesOf(answers.filter(({ code }) => code !== 200))]).toEqual([
        1,
        ...Array<number>(deciders - 1).fill(5032),
      ])
      const [{ decision, memberId }] = won as [(typeof answers)[number]]
      outcomes[decision] += 1
      const [request] = await db().select().from(accessRequests).where(eq(accessRequests.id, id))
      expect([request!.approvalResult, request!.deciderId]).toEqual([
        decision === 'APPROVE' ? 'APPROVED' : 'REJECTED',
        memberId,
      ])
      expect(await db().$count(accessGrants)).toBe(decision === 'APPROVE' ? 1 : 0)
    }
    expect(outcomes.APPROVE + outcomes.REJECT).toBe(rounds)
    await portals[1]?.app.close()
  }, 600_000)

  it('a concurrent withdrawal and approval: one of the two succeeds', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await db().delete(accessRequests)
      await db().delete(accessGrants)
      const { data } = await ask(requester)
      const [withdrawn, ...decided] = await Promise.all([
        world.portal().call('withdrawAccessRequest', { requestId: data.requestId, version: 1 }, requester),
        ...approvers.slice(0, 3).map((approver) => decide(approver, data)),
      ])
      expect(codesOf([withdrawn, ...decided])).toEqual([200, 5032, 5032, 5032])
      expect(await db().$count(accessGrants)).toBe(withdrawn.code === 200 ? 0 : 1)
    }
  }, 600_000)

  it('concurrent requests for an extension and a suspension: one is created and the others are refused', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await db().delete(accessRequests)
      await db().delete(accessGrants)
      await world.putGrant(requester.memberId, { endDate: '2026-12-01' })
      const answers = await Promise.all([
        ask(requester, { approvalType: 'EXTEND' }),
        ask(requester, { approvalType: 'SUSPEND' }),
        ask(requester, { approvalType: 'EXTEND' }),
      ])
      expect(codesOf(answers)).toEqual([200, 5010, 5010])
    }
  }, 600_000)

  it('a release while a suspension is approved ends the permission in either order', async () => {
    for (let round = 0; round < 20; round += 1) {
      await db().delete(accessRequests)
      await db().delete(accessGrants)
      await world.putGrant(requester.memberId)
      const { data } = await ask(requester, { approvalType: 'SUSPEND' })
      const [decided, released] = await Promise.all([
        decide(approvers[0]!, data),
        ask(requester, { approvalType: 'RELEASE' }),
      ])
      expect(released.code).toBe(200)
      expect([200, 5032]).toContain(decided.code)
      expect(await world.grantOf(requester)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'RELEASED' })
    }
  })

  it('a revocation while its holder requests a suspension: no request waits for an ended permission', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    for (let round = 0; round < rounds; round += 1) {
      await db().delete(accessRequests)
      await db().delete(accessGrants)
      const grantId = await world.putGrant(requester.memberId)
      const [asked, revoked] = await Promise.all([
        ask(requester, { approvalType: 'SUSPEND' }),
        world.portal().call('revokeAccessGrant', { grantId, version: 1, comment: '퇴사' }, security),
      ])
      expect(revoked.code).toBe(200)
      const requests = await db().select().from(accessRequests)
      expect(requests.map(({ closeReason }) => closeReason)).toEqual(asked.code === 200 ? ['INELIGIBLE'] : [])
    }
  }, 600_000)

  it('a block by security remains while an approver ends the holder’s own suspension', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    for (let round = 0; round < rounds; round += 1) {
      await db().delete(accessRequests)
      await db().delete(accessGrants)
      const grantId = await world.putGrant(requester.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
      const { data } = await ask(requester, { approvalType: 'RESUME' })
      const [decided, blocked] = await Promise.all([
        decide(approvers[0]!, data),
        world.portal().call('blockAccessGrant', { grantId, version: 1, comment: '조사' }, security),
      ])
      expect([decided.code, blocked.code].filter((code) => code === 200)).toHaveLength(1)
      expect(await world.grantOf(requester)).toMatchObject(
        blocked.code === 200
          ? { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' }
          : { useStatus: 'NORMAL', pauseOrigin: null },
      )
    }
  }, 600_000)

  it('the last two administrators release their permissions at once: one of them stays', async () => {
    const other = await world.person()
    for (let round = 0; round < 20; round += 1) {
      await db().delete(accessGrants)
      for (const { memberId } of [requester, other]) await world.putGrant(memberId, { levelId: ids.admin })
      const answers = await Promise.all(
        [requester, other].map((person) => ask(person, { levelId: ids.admin, approvalType: 'RELEASE' })),
      )
      expect(codesOf(answers)).toEqual([200, 5012])
    }
  })

  it('the history of a request lists every step once, in its order', async () => {
    const { data } = await ask(requester)
    await Promise.all(approvers.map((approver) => decide(approver, data)))
    const rows = await db()
      .select()
      .from(accessEvents)
      .where(eq(accessEvents.requestId, data.requestId))
      .orderBy(asc(accessEvents.position))
    expect(rows.map(({ event, fromState, toState }) => [event, fromState, toState])).toEqual([
      ['request.created', null, 'WAITING'],
      ['request.approved', 'WAITING', 'APPROVED'],
      ['grant.started', null, 'NORMAL'],
    ])
  })
})
