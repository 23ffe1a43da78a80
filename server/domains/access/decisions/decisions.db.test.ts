import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { assignmentFor, type RoleAssignment } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { DAY_MS } from '#domain/durations.ts'
import { accessLevelClosings } from '#server/db/schema/access-catalogue.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { memberAccessChanges } from '../access.leaving.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { subjectOfRequest } from '../requests/requests.sight.ts'
import { requestStore } from '../requests/requests.store.ts'

describeEngines('deciding on permissions', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide, requestAndApprove: granted, grantOf } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
  })
  const delegate = (
    by: Person,
    to: Person,
    days: { startDate: string; endDate: string } = { startDate: '2026-11-21', endDate: '2026-11-25' },
  ) => call('setAccessDelegation', { delegateEmail: to.email, ...days }, by)

  it('carries out an approved request, for every type of request', async () => {
    await granted(requester, approver, { termDays: 10 })
    await granted(requester, approver, { approvalType: 'SUSPEND' })
    expect(await grantOf(requester)).toMatchObject({
      useStatus: 'PAUSE',
      pauseOrigin: 'USER',
      endDate: '2026-12-01',
    })
    await granted(requester, approver, { approvalType: 'EXTEND', termDays: 5 })
    expect(await grantOf(requester)).toMatchObject({
      useStatus: 'PAUSE',
      pauseOrigin: 'USER',
      endDate: '2026-12-06',
    })
    await granted(requester, approver, { approvalType: 'RESUME' })
    expect(await grantOf(requester)).toMatchObject({
      useStatus: 'NORMAL',
      pauseOrigin: null,
      endDate: '2026-12-06',
    })
  })

  it('needs a reason for a rejection, after which the requester has no permission', async () => {
    const { data } = await ask(requester)
    for (const comment of ['', ' 왜 '])
      expect(await decide(approver, data, { decision: 'REJECT', comment })).toMatchObject({ code: 5035 })
    expect((await decide(approver, data, { decision: 'REJECT', comment: ' 불가 ' })).data).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'DECISION',
      comment: '불가',
      grantedTermDays: null,
    })
    expect(await grantOf(requester)).toBeUndefined()
    expect(await world.noticesTo(requester)).toEqual(['신청이 반려되었습니다'])
    expect(await decide(approver, data)).toMatchObject({ code: 5032 })
    expect(await decide(approver, { ...data, version: 2 })).toMatchObject({ code: 5032 })
  })

  it('needs the current version of the request', async () => {
    const { data } = await ask(requester)
    expect(await decide(approver, { ...data, version: 7 })).toMatchObject({ code: 5032 })
    expect(await decide(approver, data)).toMatchObject({ code: 200 })
  })

  it('is refused for the decider’s own request', async () => {
    const admin = await world.person({ roles: ['approver', 'appAdmin', 'securityAdmin'] })
    const { data } = await ask(admin)
    expect(await decide(admin, data)).toMatchObject({ code: 5033 })
    await delegate(admin, requester)
    // A delegate of the requester has no role in the request.
    expect(await decide(requester, data)).toMatchObject({ code: 5034 })
    expect(await decide(approver, data)).toMatchObject({ code: 200 })
  })

  it('is possible only for approvers of the app in the company', async () => {
    const { data } = await ask(requester)
    const unauthorizedPeople = [
      await world.person(),
      await world.person({ roles: ['staff'] }),
      await world.person({
        roles: ['approver', 'appAdmin', 'securityAdmin'],
        companyId: await world.otherCompany(),
      }),
      await world.person({ roles: ['approver'], companyId: null }),
      await world.person({ roles: ['approver', 'appAdmin'], appId: (await world.addApp()).app }),
    ]
    for (const stranger of unauthorizedPeople) {
      expect(await call('getAccessRequest', { requestId: data.requestId }, stranger)).toMatchObject({
        code: 5031,
      })
      expect(await decide(stranger, data)).toMatchObject({ code: 5031 })
      expect((await call('listAccessDecisions', {}, stranger)).data).toMatchObject({
        total: 0,
        counts: { APPROVAL: 0 },
      })
    }
    expect(await decide(await world.person({ roles: ['approver'], appId: ids.app }), data)).toMatchObject({
      code: 200,
    })
  })

  it('requires the password check first', async () => {
    const { data } = await ask(requester)
    const session = await world.portal().logInFully(approver.email)
    expect(await decide({ ...approver, session }, data)).toMatchObject({ code: 1225 })
  })

  it('offers the term that the app still allows, and shows when no approval is possible', async () => {
    const { db } = engine.database()
    const { data } = await ask(requester, { termDays: 60 })
    const requestSeenByApprover = async () =>
      (await call('getAccessRequest', { requestId: data.requestId }, approver)).data
    expect(await requestSeenByApprover()).toMatchObject({ previewEndDate: '2027-01-20', possibleYn: 'Y' })
    await db.update(apps).set({ longestTermDays: 30 }).where(eq(apps.id, ids.app))
    expect(await requestSeenByApprover()).toMatchObject({
      longestTermDays: 30,
      previewEndDate: '2026-12-21',
      possibleYn: 'Y',
    })
    const closedAt = world.portal().clock.now()
    await db
      .insert(accessLevelClosings)
      .values({ levelId: ids.level, companyId: ids.company, useState: 'L', closedAt })
    expect(await requestSeenByApprover()).toMatchObject({
      previewEndDate: null,
      possibleYn: 'N',
      decideYn: 'Y',
    })
    await db.delete(accessLevelClosings)
    const decided = await decide(approver, data, { termDays: 30 })
    expect(decided.data).toMatchObject({ approvalResult: 'APPROVED', endDate: '2026-12-21' })
    expect(await requestSeenByApprover()).toMatchObject({ possibleYn: 'N' })
  })

  it.each([
    ['approver', 29, 200],
    ['approver', 31, 5036],
    ['appAdmin', 31, 200],
    ['appAdmin', 90, 200],
    ['appAdmin', 91, 5036],
    ['appAdmin', 0, 5036],
  ] as const)('%s may grant %d days of 30: %d', async (role, termDays, code) => {
    const decider = await world.person({ roles: [role] })
    const { data } = await ask(requester, { termDays: 30 })
    const answer = await decide(decider, data, { termDays })
    expect(answer.code).toBe(code)
    if (code === 200) expect(answer.data).toMatchObject({ termDays: 30, grantedTermDays: termDays })
  })

  it('is possible only for security if the request would end a suspension by security', async () => {
    await world.putGrant(requester.memberId, { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' })
    expect(await ask(requester, { approvalType: 'RESUME' })).toMatchObject({ code: 5011 })
    const security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
    const { data } = await ask(requester, { approvalType: 'RESUME' })
    expect(await decide(approver, data)).toMatchObject({ code: 5034 })
    expect((await call('listAccessDecisions', {}, approver)).data.total).toBe(0)
    expect((await decide(security, data)).data).toMatchObject({
      approvalResult: 'APPROVED',
      deciderName: '박서연',
    })
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'NORMAL', pauseOrigin: null })
    const { data: plain } = await ask(requester, { approvalType: 'SUSPEND' })
    expect(await decide(security, plain)).toMatchObject({ code: 5034 })
  })

  it('closes a request that has become impossible, without carrying it out', async () => {
    const { data } = await ask(requester)
    await world.putGrant(requester.memberId)
    expect((await decide(approver, data)).data).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'INELIGIBLE',
      deciderName: '이지호',
    })
    expect(await world.noticesTo(requester)).toEqual(['신청이 종료되었습니다'])
  })

  describe('a delegate', () => {
    it('decides from the first to the last day of the delegation', async () => {
      const stand = await world.person({ name: '한아름' })
      expect(
        (await delegate(approver, stand, { startDate: '2026-11-22', endDate: '2026-11-23' })).data,
      ).toMatchObject({ approverYn: 'Y', delegateName: '한아름', startDate: '2026-11-22' })
      expect((await call('getAccessDelegation', {}, stand)).data).toMatchObject({
        approverYn: 'N',
        standingInFor: [{ name: '이지호', endDate: '2026-11-23' }],
      })
      const { data } = await ask(requester)
      expect(await decide(stand, data)).toMatchObject({ code: 5031 })
      await world.goTo('2026-11-22T00:00:00+09:00', stand, approver)
      expect((await call('listAccessDecisions', {}, stand)).data.total).toBe(1)
      expect((await call('getAccessRequest', { requestId: data.requestId }, stand)).data).toMatchObject({
        decideYn: 'Y',
        termChange: 'SHORTER',
        approvers: [{ role: 'APPROVER' }, { role: 'DELEGATE', name: '한아름' }],
      })
      await call('clearAccessDelegation', {}, approver)
      expect(await decide(stand, data)).toMatchObject({ code: 5031 })
      await delegate(approver, stand, { startDate: '2026-11-22', endDate: '2026-11-23' })
      expect((await decide(stand, data)).data).toMatchObject({
        approvalResult: 'APPROVED',
        deciderName: '한아름',
      })
      await world.goTo('2026-11-24T00:00:00+09:00', stand)
      expect((await call('getAccessDelegation', {}, stand)).data.standingInFor).toEqual([])
      expect(await call('getAccessRequest', { requestId: data.requestId }, stand)).toMatchObject({
        code: 5031,
      })
      expect((await world.noticesTo(stand)).slice(0, 2)).toEqual([
        '대리 승인자로 지정되었습니다',
        '대리 승인 기간이 끝났습니다',
      ])
    })

    it('is named by a colleague with a role, for future days', async () => {
      const colleague = await world.person()
      const stranger = await world.person({ companyId: await world.otherCompany() })
      expect(await delegate(requester, colleague)).toMatchObject({ code: 1403 })
      expect(await delegate(approver, stranger)).toMatchObject({ code: 5041 })
      expect(await delegate(approver, approver)).toMatchObject({ code: 5041 })
      expect(await delegate(approver, { ...colleague, email: 'nobody@example.com' })).toMatchObject({
        code: 5041,
      })
      expect(
        await delegate(approver, colleague, { startDate: '2026-11-20', endDate: '2026-11-25' }),
      ).toMatchObject({ code: 5041 })
      expect(
        await delegate(approver, colleague, { startDate: '2026-11-25', endDate: '2026-11-24' }),
      ).toMatchObject({ code: 5041 })
      expect(await delegate(approver, colleague)).toMatchObject({ code: 200 })
    })
  })

  it('the queue contains the requests that the rules of role assignments allow, for every combination of roles', async () => {
    const people = await Promise.all([
      world.person({ roles: ['appAdmin'], appId: ids.app }),
      world.person({ roles: ['securityAdmin'] }),
      world.person({ roles: ['approver', 'securityAdmin'], appId: (await world.addApp()).app }),
      world.person(),
      world.person({ roles: ['approver'] }),
    ])
    const allPeople = [requester, approver, ...people]
    const other = await world.addApp()
    await delegate(approver, people[3]!)
    await delegate(people[0]!, approver)
    for (const person of allPeople) {
      await ask(person)
      await world.putGrant(person.memberId, {
        levelId: ids.admin,
        useStatus: 'PAUSE',
        pauseOrigin: 'SECURITY',
        // Some suspensions end on the second of the days below; no sweep has recorded their end by then.
        ...(people.includes(person) && { endDate: todayOf(world.portal().clock.now()) }),
      })
      await ask(person, { levelId: ids.admin, approvalType: 'RESUME' })
      const endedBlock = { useStatus: 'EXPIRE', pauseOrigin: 'SECURITY', endReason: 'RELEASED' } as const
      await world.putGrant(person.memberId, { levelId: other.level, ...endedBlock })
      await ask(person, { levelId: other.level })
      await world.putGrant(person.memberId, { levelId: other.admin, ...endedBlock, endReason: 'TERM' })
      await ask(person, { levelId: other.admin, approvalType: 'EXTEND' })
    }
    const { db } = engine.database()
    const waitingRequests = await Promise.all(
      (await db.select().from(accessRequests)).map(({ id, memberId }) =>
        requestStore(db).find(id, { memberId, companyId: null }),
      ),
    )
    expect(waitingRequests.length).toBeGreaterThanOrEqual(25)
    const startTime = world.portal().clock.now()
    for (const now of [startTime, new Date(startTime.getTime() + DAY_MS)]) {
      const parts = await peopleOf(db, ids.company, todayOf(now))
      for (const { memberId } of allPeople) {
        const assignments: readonly RoleAssignment[] = assignmentsOf(parts, { memberId })
        const actor = { memberId, companyId: ids.company }
        const listedRequests = await requestStore(db).decidable(actor, assignments, now, { limit: 100 })
        const allowedByRules = waitingRequests.filter((request) =>
          assignmentFor('decide', assignments, subjectOfRequest(request!, todayOf(now)), memberId),
        )
        expect(listedRequests.map(({ id }) => id).toSorted()).toEqual(
          allowedByRules.map((request) => request!.id).toSorted(),
        )
        expect(await requestStore(db).countDecidable(actor, assignments, now)).toBe(allowedByRules.length)
      }
    }
  })

  it('the history can be neither changed nor removed', async () => {
    await ask(requester)
    const { db } = engine.database()
    await expect(db.update(accessEvents).set({ text: '다른 말' })).rejects.toThrow()
    await expect(db.delete(accessEvents)).rejects.toThrow()
    await expect(db.execute('truncate access_events')).rejects.toThrow()
  })

  it('a member who withdraws is shown their permissions and requests, and loses them all', async () => {
    await world.putGrant(approver.memberId)
    await world.person({ roles: ['approver'] })
    await ask(approver, { levelId: ids.admin })
    await delegate(approver, requester)
    const { db, ...rest } = world.sweeper()
    const { held, release } = memberAccessChanges({ db, ...rest })
    expect(await held(approver.memberId)).toEqual([
      { releaseType: 'GRANT', name: '재무 회계 (열람)' },
      { releaseType: 'ACCESS_REQUEST', name: '재무 회계 (관리)' },
    ])
    await expect(
      db.transaction(async (tx) => {
        await release(tx, approver.memberId)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await held(approver.memberId)).toHaveLength(2)
    await db.transaction((tx) => release(tx, approver.memberId))
    expect(await held(approver.memberId)).toEqual([])
    expect(await grantOf(approver)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'RELEASED' })
    expect((await call('getAccessDelegation', {}, requester)).data.standingInFor).toEqual([])
    expect(
      (await call('listAccessRequests', { approvalResult: 'REJECTED' }, approver)).data.list,
    ).toMatchObject([{ closeReason: 'WITHDRAWN' }])
  })

  it('an idempotency key of a comment is refused for another comment', async () => {
    const {
      data: { requestId },
    } = await ask(requester)
    const comment = { idempotencyKey: randomUUID(), requestId, body: '서둘러 주세요.' }
    await call('commentAccessRequest', comment, requester)
    expect((await call('commentAccessRequest', comment, requester)).data.events).toHaveLength(2)
    expect(await call('commentAccessRequest', { ...comment, body: '다른 말' }, requester)).toMatchObject({
      code: 1409,
    })
  })
})
