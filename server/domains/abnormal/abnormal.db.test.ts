import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { signIns } from '#server/db/schema/session.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { everyPage } from '#server/testing/every-page.ts'
import { password } from '#server/testing/portal.ts'
import { requestRow } from '#worlds/access.ts'
import { detectAbnormal } from './abnormal.detectors.ts'

describeEngines('abnormal behaviour', (engine) => {
  const world = accessWorld(engine)
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const db = () => engine.database().db
  const comment = '평소와 다른 시간에 접속했습니다.'
  let member: Person
  let security: Person
  beforeEach(async () => {
    member = await world.person({ name: '송나래' })
    security = await world.person({ roles: ['securityAdmin'], name: '박서연' })
  })

  async function put(
    ofMember: Person,
    more: Partial<typeof abnormalEvents.$inferInsert> = {},
  ): Promise<string> {
    const id = randomUUID()
    const at = world.portal().clock.now()
    await db()
      .insert(abnormalEvents)
      .values({
        id,
        memberId: ofMember.memberId,
        detector: 'EXTERNAL',
        eventKey: id,
        abnormalType: 'A',
        detectType: 'F',
        actionStatus: 'N',
        abnormalState: 'OPEN',
        firstAt: at,
        detectedAt: at,
        count: 1,
        device: '',
        address: '',
        evidence: [],
        ...more,
      })
    return id
  }
  const listEvents = (by: Person, more: object = {}) => call('listAbnormalEvents', more, by)
  const detail = (by: Person, abnormalEventId: string) => call('getAbnormalEvent', { abnormalEventId }, by)
  const act = (by: Person, abnormalEventId: string, action: Schema<'AbnormalAction'>, more: object = {}) =>
    call('takeAbnormalAction', { abnormalEventId, version: 1, action, comment, endDate: null, ...more }, by)
  const detect = () => detectAbnormal({ db: db(), clock: world.portal().clock })
  const failures = (memberId: string, count: number, triedAt: Date) =>
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      memberId,
      result: 'PASSWORD_WRONG' as const,
      triedAt,
      device: 'Chrome · Windows',
      address: '198.51.100.*',
    }))
  const withdrawnRequest = { approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' } as const
  const choice = async (id: string, action: Schema<'AbnormalAction'>) =>
    (await detail(security, id)).data.choices.find((each) => each.action === action)

  it('is visible only to security admins of the same company', async () => {
    const id = await put(member)
    const foreign = await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() })
    const ofOneApp = await world.person({ roles: ['securityAdmin'], appId: world.ids.app })
    for (const unauthorized of [member, await world.person({ roles: ['appAdmin', 'approver'] }), ofOneApp]) {
      expect(await listEvents(unauthorized)).toMatchObject({ code: 1403 })
      expect(await detail(unauthorized, id)).toMatchObject({ code: 5201 })
      expect(await act(unauthorized, id, 'WARNING')).toMatchObject({ code: 5201 })
    }
    expect((await listEvents(foreign)).data).toMatchObject({ total: 0, open: 0 })
    expect(await act(foreign, id, 'WARNING')).toMatchObject({ code: 5201 })
    expect((await listEvents(security)).data).toMatchObject({
      total: 1,
      open: 1,
      review: 0,
      list: [{ abnormalEventId: id, memberName: '송나래', abnormalType: 'A' }],
    })
  })

  it('is filtered by codes, including unknown ones', async () => {
    await put(member, { actionStatus: 'Q7' })
    const secondEvent = await put(member, {
      abnormalState: 'HANDLED',
      detectType: 'R',
      detectedAt: new Date('2026-11-01T00:00:00Z'),
    })
    expect((await listEvents(security, { actionStatus: 'Q7' })).data).toMatchObject({
      total: 1,
      actionStatus: 'Q7',
      list: [{ actionStatus: 'Q7' }],
    })
    expect(
      (await listEvents(security, { detectType: 'R', abnormalState: 'HANDLED', search: '나래' })).data,
    ).toMatchObject({ total: 1, list: [{ abnormalEventId: secondEvent }] })
    const { nextCursor } = (await listEvents(security, { limit: 1 })).data
    expect((await listEvents(security, { limit: 1, cursor: nextCursor! })).data).toMatchObject({
      nextCursor: null,
      list: [{ abnormalEventId: secondEvent }],
    })
  })

  it('is sorted by member or time in both directions, page by page, each row once', async () => {
    const others = [await world.person({ name: '가람' }), await world.person({ name: '하늘' })]
    for (const person of [...others, member, others[0]!]) {
      await put(person)
      world.portal().clock.pass(1)
    }
    const pages = (order: object) =>
      everyPage(async (page) => (await listEvents(security, { ...order, ...page })).data)
    for (const [sort, valueOf] of [
      ['MEMBER', ({ memberName }: { memberName: string }) => memberName],
      ['DETECTED', ({ detectedAt }: { detectedAt: string }) => detectedAt],
    ] as const) {
      const rows = await pages({ sort, sortDirection: 'ASC' })
      const ids = rows.map(({ abnormalEventId }) => abnormalEventId)
      expect([ids.length, new Set(ids).size]).toEqual([4, 4])
      expect(rows.map(valueOf)).toEqual(rows.map(valueOf).toSorted())
      const back = await pages({ sort, sortDirection: 'DESC' })
      expect(back.map(({ abnormalEventId }) => abnormalEventId)).toEqual(ids.toReversed())
    }
  })

  it('is detected from the server’s data, once an hour, and not while it is excluded', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      await world.portal().logIn(member.email, 'a wrong one', { address: '198.51.100.7' })
      world.portal().clock.pass(10)
    }
    await detect()
    expect((await listEvents(security)).data.total).toBe(0)
    await world.portal().logIn(member.email, 'a wrong one', { address: '198.51.100.7' })
    await expect
      .poll(() =>
        db().$count(
          signIns,
          and(eq(signIns.memberId, member.memberId), eq(signIns.result, 'PASSWORD_WRONG')),
        ),
      )
      .toBe(5)
    await Promise.all([detect(), detect(), detect()])
    const [found] = (await listEvents(security)).data.list
    expect(found).toMatchObject({
      detector: 'SIGN_IN_FAILURES',
      count: 5,
      address: '198.51.100.*',
      abnormalType: null,
      memberName: '송나래',
    })
    expect((await listEvents(security)).data.total).toBe(1)
    expect((await detail(security, found!.abnormalEventId)).data.evidence).toHaveLength(5)

    expect(
      (
        await act(security, found!.abnormalEventId, 'EXCLUSION', {
          comment: '점검 도구가 밤마다 시도합니다.',
          endDate: '2026-12-31',
        })
      ).data,
    ).toMatchObject({ abnormalState: 'EXCLUDED', exclusionEndDate: '2026-12-31' })
    await db()
      .update(abnormalEvents)
      .set({ eventKey: randomUUID(), detectedAt: new Date('2026-11-20T00:00:00Z') })
      .where(eq(abnormalEvents.id, found!.abnormalEventId))
    await detect()
    expect((await listEvents(security)).data.total).toBe(1)
  })

  it('is detected for each member, independent of other members’ concurrent behaviour', async () => {
    world.portal().clock.pass(60)
    const at = world.portal().clock.now()
    const insertRequests = (memberId: string, count: number, requestedAt: Date) =>
      Array.from({ length: count }, () =>
        requestRow({ memberId, levelId: world.ids.level, ...withdrawnRequest, requestedAt }),
      )
    const noisy = await world.person({ name: '한누리' })
    const shortlyBefore = new Date(at.getTime() - 30_000)
    await db()
      .insert(signIns)
      .values([...failures(member.memberId, 5, shortlyBefore), ...failures(noisy.memberId, 500, at)])
    await db()
      .insert(accessRequests)
      .values([
        ...insertRequests(member.memberId, 10, shortlyBefore),
        ...insertRequests(noisy.memberId, 500, at),
      ])
    await detect()
    const { list: found } = (await listEvents(security, { search: '송나래' })).data
    expect(Object.fromEntries(found.map(({ detector, count }) => [detector, count]))).toEqual({
      REQUEST_BURST: 10,
      SIGN_IN_FAILURES: 5,
    })
    const { list: loud } = (await listEvents(security, { search: '한누리' })).data
    expect(loud.map(({ count }) => count)).toEqual([500, 500])
    expect((await detail(security, loud[0]!.abnormalEventId)).data.evidence).toHaveLength(30)
  })

  it('is added to its open event until that event is handled, and becomes a new event afterwards', async () => {
    const failLogins = async (count: number) => {
      world.portal().clock.pass(30)
      await db()
        .insert(signIns)
        .values(failures(member.memberId, count, world.portal().clock.now()))
      await Promise.all([detect(), detect(), detect()])
      return (await listEvents(security)).data.list.map((event) => [event.abnormalState, event.count])
    }
    const latest = async () => (await listEvents(security)).data.list[0]!.abnormalEventId
    expect(await failLogins(5)).toEqual([['OPEN', 5]])
    expect(await failLogins(1)).toEqual([['OPEN', 6]])
    await act(security, await latest(), 'WARNING')
    expect(await failLogins(4)).toEqual([['HANDLED', 6]])
    expect(await failLogins(1)).toEqual([
      ['OPEN', 5],
      ['HANDLED', 6],
    ])
    expect((await detail(security, await latest())).data.evidence).toHaveLength(5)
    await act(security, await latest(), 'ADMIN_REVIEW')
    expect((await failLogins(2))[0]).toEqual(['REVIEW', 7])
    await act(security, await latest(), 'WARNING', { version: 2 })
    // A time long after the last examined attempt, but within the hour for which two events already have an event
    // key.
    await world.goTo('2026-11-21T03:25:00Z', security)
    expect((await failLogins(5)).map(([state]) => state)).toEqual(['OPEN', 'HANDLED', 'HANDLED'])
  })

  it('includes a login from a device and a network that are both new, and a burst of requests', async () => {
    world.portal().clock.pass(60)
    const at = world.portal().clock.now()
    const row = { memberId: member.memberId, result: 'LOGGED_IN' as const, device: 'Safari · iPhone' }
    await db()
      .insert(signIns)
      .values({ ...row, id: randomUUID(), triedAt: at, address: '203.0.113.*' })
    const insertRequests = {
      memberId: member.memberId,
      levelId: world.ids.level,
      ...withdrawnRequest,
      requestedAt: at,
    }
    await db()
      .insert(accessRequests)
      .values(Array.from({ length: 10 }, () => requestRow(insertRequests)))
    await detect()
    await detect()
    const found = (await listEvents(security)).data.list
    expect(found).toHaveLength(2)
    expect(found.find(({ detector }) => detector === 'NEW_PLACE')).toMatchObject({
      count: 1,
      device: 'Safari · iPhone',
    })
    expect(found.find(({ detector }) => detector === 'REQUEST_BURST')).toMatchObject({ count: 10 })
  })

  it('can be answered with a warning and by ending the sessions', async () => {
    const id = await put(member)
    expect((await act(security, id, 'WARNING')).data).toMatchObject({
      abnormalState: 'HANDLED',
      version: 2,
      lastAction: 'WARNING',
      steps: [{ action: 'WARNING', actorName: '박서연', comment }],
    })
    expect(await act(security, id, 'WARNING')).toMatchObject({ code: 5202 })
    expect(await choice(id, 'END_SESSION')).toMatchObject({ reason: null, count: 1 })
    expect((await act(security, id, 'END_SESSION', { version: 2 })).data.steps.at(-1)).toMatchObject({
      action: 'END_SESSION',
      count: 1,
    })
    expect(await call('getSessionInfo', {}, member)).toMatchObject({ code: 1002 })
    expect(await act(security, id, 'END_SESSION', { version: 3 })).toMatchObject({ code: 5204 })
    expect(await world.noticesTo(member)).toEqual([
      '평소와 다른 사용이 확인되었습니다',
      '보안을 위해 로그아웃했습니다',
    ])
    expect(await db().$count(auditRecords, eq(auditRecords.memberId, security.memberId))).toBeGreaterThan(2)
  })

  it('blocks every permission at once', async () => {
    await world.putGrant(member.memberId)
    await world.putGrant(member.memberId, {
      levelId: world.ids.admin,
      useStatus: 'PAUSE',
      pauseOrigin: 'USER',
    })
    const id = await put(member)
    expect(await choice(id, 'BLOCK_ACCESS')).toMatchObject({ count: 2, reason: null })
    expect((await act(security, id, 'BLOCK_ACCESS')).data.steps).toMatchObject([
      { action: 'BLOCK_ACCESS', count: 2 },
    ])
    for (const level of [world.ids.level, world.ids.admin])
      expect(await world.grantOf(member, level)).toMatchObject({
        useStatus: 'PAUSE',
        pauseOrigin: 'SECURITY',
      })
    const blocked = await db()
      .select()
      .from(accessEvents)
      .where(and(eq(accessEvents.memberId, member.memberId), eq(accessEvents.event, 'grant.blocked')))
    expect(blocked.map(({ actorId }) => actorId)).toEqual([security.memberId, security.memberId])
    expect(await choice(id, 'BLOCK_ACCESS')).toMatchObject({ count: 0, reason: 'NOTHING_TO_DO' })
  })

  it('hides the comment of a security admin from the member whose permission is suspended', async () => {
    const grantId = await world.putGrant(member.memberId)
    const id = await put(member)
    await act(security, id, 'BLOCK_ACCESS')
    expect((await detail(security, id)).data.steps).toMatchObject([{ comment }])
    const { data } = await call('getAccessGrant', { grantId }, member)
    expect(data.events.at(-1)).toMatchObject({ event: 'grant.blocked', text: null })
    expect(JSON.stringify(data)).not.toContain(comment)
  })

  it('can be answered by requiring a new password at the next login', async () => {
    const id = await put(member)
    await act(security, id, 'RESET_PASSWORD')
    expect(await act(security, id, 'RESET_PASSWORD', { version: 2 })).toMatchObject({ code: 5204 })
    expect(await world.portal().logIn(member.email, 'a wrong one')).toMatchObject({ code: 2001 })
    expect(await world.portal().logIn(member.email)).toMatchObject({ code: 5211, session: undefined })
    const answer = await call(
      'changePassword',
      { password, newPassword: 'another horse battery staple' },
      member,
    )
    expect(answer).toMatchObject({ code: 200 })
    expect((await world.portal().logIn(member.email, 'another horse battery staple')).data).toMatchObject({
      loginYn: 'Y',
    })
  })

  it('can require the second factor again, even on a trusted device and without a factor', async () => {
    const trusting = await world.portal().addMember({ companyId: world.ids.company })
    const firstSession = { session: (await world.portal().logIn(trusting.email)).session! }
    const { data: challenge } = await call('startMfaChallenge', { mfaType: 'sms' }, firstSession)
    const { cookies } = await call(
      'verifyMfaCode',
      { challengeId: challenge.challengeId, code: world.portal().lastCode(), trustDeviceYn: 'Y' },
      firstSession,
    )
    const trustedDevice = {
      cookies: Object.fromEntries(Object.entries(cookies).filter(([name]) => name !== 'session')),
    }
    expect((await world.portal().logIn(trusting.email, password, trustedDevice)).data).toMatchObject({
      loginYn: 'Y',
    })
    for (const ofMember of [{ ...member, memberId: trusting.id, email: trusting.email }, member]) {
      await act(security, await put(ofMember), 'REQUIRE_MFA')
      world.portal().clock.pass(60)
      const { data, session = '' } = await world.portal().logIn(ofMember.email, password, trustedDevice)
      expect(data).toMatchObject({ loginYn: 'N' })
      const pendingLogin = { session }
      expect((await call('listMfaFactors', {}, pendingLogin)).data.factors).toMatchObject([
        { mfaType: 'sms' },
      ])
      const { data: sent } = await call('startMfaChallenge', { mfaType: 'sms' }, pendingLogin)
      expect(
        await call(
          'verifyMfaCode',
          { challengeId: sent.challengeId, code: world.portal().lastCode() },
          pendingLogin,
        ),
      ).toMatchObject({ code: 200 })
      expect((await world.portal().logIn(ofMember.email, password, trustedDevice)).data).toMatchObject({
        loginYn: 'Y',
      })
    }
  })

  it('can be passed to the other admins, who are notified', async () => {
    const other = await world.person({ roles: ['securityAdmin'], name: '최하늘' })
    const id = await put(member)
    await act(security, id, 'ADMIN_REVIEW')
    expect((await listEvents(other, { abnormalState: 'REVIEW' })).data).toMatchObject({ total: 1, review: 1 })
    expect(await world.noticesTo(other)).toEqual(['검토할 이상 행위가 있습니다'])
    expect(await act(security, id, 'ADMIN_REVIEW', { version: 2 })).toMatchObject({ code: 5204 })
    expect(await world.noticesTo(member)).toEqual([])
  })

  it('cannot be handled by the person it is about, and needs a comment, and a last day for an exclusion', async () => {
    const own = await put(security)
    expect(await act(security, own, 'WARNING')).toMatchObject({ code: 5203 })
    const id = await put(member)
    expect(await act(security, id, 'WARNING', { comment: ' 왜 ' })).toMatchObject({ code: 5035 })
    expect(
      await act(security, id, 'EXCLUSION', { comment: '짧은 이유', endDate: '2026-12-31' }),
    ).toMatchObject({ code: 5035 })
    for (const endDate of [null, '2026-11-20', '2028-01-01'])
      expect(
        await act(security, id, 'EXCLUSION', { comment: '해외 출장이라 확인했습니다.', endDate }),
      ).toMatchObject({ code: 5205 })
  })

  it('is handled once, however many admins act at once', async () => {
    const id = await put(member)
    const codes = (await Promise.all(Array.from({ length: 8 }, () => act(security, id, 'WARNING')))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await detail(security, id)).data.steps).toHaveLength(1)
    await expect.poll(() => world.noticesTo(member)).toHaveLength(1)
  })
})
