import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ENTERPRISE_SCHEMA } from '#domain/app/scim-account.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { scimAccounts, scimTargets } from '#server/db/schema/app-scim.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { scimWorld } from '#server/testing/scim-world.ts'
import { createPublicFetch } from '#server/webhooks/public-fetch.ts'
import { closeAccount } from '#worlds/company-admin.ts'
import { createPushQueue } from './push-queue.ts'

describeEachEngine('accounts at an app', (engine) => {
  const world = scimWorld(engine)
  const { now, hosts, set, setting, change, changeGrant, deliver, scan, info, grant, row, later } = world
  const db = () => engine.database().db

  it('follow the permissions: opened with their group, closed by a block, opened again, closed when the permission ends', async () => {
    await grant()
    await deliver()
    const [user] = [...now.target.users.values()]
    expect(user).toMatchObject({ userName: now.alice.email, displayName: '송나래', active: true })
    expect(now.target.membership()).toEqual({ 조회: [now.alice.email] })
    await changeGrant('blockAccessGrant')
    await deliver()
    expect([now.target.open(), now.target.membership()]).toEqual([[], { 조회: [] }])
    await changeGrant('liftAccessGrant')
    await deliver()
    expect([now.target.open(), now.target.membership()]).toEqual([
      [now.alice.email],
      { 조회: [now.alice.email] },
    ])
    await changeGrant('revokeAccessGrant')
    await deliver()
    expect([now.target.open(), now.target.membership()]).toEqual([[], { 조회: [] }])
    expect([now.target.users.size, now.target.groups.size]).toEqual([1, 1])
    expect((await info()).scim).toMatchObject({ accounts: 1, waiting: 0, failed: 0 })
    expect((await info()).scim!.lastPushAt).not.toBeNull()
  })

  it('are created for every member with a permission when the app is connected, and none while the connection is off', async () => {
    const bob = await world.person({ name: '이지호' })
    await change('removeAppScim')
    await grant()
    await grant(bob)
    await set({ enabledYn: 'N' })
    await deliver()
    expect(now.target.users.size).toBe(0)
    await set()
    await deliver()
    expect(now.target.open()).toEqual([now.alice.email, bob.email].toSorted())
  })

  it('have the configured attributes and group names, and are updated when these settings change', async () => {
    await db().update(members).set({ deptName: '재무팀' }).where(eq(members.id, now.alice.memberId))
    await set({ scimGroups: [{ levelId: now.levelId, groupName: 'erp-readers' }] })
    await grant()
    await deliver()
    expect(now.target.membership()).toEqual({ 'erp-readers': [now.alice.email] })
    await set({
      scimUserName: 'SUBJECT',
      scimAttributes: ['EXTERNAL_ID', 'DISPLAY_NAME', 'NAME', 'EMAILS', 'DEPARTMENT'],
      scimGroups: [{ levelId: now.levelId, groupName: 'readers' }],
    })
    await deliver()
    const [user] = [...now.target.users.values()]
    expect(user).toMatchObject({
      name: { formatted: '송나래' },
      emails: [{ value: now.alice.email }],
      [ENTERPRISE_SCHEMA]: { department: '재무팀' },
    })
    expect(user!.userName).toBe(user!.externalId)
    expect(Object.keys(now.target.membership())).toEqual(['readers'])
  })

  it('follow changes without an event: a changed name, a locked app, a company that a person has left', async () => {
    await grant()
    await deliver()
    await db().update(members).set({ name: '송나라' }).where(eq(members.id, now.alice.memberId))
    await scan()
    await deliver()
    expect([...now.target.users.values()][0]).toMatchObject({ displayName: '송나라' })
    const calls = now.target.calls.length
    await scan()
    await deliver()
    expect(now.target.calls).toHaveLength(calls)
    expect((await change('switchAccessApp', { useState: 'L' })).code).toBe(200)
    await scan()
    await deliver()
    expect(now.target.open()).toEqual([])
    await db().update(members).set({ companyId: null }).where(eq(members.id, now.alice.memberId))
    await scan()
    await deliver()
    expect(now.target.membership()).toEqual({ 조회: [] })
    world.portal().clock.pass((31 * 24 * HOUR_MS) / SECOND_MS)
    await runRemovals(db(), world.portal().clock.now())
    expect(await db().select().from(scimAccounts).where(eq(scimAccounts.appId, now.appId))).toEqual([])
  })

  it('are closed when the staff closes the person’s portal account, and opened when the staff opens it', async () => {
    await grant()
    await deliver()
    await closeAccount(db(), { memberId: now.alice.memberId, closedAt: world.portal().clock.now() })
    await scan()
    await deliver()
    expect([now.target.open(), now.target.membership()]).toEqual([[], { 조회: [] }])
    await db().delete(accountClosings)
    await scan()
    await deliver()
    expect(now.target.open()).toEqual([now.alice.email])
  })

  it('that existed before the connection are adopted by their name, and so are groups', async () => {
    now.target.users.set('old', { id: 'old', userName: now.alice.email.toUpperCase(), active: false })
    now.target.groups.set('readers', { id: 'readers', displayName: '조회' })
    await grant()
    await deliver()
    expect([...now.target.users.values()]).toMatchObject([{ id: 'old', active: true, displayName: '송나래' }])
    expect([...now.target.groups.values()]).toMatchObject([{ id: 'readers', members: [{ value: 'old' }] }])
  })

  it.each([[['EXTERNAL_ID', 'DISPLAY_NAME']], [['DISPLAY_NAME']]])(
    'of a person whose identifier has changed are found again and get the new identifier, with %j',
    async (scimAttributes) => {
      await set({ scimAttributes })
      await grant()
      await deliver()
      const [former] = await db().select().from(scimAccounts).where(eq(scimAccounts.appId, now.appId))
      const subject = randomUUID()
      await db().update(scimAccounts).set({ subject }).where(eq(scimAccounts.appId, now.appId))
      await scan()
      await deliver()
      await scan()
      await deliver()
      expect(now.target.open()).toEqual([now.alice.email])
      expect([...now.target.users.keys()]).toEqual([former!.remoteId])
    },
  )

  it('that were removed at the app are created again, and so are their groups', async () => {
    await grant()
    await deliver()
    now.target.users.clear()
    now.target.groups.clear()
    await changeGrant('blockAccessGrant')
    await changeGrant('liftAccessGrant')
    await deliver()
    expect([now.target.open(), now.target.membership()]).toEqual([
      [now.alice.email],
      { 조회: [now.alice.email] },
    ])
  })

  it('of a person whose data changes during the writing are written again', async () => {
    await grant()
    const send = createPublicFetch(hosts)
    let isBlocked = false
    const blockingQueue = createPushQueue(
      world.deps(async (url, init) => {
        const answer = await send(url, init)
        if (init.method !== 'POST' || isBlocked) return answer
        isBlocked = true
        await changeGrant('blockAccessGrant')
        return answer
      }),
    )
    await blockingQueue.deliver()
    expect(isBlocked).toBe(true)
    expect([now.target.open(), now.target.membership()]).toEqual([[], { 조회: [] }])
    expect(await row()).toMatchObject({ state: 'DONE', revision: 2 })
  })

  it('are written to an endpoint by one of two nodes', async () => {
    await grant()
    await Promise.all([deliver(), deliver()])
    expect([now.target.users.size, now.target.groups.size]).toEqual([1, 1])
    expect(now.target.calls.filter((each) => each === 'POST /scim/Users')).toHaveLength(1)
  })

  it('that a stopped node did not finish are written by another node after the lease', async () => {
    await grant()
    const leaseUntil = new Date(world.portal().clock.now().getTime() + MINUTE_MS)
    await db()
      .update(scimTargets)
      .set({ leaseId: now.appId, leaseUntil })
      .where(eq(scimTargets.appId, now.appId))
    await deliver()
    expect(now.target.users.size).toBe(0)
    await later(61 * SECOND_MS)
    expect(now.target.open()).toEqual([now.alice.email])
  })

  it('require a new token when the address of the endpoint changes, and never show the former token', async () => {
    const withoutToken = { ...setting(), bearerToken: undefined }
    expect((await set(withoutToken)).code).toBe(200)
    expect((await set({ ...withoutToken, scimUrl: 'https://scim.example/v2' })).code).toBe(5340)
    expect((await set({ ...withoutToken, scimUrl: 'https://127.0.0.1/scim' })).code).toBe(5338)
    expect((await set({ ...withoutToken, scimUrl: `${now.target.url}?key=1` })).code).toBe(5338)
    expect((await set({ scimGroups: [{ levelId: now.appId, groupName: '다른 앱' }] })).code).toBe(5302)
    expect(JSON.stringify(await info())).not.toContain(now.target.token)
  })
})
