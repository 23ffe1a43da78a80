import { and, eq, isNull, or } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

const rounds = Array.from({ length: Number(process.env['ROUNDS'] ?? 6) }, (_, index) => index)

/** Requests and decisions at the moment when a member joins or leaves. */
describeEngines('requests while a member joins or leaves', (engine) => {
  const world = companyWorld(engine)
  const { db, owner, person, call } = world
  let boss: Person
  beforeEach(async () => {
    boss = await owner()
  })
  const removeOrLeave = (round: number, who: Person) =>
    round % 2 === 0 ? world.remove(boss, who) : world.leave(who)
  const statusesOf = (answers: readonly { status: number }[]) => {
    for (const { status } of answers) expect(status).toBeLessThan(500)
  }

  it.each(rounds)(
    'no request for access of a person who has left waits for a decision (%i)',
    async (round) => {
      await person({ roles: ['approver'] })
      const mate = await person()
      const [gone, asked] = await Promise.all([removeOrLeave(round, mate), world.ask(mate)])
      statusesOf([asked])
      expect(gone.code).toBe(200)
      expect(await db().$count(accessRequests, eq(accessRequests.memberId, mate.memberId))).toBe(0)
    },
  )

  it.each(rounds)('an approval gives no permission to a person who has left (%i)', async (round) => {
    const approver = await person({ roles: ['approver'] })
    const mate = await person()
    const { data } = await world.ask(mate)
    const [gone, decided] = await Promise.all([removeOrLeave(round, mate), world.decide(approver, data)])
    statusesOf([decided])
    expect(gone.code).toBe(200)
    expect(await db().$count(accessGrants, eq(accessGrants.memberId, mate.memberId))).toBe(0)
  })

  it.each(rounds)('a former member has neither given nor received delegations (%i)', async (round) => {
    const [mate, stays] = [await person({ roles: ['approver'] }), await person({ roles: ['approver'] })]
    const today = world.portal().clock.now().toISOString().slice(0, 10)
    const days = { startDate: today, endDate: today }
    const [gone, ...set] = await Promise.all([
      removeOrLeave(round, mate),
      call('setAccessDelegation', { delegateEmail: stays.email, ...days }, mate),
      call('setAccessDelegation', { delegateEmail: mate.email, ...days }, stays),
    ])
    statusesOf(set)
    expect(gone.code).toBe(200)
    const { memberId, delegateId, clearedAt } = accessDelegations
    const names = or(eq(memberId, mate.memberId), eq(delegateId, mate.memberId))
    expect(await db().$count(accessDelegations, and(names, isNull(clearedAt)))).toBe(0)
  })

  it.each(rounds)(
    'a person who joins a company while requesting to join another has no request left (%i)',
    async () => {
      const guest = await world.outsider()
      const offer = await world.invite(boss, guest)
      const { rnno } = await world.addCompanyWithOwner()
      const [came, asked] = await Promise.all([world.accept(guest, offer), world.askToJoin(guest, rnno)])
      statusesOf([asked])
      expect(came.code).toBe(200)
      const { memberId, closedAt } = companyOffers
      const isWaiting = and(eq(memberId, guest.memberId), isNull(closedAt))
      expect(await db().$count(companyOffers, isWaiting)).toBe(0)
    },
  )
})
