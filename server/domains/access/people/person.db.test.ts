import { beforeEach, expect, it } from 'vitest'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('a member as their admins see them', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  let member: Person
  let admin: Person
  beforeEach(async () => {
    member = await world.person({ name: '송나래', roles: ['approver'] })
    admin = await world.person({ name: '이지호', roles: ['appAdmin'] })
  })
  const personSeenBy = (by: Person, memberId = member.memberId) =>
    world.portal().call('getAdminPerson', { memberId }, by)

  it('has a profile, roles, permissions, requests and a last login', async () => {
    const endedGrantId = await world.putGrant(member.memberId, {
      levelId: ids.admin,
      useStatus: 'EXPIRE',
      endReason: 'REVOKED',
      startAt: new Date('2026-11-20T00:00:00Z'),
    })
    const usedGrantId = await world.putGrant(member.memberId, { startAt: new Date('2026-11-01T00:00:00Z') })
    const other = await world.addApp({ name: '전자결재' })
    const { data: first } = await ask(member, { levelId: other.level })
    await decide(admin, first, { decision: 'REJECT', comment: '기간을 줄여 주세요.' })
    world.portal().clock.pass(60)
    const { data: second } = await ask(member, { levelId: other.level })
    const { data } = await personSeenBy(admin)
    expect(data).toMatchObject({
      memberId: member.memberId,
      name: '송나래',
      email: member.email,
      roles: ['APPROVER'],
      waiting: 1,
    })
    expect(data.lastSignInAt).toMatch(/^2026-11-21T/)
    expect(data.grants.map(({ grantId, revokeYn }) => [grantId, revokeYn])).toEqual([
      [usedGrantId, 'Y'],
      [endedGrantId, 'N'],
    ])
    expect(data.requests.map(({ requestId, approvalResult }) => [requestId, approvalResult])).toEqual([
      [second.requestId, 'WAITING'],
      [first.requestId, 'REJECTED'],
    ])
  })

  it('shows only the apps that the viewing admin administers', async () => {
    const other = await world.addApp({ name: '전자결재' })
    await world.putGrant(member.memberId)
    await world.putGrant(member.memberId, { levelId: other.level })
    await ask(member, { levelId: ids.admin })
    const ofOther = await world.person({ roles: ['appAdmin'], appId: other.app })
    const { data } = await personSeenBy(ofOther)
    expect(data.grants.map(({ appName }) => appName)).toEqual(['전자결재'])
    expect(data).toMatchObject({ waiting: 0, requests: [] })
    const security = await world.person({ roles: ['securityAdmin'] })
    const { data: all } = await personSeenBy(security)
    expect(all).toMatchObject({ waiting: 1, grants: [{ blockYn: 'Y' }, { blockYn: 'Y' }] })
  })

  it('is shown to admins of the member’s company, and refused to approvers', async () => {
    const stranger = await world.person({ companyId: await world.otherCompany() })
    expect(await personSeenBy(admin, stranger.memberId)).toMatchObject({ code: 6011 })
    for (const by of [member, await world.person(), await world.person({ roles: ['staff'] })])
      expect(await personSeenBy(by)).toMatchObject({ code: 1403 })
  })
})
