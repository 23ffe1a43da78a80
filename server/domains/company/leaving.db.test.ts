import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { giveRole } from '#worlds/member.ts'

describeEngines('a former member of a company', (engine) => {
  const world = companyWorld(engine)
  const { db, ids, own, owner, person, outsider, remove, leave, call, noticesTo, subscribe } = world

  const waysToLeave: Record<
    string,
    (boss: Person, mate: Person) => Promise<{ code: number; data: unknown }>
  > = {
    'because an owner has removed them': (boss, mate) => remove(boss, mate),
    'because they left': (_, mate) => leave(mate),
  }

  describe.each(Object.entries(waysToLeave))('%s', (_, out) => {
    it('has no permission, request, role or delegation in the company', async () => {
      const [boss, approver] = [await owner(), await person({ roles: ['approver'], name: '이지호' })]
      const mate = await person({ name: '정유진' })
      await world.setRoles(boss, mate, ['BILLING_MANAGER', 'APPROVER'])
      await giveRole(db(), mate.memberId, 'approver', ids.app)
      const { grantId } = await world.requestAndApprove(mate, approver)
      const { data: waiting } = await world.ask(mate, { levelId: ids.admin })
      const days = { startDate: '2026-11-21', endDate: '2026-11-25' }
      for (const [holder, stand] of [
        [mate, approver],
        [approver, mate],
      ] as const)
        expect(
          (await call('setAccessDelegation', { delegateEmail: stand.email, ...days }, holder)).code,
        ).toBe(200)
      expect(await out(boss, mate)).toMatchObject({ code: 200 })

      const of = (
        table: typeof accessGrants | typeof accessRequests | typeof memberRoles | typeof companyRoles,
      ) => db().$count(table, eq(table.memberId, mate.memberId))
      expect([
        await of(accessGrants),
        await of(accessRequests),
        await of(memberRoles),
        await of(companyRoles),
      ]).toEqual([0, 0, 0, 0])
      const running = (await db().select().from(accessDelegations)).filter(
        ({ memberId, delegateId, clearedAt }) =>
          clearedAt === null && [memberId, delegateId].includes(mate.memberId),
      )
      expect(running).toEqual([])
      const events = await db().select().from(accessEvents).where(eq(accessEvents.memberId, mate.memberId))
      const by = events.find(({ event }) => event === 'grant.released')?.actorId
      expect([boss.memberId, mate.memberId]).toContain(by)
      expect(events).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ event: 'grant.released', grantId, actorId: by }),
          expect.objectContaining({ event: 'request.withdrawn', requestId: waiting.requestId, actorId: by }),
        ]),
      )
      expect((await call('listAdminAccessRequests', {}, approver)).data).toMatchObject({ total: 0 })
      expect(await noticesTo(mate)).toContain('회사에서 나왔습니다')
    })

    it('sees none of the company’s data from the next call of the same session on', async () => {
      const [boss, mate] = [await owner(), await person({ roles: ['approver', 'securityAdmin', 'appAdmin'] })]
      const id = await subscribe(mate)
      const dataSeen = async () => [
        (await call('getSubscriptionDetail', { subscriptionId: id }, mate)).code,
        (await call('listSubscriptions', { limit: 20 }, mate)).data?.list.length,
        (await call('listCompanyPeople', {}, mate)).code,
        (await call('listAdminAccessRequests', {}, mate)).code,
        (await call('listAuditRecords', { limit: 20 }, mate)).code,
        (await call('getAdminApp', { appId: ids.app }, mate)).code,
      ]
      expect(await dataSeen()).toEqual([200, 1, 200, 200, 200, 200])
      await out(boss, mate)
      expect(await dataSeen()).toEqual([3001, 0, 6001, 1403, 1403, 5022])
      expect(await own(mate)).toEqual({ company: null, offers: [] })
      const { data } = await call('getSessionInfo', {}, mate)
      expect(data).toMatchObject({ companyName: null, subscribeYn: 'N', accessAdminYn: 'N' })
      expect(data.securityAdminYn).toBeUndefined()
      expect((await world.people(boss)).total).toBe(1)
    })

    it('cannot join again with an earlier invitation', async () => {
      const [boss, mate] = [await owner(), await outsider()]
      const joinRequest = await world.askToJoin(mate)
      const invited = await world.invite(boss, mate, ['APP_ADMIN', 'SECURITY_ADMIN'])
      expect((await world.accept(boss, joinRequest)).code).toBe(200)
      await out(boss, mate)
      expect(await world.accept(mate, invited)).toMatchObject({ code: 6022 })
      const secondOffer = await world.invite(boss, mate)
      expect((await world.accept(mate, secondOffer)).code).toBe(200)
    })

    it('cannot leave as the last administrator of an app that others use', async () => {
      const [boss, mate] = [await owner(), await person({ roles: ['appAdmin'], appId: ids.app })]
      expect(await out(boss, mate)).toMatchObject({ code: 6014 })
      expect(await world.companyOf(mate)).toBe(ids.company)
      await person({ roles: ['appAdmin'] })
      expect(await out(boss, mate)).toMatchObject({ code: 200 })
    })

    it('is recorded, with the person who removed them', async () => {
      const [boss, mate] = [await owner(), await person()]
      await out(boss, mate)
      const records = await db().select().from(auditRecords)
      const leavingRecords = records.filter(
        ({ operation, memberId, subject }) =>
          (operation === 'leaveCompany' && memberId === mate.memberId) ||
          (operation === 'removeCompanyPerson' &&
            memberId === boss.memberId &&
            subject === `memberId=${mate.memberId}`),
      )
      expect(leavingRecords).toHaveLength(1)
    })
  })

  it('was not an owner, since owners can neither leave nor be removed', async () => {
    const [boss, second] = [await owner(), await owner()]
    for (const who of [boss, second]) {
      expect(await leave(who)).toMatchObject({ code: 6003 })
      expect(await remove(boss, who)).toMatchObject({ code: 6013 })
    }
    expect(await world.ownersOf()).toHaveLength(2)
  })

  it('was removed only by an owner of the same company; every other caller is refused', async () => {
    const [boss, mate] = [await owner(), await person()]
    const { owner: foreign } = await world.addCompanyWithOwner()
    const manager = await person()
    await world.setRoles(boss, manager, ['BILLING_MANAGER', 'SECURITY_ADMIN', 'APP_ADMIN'])
    for (const unauthorized of [manager, mate, await outsider()])
      expect(await remove(unauthorized, mate)).toMatchObject({ code: 6002 })
    expect(await remove(foreign, mate)).toMatchObject({ code: 6011 })
    for (const stranger of [foreign, await outsider(), { ...mate, memberId: randomUUID() }])
      expect(await remove(boss, stranger)).toMatchObject({ code: 6011 })
    expect(await world.companyOf(mate)).toBe(ids.company)
  })

  it('cannot leave a company without an owner, since no owner would continue the contracts', async () => {
    const [one] = [await person(), await person()]
    await subscribe(one)
    expect((await own(one)).company?.leaveRefusal).toContain('유일한 소유자')
    expect(await leave(one)).toMatchObject({ code: 6003 })
    expect(await leave(await outsider())).toMatchObject({ code: 6001 })
  })

  it('keeps a staff role, but no other role', async () => {
    const [boss, mate] = [await owner(), await person({ roles: ['staff'] })]
    await world.setRoles(boss, mate, ['APPROVER'])
    await leave(mate)
    const rows = await db().select().from(memberRoles).where(eq(memberRoles.memberId, mate.memberId))
    expect(rows.map(({ role }) => role)).toEqual(['staff'])
    expect(
      await db().$count(
        memberRoles,
        and(eq(memberRoles.memberId, mate.memberId), eq(memberRoles.role, 'approver')),
      ),
    ).toBe(0)
  })

  it('is notified; the owners are notified too if the member left without being removed', async () => {
    const [boss, mate, other] = [await owner(), await person(), await person()]
    await leave(mate)
    await remove(boss, other)
    expect([await noticesTo(mate), await noticesTo(other)]).toEqual([
      ['회사에서 나왔습니다'],
      ['회사에서 나왔습니다'],
    ])
    expect(await noticesTo(boss)).toEqual(['구성원이 회사에서 나갔습니다'])
  })
})
