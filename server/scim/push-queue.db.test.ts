import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ENTERPRISE_SCHEMA } from '#domain/app/scim-account.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { scimAccounts, scimTargets } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'
import { tidyUp } from '#server/housekeeping.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import type { Misbehaviour } from '#server/testing/scim-target.ts'
import { scimWorld } from '#server/testing/scim-world.ts'
import { createPublicFetch } from '#server/webhooks/public-fetch.ts'
import { createPushQueue } from './push-queue.ts'

describeEachEngine('accounts at an app', (engine) => {
  const world = scimWorld(engine)
  const { now, hosts, set, setting, change, changeGrant, deliver, scan, info, grant, row, later } = world
  const db = () => engine.database().db

  it('follow the permissions: opened with their group, closed by a block, opened again, closed at the end', async () => {
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

  it('are those of everybody who has a permission when the app is connected, and of none while it is off', async () => {
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

  it('have the attributes and the names of groups that are set, and get them when the settings change', async () => {
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

  it('follow what no event reports: a name, a lock of the app, a company that is left', async () => {
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
    await tidyUp(db(), world.portal().clock.now())
    expect(await db().select().from(scimAccounts).where(eq(scimAccounts.appId, now.appId))).toEqual([])
  })

  it('of before the app was connected are adopted by their name, groups as well', async () => {
    now.target.users.set('old', { id: 'old', userName: now.alice.email.toUpperCase(), active: false })
    now.target.groups.set('readers', { id: 'readers', displayName: '조회' })
    await grant()
    await deliver()
    expect([...now.target.users.values()]).toMatchObject([{ id: 'old', active: true, displayName: '송나래' }])
    expect([...now.target.groups.values()]).toMatchObject([{ id: 'readers', members: [{ value: 'old' }] }])
  })

  it.each([[['EXTERNAL_ID', 'DISPLAY_NAME']], [['DISPLAY_NAME']]])(
    'of a person who has another number is found again under it, with %j',
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

  it('that were removed at the app are made again, and so are their groups', async () => {
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

  it.each<[Misbehaviour, 'POST' | 'PATCH' | 'GET', RegExp]>([
    ['throttled', 'POST', /Users/],
    ['failing', 'POST', /Users/],
    ['silent', 'POST', /Users/],
    ['lost', 'POST', /Users/],
    ['half', 'POST', /Users/],
    ['wrongId', 'POST', /Users/],
    ['wrongId', 'GET', /Users\/\w/],
    ['failing', 'GET', /Users/],
    ['failing', 'POST', /Groups/],
    ['lost', 'POST', /Groups/],
    ['wrongId', 'POST', /Groups/],
    ['lost', 'PATCH', /Groups/],
    ['half', 'PATCH', /Groups/],
    ['throttled', 'PATCH', /Groups/],
  ])('an endpoint that is once %s at %s %s loses nothing and has nothing twice', async (as, method, path) => {
    now.target.faults.push({ method, path, as })
    await grant()
    await deliver()
    expect(now.target.faults).toEqual([])
    if ((await row()).state === 'WAITING') await later()
    expect(await row()).toMatchObject({ state: 'DONE', fault: null })
    expect([...now.target.users.values()]).toMatchObject([
      { userName: now.alice.email, displayName: '송나래', active: true },
    ])
    expect(now.target.membership()).toEqual({ 조회: [now.alice.email] })
    expect([now.target.users.size, now.target.groups.size]).toEqual([1, 1])
  })

  it('wait as long as the endpoint asks, which counts as no try', async () => {
    now.target.faults.push({ method: 'POST', path: /Users/, as: 'throttled' })
    await grant()
    await deliver()
    expect((await info()).pushes).toMatchObject([
      { memberName: '송나래', pushState: 'WAITING', pushFault: 'THROTTLED', lastStatus: 429, tries: 0 },
    ])
    const calls = now.target.calls.length
    await later(119 * SECOND_MS)
    expect(now.target.calls).toHaveLength(calls)
    await later(2 * SECOND_MS)
    expect(now.target.open()).toEqual([now.alice.email])
  })

  it('that are not stored as they were sent say what differs, and are given up after a day, with a notice', async () => {
    for (let count = 0; count < 40; count += 1)
      now.target.faults.push({ method: count === 0 ? 'POST' : 'PATCH', path: /Users/, as: 'half' })
    await grant()
    const began = world.portal().clock.now().getTime()
    await deliver()
    while ((await row()).state === 'WAITING') await later()
    expect(world.portal().clock.now().getTime() - began).toBeGreaterThan(24 * HOUR_MS)
    await world.logIn()
    expect(await info()).toMatchObject({
      scim: { failed: 1, waiting: 0 },
      pushes: [{ pushState: 'FAILED', pushFault: 'PARTIAL', differing: ['displayName'], nextTryAt: null }],
    })
    expect(await world.noticesTo(now.admin)).toContain('앱 계정을 바꾸지 못했습니다')
    now.target.faults.splice(0)
    await scan()
    expect(await row()).toMatchObject({ state: 'FAILED' })
    expect(
      (await world.portal().call('retryAppScim', { appId: now.appId }, now.admin)).data.scim,
    ).toMatchObject({
      waiting: 1,
      failed: 0,
    })
    await deliver()
    expect(await row()).toMatchObject({ state: 'DONE', writtenHash: expect.any(String) as string })
  })

  it('of a person who changes while they are written are written again', async () => {
    await grant()
    const send = createPublicFetch(hosts)
    let isBlocked = false
    const blocking = createPushQueue(
      world.deps(async (url, init) => {
        const answer = await send(url, init)
        if (init.method !== 'POST' || isBlocked) return answer
        isBlocked = true
        await changeGrant('blockAccessGrant')
        return answer
      }),
    )
    await blocking.deliver()
    expect(isBlocked).toBe(true)
    expect([now.target.open(), now.target.membership()]).toEqual([[], { 조회: [] }])
    expect(await row()).toMatchObject({ state: 'DONE', revision: 2 })
  })

  it('of two nodes one writes to an endpoint', async () => {
    await grant()
    await Promise.all([deliver(), deliver()])
    expect([now.target.users.size, now.target.groups.size]).toEqual([1, 1])
    expect(now.target.calls.filter((each) => each === 'POST /scim/Users')).toHaveLength(1)
  })

  it('that a node has left in the middle are written by another after the lease', async () => {
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

  it('the test button says how the endpoint answers', async () => {
    const test = async () => (await world.portal().call('testAppScim', { appId: now.appId }, now.admin)).data
    expect(await test()).toEqual({ pushFault: null, lastStatus: 200 })
    await set({ bearerToken: 'wrong' })
    expect(await test()).toEqual({ pushFault: 'UNAUTHORIZED', lastStatus: 401 })
    await set({ scimUrl: `http://${now.target.host}/other` })
    expect(await test()).toEqual({ pushFault: 'REFUSED', lastStatus: 404 })
    await set()
    now.target.faults.push({ method: 'GET', path: /Groups/, as: 'silent' })
    expect(await test()).toEqual({ pushFault: 'UNREACHABLE', lastStatus: null })
    now.target.faults.push({ method: 'GET', path: /Users/, as: 'elsewhere' })
    expect(await test()).toEqual({ pushFault: 'REFUSED', lastStatus: 307 })
  })

  it('another address needs another token, and is not shown the former one', async () => {
    const without = { ...setting(), bearerToken: undefined }
    expect((await set(without)).code).toBe(200)
    expect((await set({ ...without, scimUrl: 'https://scim.example/v2' })).code).toBe(5340)
    expect((await set({ ...without, scimUrl: 'https://127.0.0.1/scim' })).code).toBe(5338)
    expect((await set({ ...without, scimUrl: `${now.target.url}?key=1` })).code).toBe(5338)
    expect((await set({ scimGroups: [{ levelId: now.appId, groupName: '다른 앱' }] })).code).toBe(5302)
    expect(JSON.stringify(await info())).not.toContain(now.target.token)
  })
})
