import { beforeEach, expect, it } from 'vitest'
import { appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('permissions that security has blocked', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide, grantOf } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  let security: Person
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
    security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
  })

  it('keep the suspension by their holder when the block is lifted, and the history and the notices show that', async () => {
    const grantId = await world.putGrant(requester.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    const comment = '확인했습니다.'
    const changeBlock = async (operation: 'blockAccessGrant' | 'liftAccessGrant') => {
      const { version } = (await grantOf(requester))!
      return (await call(operation, { grantId, version, comment }, security)).data
    }
    expect(await changeBlock('blockAccessGrant')).toMatchObject({
      pauseOrigin: 'SECURITY',
      pausedBefore: 'USER',
    })
    expect(await changeBlock('liftAccessGrant')).toMatchObject({
      useStatus: 'PAUSE',
      pauseOrigin: 'USER',
      pausedBefore: null,
    })
    await changeBlock('blockAccessGrant')
    const { data: asked } = await ask(requester, { approvalType: 'RESUME' })
    expect((await decide(security, asked)).data).toMatchObject({ approvalResult: 'APPROVED' })
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'PAUSE', pauseOrigin: 'USER' })
    const { data } = await call('getAccessGrant', { grantId }, requester)
    expect(data.events.map(({ event }) => event).filter((event) => event.startsWith('grant.'))).toEqual([
      'grant.blocked',
      'grant.unblocked',
      'grant.blocked',
      'grant.unblocked',
    ])
    const notices = await world.noticesTo(requester)
    expect(notices).toContain('권한의 접근 차단이 해제되었습니다')
    expect(notices).not.toContain('권한을 다시 사용하게 되었습니다')
    expect(world.portal().sentMails.find(({ subject }) => subject.includes('승인'))?.text).toContain(
      '이전의 일시 정지는 남아 있습니다',
    )
  })

  it('stay blocked if their holder releases them and applies again, or renews them', async () => {
    await engine.database().db.insert(appPolicies).values({
      companyId: ids.company,
      appId: ids.app,
      autoApproval: true,
      releaseReview: false,
      longestTermDays: 90,
    })
    const inQueue = async (by: Person) => (await call('listAccessDecisions', {}, by)).data.total
    const blockedState = { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const
    await world.putGrant(requester.memberId, blockedState)
    expect((await ask(requester, { approvalType: 'RELEASE' })).data.approvalResult).toBe('APPROVED')
    const other = await world.person()
    await world.putGrant(other.memberId, { ...blockedState, endDate: '2026-11-20' })
    for (const [person, approvalType] of [
      [requester, 'APPLY'],
      [other, 'EXTEND'],
    ] as const) {
      const preview = { levelId: ids.level, approvalType, termDays: 30 }
      expect((await call('previewAccessRequest', preview, person)).data).toMatchObject({
        autoApprovedYn: 'N',
        approvers: [{ name: '박서연', role: 'SECURITY_ADMIN' }],
      })
      const { data: asked } = await ask(person, { approvalType, termDays: 30 })
      expect(asked.approvalResult).toBe('WAITING')
      expect(await decide(approver, asked)).toMatchObject({ code: 5034 })
      expect([await inQueue(approver), await inQueue(security)]).toEqual([0, 1])
      expect(await world.noticesTo(approver)).toEqual([])
      expect((await decide(security, asked)).data).toMatchObject({ approvalResult: 'APPROVED' })
      expect(await grantOf(person)).toMatchObject({ useStatus: 'NORMAL', pauseOrigin: null })
      const { data: decided } = await call('listAdminAccessDecisions', { mineYn: 'Y' }, security)
      expect(decided.list.map(({ requestId }) => requestId)).toContain(asked.requestId)
    }
    // After the decision of security, the permission is treated like any other.
    await ask(requester, { approvalType: 'RELEASE' })
    expect((await ask(requester)).data).toMatchObject({ approvalResult: 'APPROVED' })
  })
})
