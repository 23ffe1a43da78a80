import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { members } from '#server/db/schema/member.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { everyPage } from '#server/testing/every-page.ts'

describeEngines('the facts for decisions, and past decisions', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  beforeEach(async () => {
    requester = await world.person({ name: '송나래' })
    approver = await world.person({ roles: ['approver'], name: '이지호' })
  })
  const brief = (by: Person, requestId: string) => call('getAdminAccessRequest', { requestId }, by)
  const listDecisions = async (by: Person, more: object = {}) =>
    (await call('listAdminAccessDecisions', more, by)).data

  it('the facts contain the requester, their permissions, the risk and earlier requests', async () => {
    const { db } = engine.database()
    await db.update(accessLevels).set({ riskLevel: 'HIGH' }).where(eq(accessLevels.id, ids.level))
    await db.update(members).set({ deptName: '재무팀' }).where(eq(members.email, requester.email))
    const more = await world.addApp({ name: '전자결재' })
    await world.putGrant(requester.memberId, { levelId: more.level, endDate: '2026-12-31' })
    await world.putGrant(requester.memberId, {
      levelId: ids.admin,
      useStatus: 'EXPIRE',
      endReason: 'TERM',
      endDate: '2026-11-01',
    })
    const { data: before } = await ask(requester)
    await decide(approver, before, { decision: 'REJECT', comment: '기간을 줄여 주세요.' })
    const { data: elsewhere } = await ask(requester, { levelId: more.admin })
    const { data: now } = await ask(requester)
    const { data } = await brief(approver, now.requestId)
    expect(data).toMatchObject({
      seen: {
        request: { requestId: now.requestId, requesterName: '송나래' },
        deptName: '재무팀',
        riskLevel: 'HIGH',
        refusal: null,
        possibleYn: 'Y',
      },
      levelDescription: '내용을 봅니다.',
      grants: [
        { appName: '전자결재', levelName: '열람', riskLevel: 'LOW', useStatus: 'NORMAL', sameAppYn: 'N' },
      ],
      earlier: [
        {
          requestId: before.requestId,
          approvalResult: 'REJECTED',
          deciderName: '이지호',
          comment: '기간을 줄여 주세요.',
        },
      ],
      approvers: [{ name: '이지호', role: 'APPROVER' }],
    })
    const { data: other } = await brief(approver, elsewhere.requestId)
    expect(other).toMatchObject({ grants: [{ sameAppYn: 'Y' }], earlier: [] })
    const { data: queue } = await call('listAdminAccessRequests', { appId: ids.app }, approver)
    expect(queue.list).toMatchObject([{ deptName: '재무팀', riskLevel: 'HIGH' }])
  })

  it('the facts name other holders of the level, those of the same department first, and the requester’s last login', async () => {
    const { db } = engine.database()
    const inDept = (person: Person, deptName: string) =>
      db.update(members).set({ deptName }).where(eq(members.id, person.memberId))
    const { data: asked } = await ask(requester)
    const { data: alone } = await brief(approver, asked.requestId)
    expect(alone).toMatchObject({
      memberId: requester.memberId,
      administersYn: 'N',
      holders: { count: 0, sameDept: 0, names: [] },
    })
    expect(alone.lastSignInAt).toMatch(/^2026-11-21T/)
    const holders = await Promise.all(['김가람', '박다온', '정하늘'].map((name) => world.person({ name })))
    for (const { memberId } of holders) await world.putGrant(memberId)
    await inDept(requester, '재무팀')
    await inDept(holders[2]!, '재무팀')
    const over = await world.person({ name: '지난 사람' })
    await world.putGrant(over.memberId, { endDate: '2026-11-20' })
    const paused = await world.person({ name: '멈춘 사람' })
    await world.putGrant(paused.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    const stranger = await world.person({ companyId: await world.otherCompany() })
    await world.putGrant(stranger.memberId)
    const { data } = await brief(approver, asked.requestId)
    expect(data.holders).toEqual({ count: 3, sameDept: 1, names: ['정하늘', '김가람', '박다온'] })
    const { data: adminship } = await ask(requester, { levelId: ids.admin })
    expect((await brief(approver, adminship.requestId)).data).toMatchObject({ administersYn: 'Y' })
  })

  it('both are empty for a member without a role for the app, and for a member of another company', async () => {
    const { data: asked } = await ask(requester)
    const other = await world.addApp({ name: '전자결재' })
    const elsewhere = await world.person({ roles: ['approver'], appId: other.app })
    const stranger = await world.person({ roles: ['approver'], companyId: await world.otherCompany() })
    expect(await brief(requester, asked.requestId)).toMatchObject({ code: 1403 })
    for (const by of [elsewhere, stranger])
      expect(await brief(by, asked.requestId)).toMatchObject({ code: 5031 })
    await decide(approver, asked)
    expect(await call('listAdminAccessDecisions', {}, requester)).toMatchObject({ code: 1403 })
    for (const by of [elsewhere, stranger])
      expect(await listDecisions(by)).toMatchObject({ total: 0, apps: [], list: [] })
  })

  it('the past decisions exclude withdrawn and waiting requests; they are listed the latest first, by filter and by page', async () => {
    const secondAdmin = await world.person({ roles: ['appAdmin'], name: '최하늘' })
    const other = await world.person({ name: '유다인' })
    const { data: first } = await ask(requester)
    const { data: rejected } = await ask(other)
    const taker = await world.person({ name: '한누리' })
    const { data: taken } = await ask(taker)
    await decide(approver, first)
    world.portal().clock.pass(60)
    await decide(secondAdmin, rejected, { decision: 'REJECT', comment: '담당 업무가 아닙니다.' })
    const { requestId, version } = taken
    await call('withdrawAccessRequest', { requestId, version }, taker)
    await ask(taker)
    expect(await listDecisions(approver)).toMatchObject({
      total: 2,
      apps: [{ appId: ids.app, appName: '재무 회계', count: 2 }],
      nextCursor: null,
      list: [
        { requesterName: '유다인', approvalResult: 'REJECTED', deciderName: '최하늘' },
        { requesterName: '송나래', approvalResult: 'APPROVED', deciderName: '이지호' },
      ],
    })
    const names = async (filter: object) =>
      (await listDecisions(approver, filter)).list.map(({ requesterName }) => requesterName)
    expect(await names({ decision: 'APPROVE' })).toEqual(['송나래'])
    expect(await names({ mineYn: 'Y' })).toEqual(['송나래'])
    expect(await names({ search: '유다인 재무' })).toEqual(['유다인'])
    expect(await names({ approvalType: 'EXTEND' })).toEqual([])
    const page = await listDecisions(approver, { limit: 1 })
    expect(page.list).toMatchObject([{ requesterName: '유다인' }])
    expect(await names({ limit: 1, cursor: page.nextCursor })).toEqual(['송나래'])
    // The page size is two, so that a third decision makes a second page.
    const { data: third } = await ask(await world.person({ name: '가람' }))
    await decide(approver, third, { decision: 'APPROVE', comment: '' })
    const valueOf = {
      DECIDED: ({ closedAt }: Schema<'AccessRequest'>) => closedAt ?? '',
      PERSON: ({ requesterName }: Schema<'AccessRequest'>) => requesterName,
      APP: ({ appName, levelName }: Schema<'AccessRequest'>) => `${appName} ${levelName}`,
      DECIDER: ({ deciderName }: Schema<'AccessRequest'>) => deciderName ?? '',
    }
    for (const [sort, value] of Object.entries(valueOf)) {
      const pages = (sortDirection: string) =>
        everyPage((asked) => listDecisions(approver, { sort, sortDirection, ...asked }))
      const rows = await pages('ASC')
      const ids = rows.map(({ requestId }) => requestId)
      expect([ids.length, new Set(ids).size]).toEqual([3, 3])
      expect(rows.map(value)).toEqual(rows.map(value).toSorted())
      expect((await pages('DESC')).map(({ requestId }) => requestId)).toEqual(ids.toReversed())
    }
  })

  it('past decisions stay visible to the people who could decide at the time, whatever security does to the permission later', async () => {
    const security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
    const colleague = await world.person({ roles: ['securityAdmin'], name: '최하늘' })
    const grantId = await world.putGrant(requester.memberId)
    const listSeenBy = async (by: Person, filter: object = {}) =>
      (await listDecisions(by, { approvalType: 'RESUME', ...filter })).list.map(({ requestId }) => requestId)
    const changeBlock = async (name: 'blockAccessGrant' | 'liftAccessGrant') => {
      const { version } = (await world.grantOf(requester))!
      expect(await call(name, { grantId, version, comment: '조사' }, security)).toMatchObject({ code: 200 })
    }

    await world.requestAndApprove(requester, approver, { approvalType: 'SUSPEND' })
    const ofApprover = await world.requestAndApprove(requester, approver, { approvalType: 'RESUME' })
    await changeBlock('blockAccessGrant')
    const ofSecurity = await world.requestAndApprove(requester, security, { approvalType: 'RESUME' })
    for (const by of [security, colleague]) expect(await listSeenBy(by)).toEqual([ofSecurity.requestId])
    expect(await listSeenBy(security, { mineYn: 'Y' })).toEqual([ofSecurity.requestId])
    expect(await listDecisions(security)).toMatchObject({ total: 1, apps: [{ count: 1 }] })
    expect(await listSeenBy(approver)).toEqual([ofApprover.requestId])

    await changeBlock('blockAccessGrant')
    const { data: rejected } = await ask(requester, { approvalType: 'RESUME' })
    await decide(security, rejected, { decision: 'REJECT', comment: '조사가 끝나지 않았습니다.' })
    const { data: late } = await ask(requester, { approvalType: 'RESUME' })
    await changeBlock('liftAccessGrant')
    await decide(approver, late)
    expect((await listSeenBy(colleague)).toSorted()).toEqual(
      [ofSecurity.requestId, rejected.requestId].toSorted(),
    )
    expect((await listSeenBy(approver)).toSorted()).toEqual([ofApprover.requestId, late.requestId].toSorted())
  })

  it('past decisions are hidden once the requester is in another company, even from their decider', async () => {
    const { data: asked } = await ask(requester)
    await decide(approver, asked)
    await engine
      .database()
      .db.update(members)
      .set({ companyId: await world.otherCompany() })
      .where(eq(members.email, requester.email))
    expect(await listDecisions(approver)).toMatchObject({ total: 0, apps: [], list: [] })
  })
})
