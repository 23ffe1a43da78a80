import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sweepAccess } from '#server/domains/access/access.sweeper.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { appWords, newApp, newLevel } from './attack-inputs.ts'
import { expectRefused, successCount } from './attack-world.ts'

type World = ReturnType<typeof companyWorld> & {
  held<Outcome>(
    hold: Parameters<typeof whileHeld>[1],
    act: () => Promise<Outcome>,
    meanwhile?: Parameters<typeof whileHeld>[3],
  ): Promise<Outcome>
}
type Attack = (world: World) => Promise<void>

const attacks: Record<string, Attack> = {
  async 'an app admin who is removed from the company while creating an app creates no app and keeps no role'(
    world,
  ) {
    const admin = await world.person({ roles: ['appAdmin'], appId: world.ids.app })
    await world.portal().verify(admin.session)
    const { memberId } = admin
    const appInput = newApp()
    const createAnswer = await world.held(
      (tx) => tx.select().from(companies).where(eq(companies.id, world.ids.company)).for('update'),
      () => world.portal().call('createApp', appInput, admin),
      async (tx) => {
        await tx.delete(memberRoles).where(eq(memberRoles.memberId, memberId))
        await tx.update(members).set({ companyId: null }).where(eq(members.id, memberId))
      },
    )
    expectRefused(createAnswer)
    expect(await world.db().$count(memberRoles, eq(memberRoles.memberId, memberId))).toBe(0)
    expect(await world.db().$count(apps, eq(apps.name, appInput.name))).toBe(0)
  },

  async 'an app admin who loses the role while creating an app creates no app'(world) {
    const admin = await world.person({ roles: ['appAdmin'] })
    await world.portal().verify(admin.session)
    const appInput = newApp()
    const createAnswer = await world.held(
      (tx) => tx.select().from(companies).where(eq(companies.id, world.ids.company)).for('update'),
      () => world.portal().call('createApp', appInput, admin),
      (tx) => tx.delete(memberRoles).where(eq(memberRoles.memberId, admin.memberId)),
    )
    expectRefused(createAnswer)
    expect(await world.db().$count(apps, eq(apps.name, appInput.name))).toBe(0)
  },

  async 'the admin of one app cannot see or change another app of the company'(world) {
    const admin = await world.person({ roles: ['appAdmin'], appId: world.ids.app })
    const { company } = world.ids
    const appId = await insertApp(world.db(), { companyId: company, name: '남의 앱' })
    const levelId = await insertLevel(world.db(), { appId, companyId: company })
    const mate = await world.person({ roles: ['approver'], appId })
    const [manager] = await world
      .db()
      .select()
      .from(memberRoles)
      .where(eq(memberRoles.memberId, mate.memberId))
    const appVersion = { appId, version: 1 }
    for (const answer of [
      await world.call('getAdminApp', { appId }, admin),
      await world.call('updateApp', { ...appVersion, name: '새 이름', ...appWords }, admin),
      await world.call('retireApp', appVersion, admin),
      await world.call('addAccessLevel', newLevel(appId, 1), admin),
      await world.call('switchAccessApp', { ...appVersion, useState: 'D' }, admin),
      await world.call('switchAccessLevel', { ...appVersion, levelId, useState: 'D' }, admin),
      await world.call('removeAppManager', { ...appVersion, managerId: manager!.id }, admin),
      await world.call(
        'addAppManager',
        { idempotencyKey: randomUUID(), ...appVersion, managerRole: 'APP_ADMIN', managerEmail: admin.email },
        admin,
      ),
    ])
      expectRefused(answer)
    const cursor = Buffer.from(appId).toString('base64url')
    const listAnswer = await world.call('listAdminApps', { cursor }, admin)
    expect(listAnswer.body).not.toContain('남의 앱')
    expect((await world.call('listAdminApps', { search: '남의' }, admin)).data.total).toBe(0)
  },

  async 'only one of several simultaneous changes and retirements of the same version of an app succeeds'(
    world,
  ) {
    const admin = await world.person({ roles: ['appAdmin'] })
    const { data: app } = await world.call('createApp', newApp(), admin)
    const appVersion = { appId: app.appId, version: app.version }
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        world.call('updateApp', { ...appVersion, name: newApp().name, ...appWords }, admin),
      ),
      ...Array.from({ length: 5 }, () => world.call('retireApp', appVersion, admin)),
    ])
    expect(successCount(answers)).toBe(1)
  },

  async 'requests and decisions that are made while an app is retired end with the app'(world) {
    const [admin, approver] = [
      await world.person({ roles: ['appAdmin'] }),
      await world.person({ roles: ['approver'] }),
    ]
    const { data: app } = await world.call('createApp', newApp(), admin)
    const { data } = await world.call('addAccessLevel', newLevel(app.appId, app.version), admin)
    const { levelId } = data.levels[0]!
    const people = [await world.person(), await world.person(), await world.person(), await world.person()]
    const waitingRequest = await world.ask(people[0]!, { levelId })
    const answers = await Promise.all([
      ...people.slice(1).map((one) => world.ask(one, { levelId })),
      world.decide(approver, waitingRequest.data),
      world.call('retireApp', { appId: app.appId, version: data.version }, admin),
    ])
    successCount(answers)
    await sweepAccess(world.sweeper())
    const openGrants = and(eq(accessGrants.levelId, levelId), ne(accessGrants.useStatus, 'EXPIRE'))
    expect(await world.db().$count(accessGrants, openGrants)).toBe(0)
    const pendingRequests = and(
      eq(accessRequests.levelId, levelId),
      eq(accessRequests.approvalResult, 'WAITING'),
    )
    expect(await world.db().$count(accessRequests, pendingRequests)).toBe(0)
  },

  async 'an admin who turns on auto-approval never benefits from it'(world) {
    const admin = await world.person({ roles: ['appAdmin'] })
    const other = await world.person({ roles: ['appAdmin'] })
    const { data: app } = await world.call('createApp', newApp(), admin)
    const { data } = await world.call('addAccessLevel', newLevel(app.appId, app.version), admin)
    const policy = { longestTermDays: 90, autoApprovalYn: 'Y', releaseReviewYn: 'N' } as const
    const set = (version: number, by: Person) =>
      world.call('updateAppPolicies', { appId: app.appId, version, ...policy }, by)
    expect((await set(data.version, admin)).code).toBe(200)
    // A colleague saves the same setting again. The setting still counts as set by the first admin, so requests of
    // this admin are not approved automatically.
    expect((await set(data.version + 1, other)).code).toBe(200)
    const { levelId } = data.levels[0]!
    expect((await world.ask(admin, { levelId })).data.approvalResult).toBe('WAITING')
  },

  async 'a member who is removed from the company while being made an app admin has no role in the app'(
    world,
  ) {
    const [boss, admin] = [await world.owner(), await world.person({ roles: ['appAdmin'] })]
    for (let round = 0; round < 4; round += 1) {
      const mate = await world.person()
      const appId = await insertApp(world.db(), { companyId: world.ids.company, name: newApp().name })
      const input = {
        idempotencyKey: randomUUID(),
        appId,
        version: 1,
        managerRole: 'APP_ADMIN',
        managerEmail: mate.email,
      } as const
      await world.portal().verify(boss.session)
      const answers = await Promise.all([
        world.call('addAppManager', input, admin),
        world.portal().call('removeCompanyPerson', { memberId: mate.memberId }, boss),
      ])
      successCount(answers)
      if ((await world.companyOf(mate)) === null)
        expect(await world.db().$count(memberRoles, eq(memberRoles.memberId, mate.memberId))).toBe(0)
    }
  },

  async 'the apps of a removed company are removed, and do not become apps of the operator'(world) {
    const { id, owner } = await world.addCompanyWithOwner()
    const appId = await insertApp(world.db(), { companyId: id, name: '닫힌 앱' })
    await insertLevel(world.db(), { appId, companyId: id })
    await world
      .db()
      .insert(memberRoles)
      .values({ id: randomUUID(), memberId: owner.memberId, role: 'appAdmin', appId })
    const boss = await world.owner()
    const invitation = await world.invite(boss, owner)
    expect((await world.accept(owner, invitation)).code).toBe(200)
    expect(await world.db().$count(apps, eq(apps.id, appId))).toBe(0)
    expect(await world.db().$count(accessLevels, eq(accessLevels.appId, appId))).toBe(0)
    expect((await world.portal().call('listApps', {})).body).not.toContain('닫힌 앱')
    expect(await world.db().$count(memberRoles, eq(memberRoles.memberId, owner.memberId))).toBe(0)
  },

  async 'a cursor from before the role was removed is refused'(world) {
    const admin = await world.person({ roles: ['appAdmin', 'securityAdmin'] })
    const approvers = [
      await world.person({ roles: ['approver'] }),
      await world.person({ roles: ['approver'] }),
    ]
    for (const { email } of approvers) {
      const input = {
        idempotencyKey: randomUUID(),
        holderEmail: email,
        delegateEmail: admin.email,
        startDate: '2026-11-21',
        endDate: '2026-11-25',
      }
      expect((await world.call('addAdminDelegation', input, admin)).code).toBe(200)
    }
    for (const one of [await world.person(), await world.person()]) await world.ask(one)
    const places = {
      listAdminDelegations: (await world.call('listAdminDelegations', { limit: 1 }, admin)).data.nextCursor,
      listAdminAccessRequests: (await world.call('listAdminAccessRequests', { limit: 1 }, admin)).data
        .nextCursor,
      listAuditRecords: (await world.call('listAuditRecords', { limit: 1, readingYn: 'Y' }, admin)).data
        .nextCursor,
    }
    await world.db().delete(memberRoles).where(eq(memberRoles.memberId, admin.memberId))
    await world
      .db()
      .update(accessDelegations)
      .set({ clearedAt: new Date() })
      .where(
        and(
          inArray(
            accessDelegations.memberId,
            approvers.map(({ memberId }) => memberId),
          ),
          isNull(accessDelegations.clearedAt),
        ),
      )
    for (const [id, cursor] of Object.entries(places)) {
      expect(cursor, id).toBeTruthy()
      expectRefused(await world.call(id as 'listAuditRecords', { cursor: cursor! }, admin))
    }
    expectRefused(await world.call('exportAuditRecords', {}, admin))
    for (const id of [
      'listAdminWork',
      'listAdminWorkItems',
      'getAdminAccessToday',
      'verifyAuditRecords',
    ] as const)
      expectRefused(await world.call(id, {}, admin))
    expect((await world.call('searchAdminPortal', { search: '권한' }, admin)).data?.groups ?? []).toEqual([])
  },
}

describeEngines('an attacker who is an app admin', (engine) => {
  const world = companyWorld(engine, { LOGIN_TRIES_PER_ADDRESS: '100000' })
  const held: World['held'] = (hold, act, meanwhile) => whileHeld(engine, hold, act, meanwhile)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, held }))
})
