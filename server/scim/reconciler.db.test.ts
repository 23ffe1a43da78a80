import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { lastNightAt } from '#domain/app/reconciliation.machine.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { scimReconciliations } from '#server/db/schema/app-scim.ts'
import { notifyAppAdmins } from '#server/domains/access/access.app-admins.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { scimWorld } from '#server/testing/scim-world.ts'
import { createReconciler } from './reconciler.ts'

describeEngines('the comparison of accounts at an app', (engine) => {
  const world = scimWorld(engine)
  const { now, set, change, changeGrant, deliver, info, grant } = world
  const { portal } = world
  const db = () => engine.database().db

  const run = () =>
    createReconciler({
      ...world.deps(),
      onHeld: (tx, appId) => notifyAppAdmins(world.sweeper(), tx, appId, accessTexts.scimHeld),
      lastNight: lastNightAt,
    }).run()
  const compare = async () => {
    expect((await portal().call('compareAppScim', { appId: now.appId }, now.admin)).code).toBe(200)
    await run()
    return (await info()).drift!
  }
  const pass = (ms: number) => portal().clock.pass(ms / SECOND_MS)
  const decide = (driftDecision: 'APPROVE' | 'DROP', driftId: string) =>
    change('decideAppDrift', { driftId, driftDecision })
  /** Adds members with a permission, and writes their accounts. */
  const addPeople = async (count: number) => {
    for (let each = 0; each < count; each += 1)
      await world.putGrant((await world.person()).memberId, { levelId: now.levelId })
    await world.scan()
    await deliver()
  }
  const userOf = (name: string) => [...now.target.users.values()].find(({ userName }) => userName === name)!

  it('finds no difference after accounts were written', async () => {
    await grant()
    await deliver()
    expect(await compare()).toMatchObject({ driftState: 'CLEAN', differences: 0, accounts: 1, entries: [] })
    await changeGrant('blockAccessGrant')
    expect(await compare()).toMatchObject({ driftState: 'CLEAN' })
    await deliver()
    expect(await compare()).toMatchObject({ driftState: 'CLEAN', accounts: 0 })
  })

  it('shows differences for an hour, then corrects them', async () => {
    await grant()
    await deliver()
    now.target.users.clear()
    const drift = await compare()
    expect(drift).toMatchObject({
      driftState: 'HELD',
      entries: [
        { driftKind: 'MISSING', memberName: '송나래' },
        { driftKind: 'FOREIGN_MEMBER', levelName: '조회' },
      ],
    })
    now.target.groups.clear()
    expect(await compare()).toMatchObject({ driftState: 'SHOWN', removals: 0, differences: 1 })
    pass(59 * MINUTE_MS)
    await run()
    await deliver()
    expect(now.target.open()).toEqual([])
    pass(MINUTE_MS)
    await run()
    await deliver()
    await world.logIn()
    expect((await info()).drift).toMatchObject({ driftState: 'CORRECTED' })
    expect([now.target.open(), now.target.membership()]).toEqual([
      [now.alice.email],
      { 조회: [now.alice.email] },
    ])
    expect(await compare()).toMatchObject({ driftState: 'CLEAN' })
  })

  it('holds removals of more than a fifth of the accounts until an admin approves or discards them', async () => {
    await addPeople(4)
    await grant()
    await deliver()
    await changeGrant('blockAccessGrant')
    await deliver()
    const alice = userOf(now.alice.email)
    const reopen = () => now.target.users.set(alice.id, { ...userOf(now.alice.email), active: true })
    reopen()
    const group = [...now.target.groups.values()][0]!
    group.members = [...(group.members ?? []), { value: alice.id }]
    const firstComparison = await compare()
    expect(firstComparison).toMatchObject({ driftState: 'HELD', accounts: 5, removals: 2 })
    expect(await world.noticesTo(now.admin)).toContain('앱 계정의 차이를 확인해 주세요')
    pass(2 * HOUR_MS)
    await world.logIn()
    await run()
    expect(userOf(now.alice.email).active).toBe(true)
    expect((await decide('DROP', firstComparison.driftId)).data.drift).toMatchObject({
      driftState: 'DROPPED',
    })
    expect((await decide('APPROVE', firstComparison.driftId)).code).toBe(5341)
    const secondComparison = await compare()
    expect((await decide('APPROVE', firstComparison.driftId)).code).toBe(5341)
    expect((await decide('APPROVE', secondComparison.driftId)).data.drift).toMatchObject({
      driftState: 'APPROVED',
    })
    await run()
    await deliver()
    expect(userOf(now.alice.email).active).toBe(false)
    expect(now.target.open()).toHaveLength(4)
    expect(await compare()).toMatchObject({ driftState: 'CLEAN' })
  })

  it('closes a second account and removes unknown accounts from a group, but does not change other accounts', async () => {
    await addPeople(10)
    await grant()
    await deliver()
    const alice = userOf(now.alice.email)
    now.target.users.set('0', { ...alice, id: '0', userName: 'second' })
    now.target.users.set('boss', { id: 'boss', userName: 'boss', active: true })
    const group = [...now.target.groups.values()][0]!
    group.members = [...group.members!, { value: 'boss' }]
    const drift = await compare()
    expect(drift.entries.map(({ driftKind, remoteId }) => [driftKind, remoteId])).toEqual([
      ['DUPLICATE', '0'],
      ['FOREIGN_MEMBER', 'boss'],
    ])
    expect((await decide('APPROVE', drift.driftId)).code).toBe(200)
    await run()
    expect([userOf('second').active, userOf('boss').active]).toEqual([false, true])
    expect(now.target.membership().조회).not.toContain('boss')
    expect(userOf(now.alice.email).active).toBe(true)
    expect(await compare()).toMatchObject({ driftState: 'CLEAN' })
  })

  it('reads lists page by page, and never treats a part of a list as complete', async () => {
    for (let each = 0; each < 230; each += 1) {
      const id = `other-${each}`
      now.target.users.set(id, { id, userName: id })
    }
    await grant()
    await deliver()
    const before = now.target.calls.length
    expect(await compare()).toMatchObject({ driftState: 'CLEAN', accounts: 1 })
    expect(now.target.calls.slice(before).filter((each) => each === 'GET /scim/Users')).toHaveLength(3)
    now.target.faults.push({ method: 'GET', path: /Users\?startIndex=101/, as: 'short' })
    expect(await compare()).toMatchObject({ driftState: 'FAILED', pushFault: 'PARTIAL', entries: [] })
    now.target.faults.push({ method: 'GET', path: /Users\?startIndex=201/, as: 'failing' })
    expect(await compare()).toMatchObject({ driftState: 'FAILED', pushFault: 'REFUSED', lastStatus: 500 })
  })

  it('begins every night, and again an hour after a failed comparison', async () => {
    await grant()
    await deliver()
    await run()
    expect((await info()).drift).toBeNull()
    await world.goTo('2026-11-22T02:59:00+09:00')
    await run()
    await world.logIn()
    expect((await info()).drift).toBeNull()
    await world.goTo('2026-11-22T03:00:00+09:00')
    now.target.faults.push({ method: 'GET', path: /Users/, as: 'silent' })
    await run()
    await world.logIn()
    expect((await info()).drift).toMatchObject({ driftState: 'FAILED', pushFault: 'UNREACHABLE' })
    pass(50 * MINUTE_MS)
    await run()
    await world.logIn()
    expect((await info()).drift).toMatchObject({ driftState: 'FAILED' })
    pass(11 * MINUTE_MS)
    await run()
    await world.logIn()
    expect((await info()).drift).toMatchObject({ driftState: 'CLEAN' })
    const { driftId } = (await info()).drift!
    pass(MINUTE_MS)
    await run()
    expect((await info()).drift!.driftId).toBe(driftId)
  })

  it('continues on another node after its node has stopped, and no other comparison begins before it has ended', async () => {
    await addPeople(10)
    await grant()
    await deliver()
    now.target.users.delete(userOf(now.alice.email).id)
    const { driftId } = await compare()
    const leaseId = randomUUID()
    await db()
      .update(scimReconciliations)
      .set({ state: 'APPROVED', id: leaseId })
      .where(eq(scimReconciliations.appId, now.appId))
    await portal().call('compareAppScim', { appId: now.appId }, now.admin)
    expect((await info()).drift).toMatchObject({ driftState: 'APPROVED', driftId: leaseId })
    expect(driftId).not.toBe(leaseId)
    await Promise.all([run(), run()])
    await deliver()
    expect(now.target.open()).toHaveLength(11)
  })

  it('waits while the app is switched off, and is removed with its endpoint', async () => {
    await grant()
    await deliver()
    await set({ enabledYn: 'N' })
    expect(await compare()).toMatchObject({ driftState: 'WAITING' })
    await set()
    await run()
    expect((await info()).drift).toMatchObject({ driftState: 'CLEAN' })
    await change('removeAppScim')
    expect(await info()).toEqual({ scim: null, pushes: [], drift: null })
  })
})
