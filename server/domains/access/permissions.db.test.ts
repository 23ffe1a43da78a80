import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { cellsOf, type Role, type RolePermission, roleNames } from '#domain/testing/permissions-table.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('the permissions of roles', (engine) => {
  const world = accessWorld(engine)
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const comment = '담당 업무가 바뀌었습니다.'
  const isDone = async (answer: Promise<{ code: number }>) => (await answer).code === 200

  async function personWith(role: Role): Promise<Person> {
    const approver = await world.person({ roles: ['approver'] })
    await world.person({ roles: ['securityAdmin'] })
    if (role !== 'requester' && role !== 'delegate') return world.person({ roles: [role] })
    const person = await world.person()
    if (role === 'delegate') {
      const days = { startDate: '2026-11-21', endDate: '2026-11-25' }
      expect(
        await call('setAccessDelegation', { delegateEmail: person.email, ...days }, approver),
      ).toMatchObject({ code: 200 })
    }
    return person
  }
  const createRequest = async (by: Person, more: Parameters<typeof world.ask>[1] = {}) =>
    (await world.ask(by, more)).data
  const newGrant = async (more: Parameters<typeof world.putGrant>[1] = {}) => {
    const holder = await world.person()
    return { holder, grantId: await world.putGrant(holder.memberId, more) }
  }
  const blockedState = { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const

  /** For each permission of a role, a call that requires it, made whether or not a screen offers it. */
  const tries: Record<RolePermission, (by: Person) => Promise<boolean>> = {
    submit: (by) => isDone(world.ask(by)),
    async comment(by) {
      const { list } = (await call('listAccessRequests', { approvalResult: 'WAITING' }, by)).data
      return isDone(
        call(
          'commentAccessRequest',
          { idempotencyKey: randomUUID(), requestId: list[0]!.requestId, body: comment },
          by,
        ),
      )
    },
    async withdraw(by) {
      const { requestId, version } = (await call('listAccessRequests', { approvalResult: 'WAITING' }, by))
        .data.list[0]!
      return isDone(call('withdrawAccessRequest', { requestId, version }, by))
    },
    decideOwn: async (by) => isDone(world.decide(by, await createRequest(by))),
    decide: async (by) => isDone(world.decide(by, await createRequest(await world.person()))),
    grantShorter: async (by) =>
      isDone(world.decide(by, await createRequest(await world.person()), { termDays: 29 })),
    grantLonger: async (by) =>
      isDone(world.decide(by, await createRequest(await world.person()), { termDays: 31 })),
    decideSecurityPause: async (by) =>
      isDone(
        world.decide(
          by,
          await createRequest((await newGrant(blockedState)).holder, { approvalType: 'RESUME' }),
        ),
      ),
    revoke: async (by) =>
      isDone(call('revokeAccessGrant', { grantId: (await newGrant()).grantId, version: 1, comment }, by)),
    block: async (by) =>
      isDone(call('blockAccessGrant', { grantId: (await newGrant()).grantId, version: 1, comment }, by)),
    lift: async (by) =>
      isDone(
        call('liftAccessGrant', { grantId: (await newGrant(blockedState)).grantId, version: 1, comment }, by),
      ),
  }

  it.each(roleNames)('of %s match every cell of the role table', async (role) => {
    const by = await personWith(role)
    const cells = cellsOf(role)
    const results: Record<string, boolean> = {}
    for (const permission of Object.keys(cells) as RolePermission[])
      results[permission] = await tries[permission](by)
    expect(results).toEqual(cells)
  })

  it.each(roleNames)('of %s determine the actions that the role sees', async (role) => {
    const by = await personWith(role)
    const { decide, decideSecurityPause, grantShorter, grantLonger, revoke, block, lift } = cellsOf(role)
    const requestView = async (requestId: string) => (await call('getAccessRequest', { requestId }, by)).data
    const application = await requestView((await createRequest(await world.person())).requestId)
    expect(application?.decideYn ?? 'N').toBe(decide ? 'Y' : 'N')
    expect(application?.termChange ?? 'NONE').toBe(grantLonger ? 'ANY' : grantShorter ? 'SHORTER' : 'NONE')
    const { holder, grantId } = await newGrant(blockedState)
    const resumption = await requestView((await createRequest(holder, { approvalType: 'RESUME' })).requestId)
    expect(resumption?.decideYn ?? 'N').toBe(decideSecurityPause ? 'Y' : 'N')
    const own = await requestView((await createRequest(by)).requestId)
    expect([own.decideYn, own.withdrawYn, own.commentYn, own.termChange]).toEqual(['N', 'Y', 'Y', 'NONE'])
    const { grantId: used } = await newGrant()
    const list = (await call('listAdminAccessGrants', { limit: 100 }, by)).data?.list ?? []
    const yn = (id: string, flag: 'revokeYn' | 'blockYn' | 'liftYn') =>
      list.find((grant) => grant.grantId === id)?.[flag] === 'Y'
    expect([yn(used, 'revokeYn'), yn(used, 'blockYn'), yn(grantId, 'liftYn')]).toEqual([revoke, block, lift])
  })
})
