import { beforeEach, expect, it } from 'vitest'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

const comment = '퇴사 예정이라 거둡니다.'

// The clock does not move: all events have the same time, and only their causes determine the order.
describeEngines('history entries with the same time', (engine) => {
  const world = accessWorld(engine)
  const { ask, requestAndApprove: granted, grantOf } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  let security: Person
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
    security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
  })

  async function historyOf(grantId: string): Promise<string[]> {
    const { data } = await call('getAccessGrant', { grantId }, requester)
    return data.events.map(({ event }) => event)
  }
  async function auditedEvents(): Promise<string[]> {
    const { data } = await call('listAuditRecords', { auditKind: 'ACCESS' }, security)
    return data.list.map(({ action }) => action).toReversed()
  }

  it.each([
    ['EXTEND', 'grant.extended'],
    ['SUSPEND', 'grant.paused'],
    ['RELEASE', 'grant.released'],
  ] as const)('an approval of %s comes before what it did', async (approvalType, done) => {
    await granted(requester, approver, { termDays: 10 })
    const { grantId } = (await grantOf(requester))!
    const startEvents = ['request.created', 'request.approved', 'grant.started']
    expect(await historyOf(grantId)).toEqual(startEvents)
    const createdRequest = await ask(requester, {
      approvalType,
      ...(approvalType === 'EXTEND' && { termDays: 5 }),
    })
    if (createdRequest.data.approvalResult === 'WAITING') await world.decide(approver, createdRequest.data)
    const all = [...startEvents, 'request.created', 'request.approved', done]
    expect(await historyOf(grantId)).toEqual(all)
    expect(await auditedEvents()).toEqual(all)
  })

  it('a revocation is listed before the closing of the request that it makes impossible', async () => {
    await granted(requester, approver, { termDays: 10 })
    const { grantId, version } = (await grantOf(requester))!
    await ask(requester, { approvalType: 'EXTEND', termDays: 5 })
    const revoked = await call('revokeAccessGrant', { grantId, version, comment }, security)
    expect(revoked.code, revoked.msg).toBe(200)
    expect((await historyOf(grantId)).slice(3)).toEqual([
      'request.created',
      'grant.revoked',
      'request.ineligible',
    ])
  })

  it('a request comes before the end of the grant that it replaces', async () => {
    await granted(requester, approver, { termDays: 10 })
    const { grantId } = (await grantOf(requester))!
    await ask(requester, { approvalType: 'EXTEND', termDays: 5 })
    const next = await ask(requester, { approvalType: 'RELEASE' })
    expect(next.code, next.msg).toBe(200)
    expect((await historyOf(grantId)).slice(3)).toEqual([
      'request.created',
      'request.created',
      'request.superseded',
      'request.approved',
      'grant.released',
    ])
  })
})
