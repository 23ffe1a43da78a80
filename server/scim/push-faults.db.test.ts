import { expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '#domain/durations.ts'
import { describeEngines } from '#server/testing/engines.ts'
import type { Misbehaviour } from '#server/testing/scim-target.ts'
import { scimWorld } from '#server/testing/scim-world.ts'

describeEngines('accounts at an app that misbehaves', (engine) => {
  const world = scimWorld(engine)
  const { now, set, deliver, scan, info, grant, row, later } = world

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
  ])(
    'an endpoint with the fault %s at one request %s %s has every account and group exactly once afterwards',
    async (as, method, path) => {
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
    },
  )

  it.each(['POST', 'GET'] as const)(
    'are not changed if the endpoint answers %s with the id of another account',
    async (method) => {
      const other = { id: 'boss', userName: 'boss', displayName: '이지호', active: true }
      now.target.users.set('boss', { ...other })
      now.target.faults.push({ method, path: /Users(\/|$)/, as: 'wrongId' })
      await grant()
      await deliver()
      if ((await row()).state === 'WAITING') await later()
      await world.changeGrant('blockAccessGrant')
      await deliver()
      expect(now.target.faults).toEqual([])
      expect(now.target.users.get('boss')).toEqual(other)
      expect([now.target.users.size, now.target.open()]).toEqual([2, ['boss']])
      expect(now.target.membership()).toEqual({ 조회: [] })
    },
  )

  it('are written after the pause that the endpoint requests, and a request for a pause does not count as an attempt', async () => {
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

  it('that are not stored as sent report the difference, and are given up after a day with a notice', async () => {
    for (let count = 0; count < 40; count += 1)
      now.target.faults.push({ method: count === 0 ? 'POST' : 'PATCH', path: /Users/, as: 'half' })
    await grant()
    const startedAt = world.portal().clock.now().getTime()
    await deliver()
    while ((await row()).state === 'WAITING') await later()
    expect(world.portal().clock.now().getTime() - startedAt).toBeGreaterThan(24 * HOUR_MS)
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

  it('have a connection test that reports the answer of the endpoint', async () => {
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
})
