import { beforeEach, expect, it } from 'vitest'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertAccessRequest } from '#worlds/access.ts'

const HOUR_MS = 3_600_000

describeEngines('the queue of requests that wait for a decision', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
  })
  const list = async (by: Person, more: object = {}) => (await call('listAdminAccessRequests', more, by)).data
  const today = async (by: Person) => (await call('getAdminAccessToday', {}, by)).data
  /** Creates a request that has waited for a number of hours, and returns its id. */
  async function waitingFor(
    hours: number,
    memberId: string,
    more: Partial<typeof accessRequests.$inferInsert> = {},
  ): Promise<string> {
    const requestedAt = new Date(world.portal().clock.now().getTime() - hours * HOUR_MS)
    const { db } = engine.database()
    return insertAccessRequest(db, { memberId, levelId: ids.level, requestedAt, ...more })
  }

  it('lists waiting requests, the longest wait first, with the result of an approval', async () => {
    const other = await world.person({ name: '유다인' })
    await waitingFor(2, requester.memberId)
    await waitingFor(140, other.memberId)
    const page = await list(approver)
    expect(page).toMatchObject({
      total: 2,
      waiting: 2,
      nextCursor: null,
      ages: { NEW: 1, AGED: 0, LATE: 1 },
      apps: [{ appId: ids.app, appName: '재무 회계', count: 2 }],
    })
    expect(page.list).toMatchObject([
      {
        request: { requesterName: '유다인' },
        refusal: null,
        possibleYn: 'Y',
        previewEndDate: '2026-12-21',
        currentStartDate: null,
        currentEndDate: null,
      },
      { request: { requesterName: '송나래' } },
    ])
    const firstPage = await list(approver, { limit: 1 })
    expect(firstPage.list).toHaveLength(1)
    expect((await list(approver, { limit: 1, cursor: firstPage.nextCursor! })).list).toMatchObject([
      { request: { requesterName: '송나래' } },
    ])
  })

  it('shows the old and new end of an extension, and requests that can no longer be approved', async () => {
    const grantId = await world.putGrant(requester.memberId, {
      startAt: new Date('2026-11-01T00:30:00+09:00'),
      endDate: '2026-11-25',
    })
    await waitingFor(1, requester.memberId, { grantId, approvalType: 'EXTEND', termDays: 10 })
    const other = await world.person()
    const paused = await world.putGrant(other.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    await waitingFor(3, other.memberId, { grantId: paused, approvalType: 'SUSPEND', termDays: null })
    expect((await list(approver)).list).toMatchObject([
      { possibleYn: 'N', previewEndDate: null, currentEndDate: '2026-12-31' },
      {
        possibleYn: 'Y',
        previewEndDate: '2026-12-05',
        currentStartDate: '2026-11-01',
        currentEndDate: '2026-11-25',
      },
    ])
  })

  it('shows that the last administrator of an app cannot be removed', async () => {
    const more = await world.addApp({ name: '전자결재' })
    const requestBeforeLeaving = async (levelId: string, by: Person, hours: number) => {
      const grantId = await world.putGrant(by.memberId, { levelId })
      return waitingFor(hours, by.memberId, { levelId, grantId, approvalType: 'SUSPEND', termDays: null })
    }
    const other = await world.person()
    const last = await requestBeforeLeaving(ids.admin, requester, 4)
    await requestBeforeLeaving(more.admin, requester, 3)
    await requestBeforeLeaving(more.admin, other, 2)
    await requestBeforeLeaving(ids.level, other, 1)
    const possible = async () => (await list(approver)).list.map(({ possibleYn }) => possibleYn)
    expect(await possible()).toEqual(['N', 'Y', 'Y', 'Y'])
    expect((await call('getAdminAccessRequest', { requestId: last }, approver)).data.seen.possibleYn).toBe(
      'N',
    )
    expect((await call('getAccessRequest', { requestId: last }, approver)).data.possibleYn).toBe('N')
    await world.putGrant(other.memberId, { levelId: ids.admin })
    expect(await possible()).toEqual(['Y', 'Y', 'Y', 'Y'])
  })

  it('is filtered by app, type, age and words', async () => {
    const more = await world.addApp({ name: '전자결재' })
    await waitingFor(2, requester.memberId)
    await waitingFor(30, requester.memberId, { levelId: more.level })
    const grantId = await world.putGrant(requester.memberId, {
      levelId: more.admin,
      startAt: new Date('2026-11-01T00:00:00Z'),
    })
    await waitingFor(150, requester.memberId, {
      levelId: more.admin,
      grantId,
      approvalType: 'SUSPEND',
      termDays: null,
    })
    const totals = async (filter: object) => (await list(approver, filter)).total
    expect(await totals({ appId: more.app })).toBe(2)
    expect(await totals({ approvalType: 'SUSPEND' })).toBe(1)
    expect(await totals({ requestAge: 'NEW' })).toBe(1)
    expect(await totals({ requestAge: 'AGED' })).toBe(1)
    expect(await totals({ requestAge: 'LATE', appId: ids.app })).toBe(0)
    expect(await totals({ search: '전자 송나래' })).toBe(2)
    expect(await list(approver, { search: '없는말' })).toMatchObject({
      total: 0,
      waiting: 3,
      search: '없는말',
    })
    expect((await list(await world.person({ roles: ['approver'], appId: ids.app }))).total).toBe(1)
  })

  it('shows the decider’s own requests as disabled, and hides requests of members whose delegate the decider is', async () => {
    expect(await list(approver)).toMatchObject({ total: 0, list: [] })
    const secondApprover = await world.person({ roles: ['approver'] })
    const { data: own } = await ask(approver)
    const { data: asked } = await ask(approver, { levelId: ids.admin })
    const closedRequests = (await list(approver)).list
    expect(closedRequests.map(({ request }) => request.requestId).toSorted()).toEqual(
      [own, asked].map(({ requestId }) => requestId).toSorted(),
    )
    expect(closedRequests).toMatchObject(
      [own, asked].map(() => ({
        request: { ownYn: 'Y' },
        refusal: '본인의 신청은 직접 처리할 수 없습니다. 다른 승인자의 처리를 기다려 주세요.',
      })),
    )
    expect((await today(approver)).waiting).toBe(0)
    await call(
      'setAccessDelegation',
      { delegateEmail: requester.email, startDate: '2026-11-21', endDate: '2026-11-25' },
      approver,
    )
    expect((await list(requester)).total).toBe(0)
    expect((await list(secondApprover)).total).toBe(2)
  })

  it('is empty for a member without a role, and for a member of another company', async () => {
    await waitingFor(2, requester.memberId)
    for (const unauthorized of [
      requester,
      await world.person({ roles: ['staff'] }),
      await world.person({ roles: ['approver'], companyId: null }),
    ]) {
      expect(await call('listAdminAccessRequests', {}, unauthorized)).toMatchObject({ code: 1403 })
      expect(await call('getAdminAccessToday', {}, unauthorized)).toMatchObject({ code: 1403 })
    }
    const stranger = await world.person({
      roles: ['approver', 'appAdmin', 'securityAdmin'],
      companyId: await world.otherCompany(),
    })
    expect(await list(stranger)).toMatchObject({ total: 0, waiting: 0, apps: [] })
    expect(await today(stranger)).toMatchObject({ waiting: 0, longest: [], blocked: 0, ending: 0 })
  })

  it('contains requests about suspensions by security only for security admins', async () => {
    const grantId = await world.putGrant(requester.memberId, {
      useStatus: 'PAUSE',
      pauseOrigin: 'SECURITY',
      endDate: '2026-11-30',
    })
    await waitingFor(2, requester.memberId, { grantId, approvalType: 'RESUME', termDays: null })
    const security = await world.person({ roles: ['securityAdmin'] })
    expect((await list(approver)).total).toBe(0)
    expect((await list(security)).total).toBe(1)
    expect(await today(security)).toMatchObject({
      roles: ['SECURITY_ADMIN'],
      waiting: 1,
      blocked: 1,
      ending: 1,
    })
  })

  it('counts the requests and decisions of today and of the fortnight before', async () => {
    const { data } = await ask(requester)
    await decide(approver, data)
    await waitingFor(30, (await world.person()).memberId)
    await waitingFor(31 * 24, (await world.person()).memberId, {
      approvalResult: 'REJECTED',
      closeReason: 'TIMEOUT',
    })
    const day = await today(approver)
    expect(day).toMatchObject({
      roles: ['APPROVER'],
      waiting: 1,
      ages: { NEW: 0, AGED: 1, LATE: 0 },
      longest: [{ requesterName: '송나래' }],
    })
    expect(day.trend).toHaveLength(14)
    expect(day.trend.slice(-2)).toEqual([
      { date: '2026-11-20', requested: 1, decided: 0, found: 0, handled: 0 },
      { date: '2026-11-21', requested: 1, decided: 1, found: 0, handled: 0 },
    ])
  })
})
