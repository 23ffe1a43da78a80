import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { members } from '#server/db/schema/member.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertLevel } from '#worlds/access.ts'

describeEngines('permissions for admins', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide, grantOf } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let holder: Person
  let approver: Person
  let admin: Person
  let security: Person
  let grantId: string
  beforeEach(async () => {
    holder = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
    admin = await world.person({ roles: ['appAdmin'], appId: ids.app, name: '최하늘' })
    security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
    grantId = await world.putGrant(holder.memberId)
  })
  const db = () => engine.database().db
  const listGrants = (by: Person, more: object = {}) => call('listAdminAccessGrants', more, by)
  const comment = '담당 업무가 바뀌었습니다.'
  const revoke = (by: Person, more: object = {}) =>
    call('revokeAccessGrant', { grantId, version: 1, comment, ...more }, by)
  const block = (by: Person, more: object = {}) =>
    call('blockAccessGrant', { grantId, version: 1, comment, ...more }, by)
  const lift = (by: Person, more: object = {}) =>
    call('liftAccessGrant', { grantId, version: 1, comment, ...more }, by)

  it('each admin sees the permissions of their company in their apps, with the actions that are possible on each', async () => {
    const other = await world.addApp({ name: '전자결재' })
    await world.putGrant(holder.memberId, {
      levelId: other.level,
      startAt: new Date('2026-11-20T00:00:00Z'),
      endDate: '2026-11-19',
    })
    const stranger = await world.person({ companyId: await world.otherCompany() })
    await world.putGrant(stranger.memberId)
    expect((await listGrants(admin)).data).toMatchObject({
      total: 1,
      list: [{ grantId, memberName: '송나래', revokeYn: 'Y', blockYn: 'N', liftYn: 'N' }],
    })
    expect((await listGrants(security)).data).toMatchObject({
      total: 2,
      list: [
        { grantId, revokeYn: 'Y', blockYn: 'Y' },
        { appName: '전자결재', useStatus: 'EXPIRE', revokeYn: 'N', blockYn: 'N' },
      ],
    })
    expect((await listGrants(security, { useStatus: 'EXPIRE' })).data).toMatchObject({
      total: 1,
      list: [{ appName: '전자결재' }],
    })
    expect((await listGrants(security, { useStatus: 'NORMAL', search: '송나래 재무' })).data).toMatchObject({
      total: 1,
      search: '송나래 재무',
    })
    expect((await listGrants(security, { search: '없는말' })).data.total).toBe(0)
    const firstPage = (await listGrants(security, { limit: 1 })).data
    expect((await listGrants(security, { limit: 1, cursor: firstPage.nextCursor! })).data).toMatchObject({
      nextCursor: null,
      list: [{ appName: '전자결재' }],
    })
    for (const unauthorized of [holder, approver, await world.person({ roles: ['staff'] })])
      expect(await listGrants(unauthorized)).toMatchObject({ code: 1403 })
  })

  it('are sorted in both directions, page by page, and filtered by risk, app and department', async () => {
    const other = await world.addApp({ name: '전자결재' })
    const high = await insertLevel(db(), { appId: other.app, riskLevel: 'HIGH', name: '승인' })
    const next = await world.person({ name: '가람' })
    await db().update(members).set({ deptName: '인사팀' }).where(eq(members.id, next.memberId))
    await world.putGrant(next.memberId, { levelId: high, endDate: '2026-12-01' })
    await world.putGrant(next.memberId, { levelId: other.level, endDate: '2027-01-05' })
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const foreign = await world.putGrant(stranger.memberId)
    const pages = async (order: object) => {
      const listedGrants: Schema<'AdminAccessGrant'>[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const { data } = await listGrants(security, { ...order, limit: 1, ...(cursor && { cursor }) })
        listedGrants.push(...data.list)
        cursor = data.nextCursor
      }
      return listedGrants
    }
    const values = {
      START: ({ startAt }: Schema<'AdminAccessGrant'>) => startAt,
      PERSON: ({ memberName }: Schema<'AdminAccessGrant'>) => memberName,
      DEPARTMENT: ({ deptName }: Schema<'AdminAccessGrant'>) => deptName ?? '',
      APP: ({ appName }: Schema<'AdminAccessGrant'>) => appName,
      RISK: ({ riskLevel }: Schema<'AdminAccessGrant'>) => ['LOW', 'MEDIUM', 'HIGH'].indexOf(riskLevel),
      END: ({ endDate }: Schema<'AdminAccessGrant'>) => endDate,
    }
    for (const [sort, valueOf] of Object.entries<(row: Schema<'AdminAccessGrant'>) => string | number>(
      values,
    )) {
      const ascending = await pages({ sort, sortDirection: 'ASC' })
      const descending = await pages({ sort, sortDirection: 'DESC' })
      expect(descending.map((row) => row.grantId)).toEqual(ascending.map((row) => row.grantId).toReversed())
      expect(ascending).toHaveLength(3)
      const sortedValues = ascending.map(valueOf)
      expect(sortedValues).toEqual(
        sortedValues.toSorted((one, another) => (one < another ? -1 : one > another ? 1 : 0)),
      )
    }
    const { data: risky } = await listGrants(security, { riskLevel: 'HIGH' })
    expect(risky).toMatchObject({ total: 1, list: [{ levelName: '승인', deptName: '인사팀' }] })
    expect(risky.apps.map(({ appName, count }) => [appName, count])).toContainEqual(['전자결재', 2])
    expect((await listGrants(security, { appId: other.app })).data.total).toBe(2)
    expect((await listGrants(security, { search: '인사팀' })).data.total).toBe(2)
    expect((await listGrants(admin, { appId: other.app })).data).toMatchObject({ total: 0, list: [] })
    // A cursor that names a permission of another company matches no rows.
    const at = Buffer.from(`0.${foreign}`, 'utf8').toString('base64url')
    expect((await listGrants(security, { sort: 'PERSON', cursor: at })).data.list).toEqual([])
  })

  it('are exported as a file in the order of the list, by everyone who may read the list', async () => {
    const file = (await call('exportAdminAccessGrants', { sort: 'PERSON' }, security)).data
    expect(file).toMatchObject({ rows: 1, fileName: expect.stringMatching(/^구성원권한-[\d-]{10}\.csv$/u) })
    expect(file.csv).toContain('구성원,부서,앱,권한,위험,상태,시작일,종료일\r\n송나래,')
    expect(file.csv).toContain(',사용 중,')
    expect((await call('exportAdminAccessGrants', { useStatus: 'EXPIRE' }, security)).data.rows).toBe(0)
    const rowsOf = async (grantIds: string[]) =>
      (await call('exportAdminAccessGrants', { grantIds }, security)).data.rows
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const foreign = await world.putGrant(stranger.memberId)
    const [seen] = (await listGrants(security, {})).data.list
    expect([await rowsOf([seen!.grantId]), await rowsOf([foreign])]).toEqual([1, 0])
    for (const unauthorized of [holder, approver])
      expect(await call('exportAdminAccessGrants', {}, unauthorized)).toMatchObject({ code: 1403 })
  })

  it('a permission is revoked permanently, and its waiting requests are closed', async () => {
    const { data: waiting } = await ask(holder, { approvalType: 'SUSPEND' })
    expect(await revoke(admin, { comment: ' 왜 ' })).toMatchObject({ code: 5035 })
    expect(await revoke(admin, { version: 2 })).toMatchObject({ code: 5023 })
    for (const unauthorized of [
      holder,
      approver,
      await world.person({ roles: ['appAdmin', 'securityAdmin'], companyId: await world.otherCompany() }),
    ]) {
      expect(await revoke(unauthorized)).toMatchObject({ code: 5021 })
    }
    expect((await revoke(admin)).data).toMatchObject({
      useStatus: 'EXPIRE',
      endReason: 'REVOKED',
      version: 2,
      revokeYn: 'N',
    })
    expect(await revoke(admin, { version: 2 })).toMatchObject({ code: 5023 })
    expect(
      (await call('getAccessRequest', { requestId: waiting.requestId }, holder)).data.request,
    ).toMatchObject({ approvalResult: 'REJECTED', closeReason: 'INELIGIBLE' })
    expect(await ask(holder, { approvalType: 'EXTEND' })).toMatchObject({ code: 5007 })
    expect(await world.noticesTo(holder)).toEqual(['신청이 종료되었습니다', '권한이 회수되었습니다'])
  })

  it('only security can suspend a permission at once, and lift that suspension', async () => {
    for (const unauthorized of [admin, approver, holder])
      expect(await block(unauthorized)).toMatchObject({ code: 5021 })
    expect((await block(security)).data).toMatchObject({
      useStatus: 'PAUSE',
      pauseOrigin: 'SECURITY',
      version: 2,
      blockYn: 'N',
      liftYn: 'Y',
    })
    expect(await block(security, { version: 2 })).toMatchObject({ code: 5023 })
    const { data: wish } = await ask(holder, { approvalType: 'RESUME' })
    expect(await decide(approver, wish)).toMatchObject({ code: 5034 })
    expect(await lift(admin, { version: 2 })).toMatchObject({ code: 5021 })
    expect((await lift(security, { version: 2 })).data).toMatchObject({
      useStatus: 'NORMAL',
      pauseOrigin: null,
      version: 3,
    })
    expect(await decide(approver, wish)).toMatchObject({
      data: { approvalResult: 'REJECTED', closeReason: 'INELIGIBLE' },
    })
    const history = (await call('getAccessGrant', { grantId }, holder)).data.events
    expect(
      history
        .filter(({ event }) => event.startsWith('grant.'))
        .map(({ event, text, actorName }) => [event, text, actorName]),
    ).toEqual([
      ['grant.blocked', comment, '박서연'],
      ['grant.resumed', comment, '박서연'],
    ])
    expect(await world.noticesTo(holder)).toContain('보안을 위해 권한이 정지되었습니다')
  })

  it('no one lifts a suspension by its holder, or acts on their own permission', async () => {
    const own = await world.putGrant(security.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    const pausedAdmin = await world.putGrant(admin.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    expect(await lift(security, { grantId: pausedAdmin })).toMatchObject({ code: 5023 })
    for (const act of [revoke, block, lift])
      expect(await act(security, { grantId: own })).toMatchObject({ code: 5021 })
  })

  it('the permission of the last administrator of an app cannot be revoked, and the action is not offered', async () => {
    const offeredRevocations = async () =>
      Object.fromEntries((await listGrants(admin)).data.list.map((grant) => [grant.grantId, grant.revokeYn]))
    const usedGrantId = grantId
    grantId = await world.putGrant(holder.memberId, { levelId: ids.admin })
    expect(await offeredRevocations()).toEqual({ [usedGrantId]: 'Y', [grantId]: 'N' })
    expect(await revoke(admin)).toMatchObject({ code: 5012 })
    const other = await world.putGrant(approver.memberId, { levelId: ids.admin })
    expect(await offeredRevocations()).toEqual({ [usedGrantId]: 'Y', [grantId]: 'Y', [other]: 'Y' })
    expect(await revoke(admin)).toMatchObject({ code: 200 })
    expect(await offeredRevocations()).toMatchObject({ [other]: 'N' })
    const paused = { levelId: ids.admin, useStatus: 'PAUSE', pauseOrigin: 'USER' } as const
    const idle = await world.putGrant((await world.person()).memberId, paused)
    expect(await offeredRevocations()).toMatchObject({ [other]: 'N', [idle]: 'Y' })
  })

  it('many requests are decided, each separately', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => world.person()))
    const requestsOfPeople = await Promise.all(people.map(async (person) => (await ask(person)).data))
    const own = (await ask(approver)).data
    await call('withdrawAccessRequest', { requestId: requestsOfPeople[1]!.requestId, version: 1 }, people[1]!)
    const requests = [...requestsOfPeople, own].map(({ requestId, version }) => ({ requestId, version }))
    const all = {
      requests: [...requests, { requestId: randomUUID(), version: 1 }],
      decision: 'APPROVE',
      comment: '',
    } as const
    const { data } = await call('decideAccessRequests', { ...all, requests: [...all.requests] }, approver)
    expect(data.list.map(({ code, approvalResult }) => [code, approvalResult])).toEqual([
      [200, 'APPROVED'],
      [5032, 'REJECTED'],
      [200, 'APPROVED'],
      [5033, 'WAITING'],
      [5031, null],
    ])
    expect(data.list.map(({ closeReason, deciderName }) => [closeReason, deciderName]).slice(0, 2)).toEqual([
      ['DECISION', '이지호'],
      ['WITHDRAWN', null],
    ])
    expect(await grantOf(people[0]!)).toMatchObject({ useStatus: 'NORMAL' })
    expect(
      await call(
        'decideAccessRequests',
        { requests: [requests[0]!], decision: 'REJECT', comment: '' },
        approver,
      ),
    ).toMatchObject({ code: 5035 })
    const tooMany = Array.from({ length: 51 }, () => ({ requestId: randomUUID(), version: 1 }))
    expect(
      await call('decideAccessRequests', { requests: tooMany, decision: 'APPROVE', comment: '' }, approver),
    ).toMatchObject({ code: 400 })
  })
})
