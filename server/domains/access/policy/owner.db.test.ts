import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { apps } from '#server/db/schema/app.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sweepAccess } from '../access.sweeper.ts'

describeEngines('apps of an owner', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const db = () => engine.database().db
  let admin: Person
  let staff: Person
  beforeEach(async () => {
    admin = await world.person({ roles: ['appAdmin'], name: '최하늘' })
    staff = await world.person({ roles: ['staff'], companyId: null, name: '박담당' })
    for (const person of [admin, staff]) person.session = await world.portal().verify(person.session)
  })

  const appTexts = {
    name: '우리 ERP',
    category: '경영 지원',
    description: '전표와 결산을 처리합니다.',
    icon: 'WAREHOUSE',
    devices: ['WINDOW'],
  } satisfies Partial<Input<'createApp'>>
  const create = (by: Person, more: Partial<Input<'createApp'>> = {}) =>
    call('createApp', { idempotencyKey: randomUUID(), longestTermDays: 90, ...appTexts, ...more }, by)
  const addLevel = (
    by: Person,
    appId: string,
    version: number,
    more: Partial<Input<'addAccessLevel'>> = {},
  ) =>
    call(
      'addAccessLevel',
      {
        idempotencyKey: randomUUID(),
        appId,
        version,
        name: '입력',
        description: '전표를 입력합니다.',
        riskLevel: 'HIGH',
        ...more,
      },
      by,
    )
  const listOf = async (by?: Person) =>
    (await call('listApps', {}, by ? { session: by.session } : {})).data.list.map(({ name }) => name)

  it('an app of a company is visible to its members only, and can be requested and decided on', async () => {
    const { data: app } = await create(admin)
    expect(app).toMatchObject({ ...appTexts, owner: 'COMPANY', ownYn: 'Y', longestTermDays: 90, levels: [] })
    const { data } = await addLevel(admin, app.appId, app.version)
    expect(data.levels).toMatchObject([{ name: '입력', riskLevel: 'HIGH', ownYn: 'Y' }])
    const [member, approver] = [await world.person(), await world.person({ roles: ['approver'] })]
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const companyless = await world.person({ companyId: null })
    for (const who of [undefined, stranger, companyless, staff])
      expect(await listOf(who)).not.toContain(appTexts.name)
    expect(await listOf(member)).toContain(appTexts.name)
    const { levelId } = data.levels[0]!
    expect((await world.ask(stranger, { levelId })).code).toBe(5015)
    await world.requestAndApprove(member, approver, { levelId })
    expect(await world.grantOf(member, levelId)).toMatchObject({ useStatus: 'NORMAL' })
  })

  it('an admin of single apps administers the apps they add', async () => {
    const one = await world.person({ roles: ['appAdmin'], appId: ids.app })
    one.session = await world.portal().verify(one.session)
    const { data: app } = await create(one)
    expect(app.managers.filter(({ ownYn }) => ownYn === 'Y')).toMatchObject([
      { managerRole: 'APP_ADMIN', companyYn: 'N' },
    ])
    expect((await call('getAdminApp', { appId: app.appId }, one)).code).toBe(200)
    for (const by of [await world.person(), await world.person({ roles: ['approver'] })]) {
      by.session = await world.portal().verify(by.session)
      expect((await create(by, { name: '다른 앱' })).code).not.toBe(200)
    }
  })

  it('an app of the operator is visible to everyone, and changed only by the staff', async () => {
    // A unique name: apps of the operator are also visible to the companies of the other tests.
    const name = '전국 지도'
    const { data: app } = await create(staff, { owner: 'OPERATOR', name })
    expect(app).toMatchObject({ name, owner: 'OPERATOR', ownYn: 'Y', managers: [] })
    expect(await listOf()).toContain(name)
    const appVersion = { appId: app.appId, version: app.version }
    const ofCompany = (await call('getAdminApp', { appId: app.appId }, admin)).data
    expect(ofCompany).toMatchObject({ owner: 'OPERATOR', ownYn: 'N' })
    expect((await call('updateApp', { ...appVersion, ...appTexts }, admin)).code).toBe(5317)
    expect((await call('retireApp', appVersion, admin)).code).toBe(5317)
    expect((await call('getAdminApp', { appId: app.appId, owner: 'OPERATOR' }, admin)).code).toBe(5022)
    expect((await call('retireApp', { ...appVersion, owner: 'OPERATOR' }, admin)).code).toBe(5022)
    expect((await create(admin, { owner: 'OPERATOR', name: '다른 앱' })).code).toBe(1403)
    const { data: levelled } = await addLevel(staff, app.appId, 1, { owner: 'OPERATOR' })
    const { levelId } = levelled.levels[0]!
    const levelInput = {
      name: '쓰기',
      description: '전표를 씁니다.',
      riskLevel: 'LOW',
      longestTermDays: 20,
    } as const
    const changeAnswer = await call(
      'updateAccessLevel',
      { appId: app.appId, version: levelled.version, owner: 'OPERATOR', levelId, ...levelInput },
      staff,
    )
    expect(changeAnswer.data.levels).toMatchObject([levelInput])
    const policy = { longestTermDays: 45, autoApprovalYn: 'N', releaseReviewYn: 'Y' } as const
    const next = { appId: app.appId, version: changeAnswer.data.version, owner: 'OPERATOR' } as const
    expect((await call('updateAppPolicies', { ...next, ...policy }, staff)).data).toMatchObject(policy)
    const secondInput = { ...next, version: next.version + 1, ...policy, autoApprovalYn: 'Y' } as const
    expect((await call('updateAppPolicies', secondInput, staff)).status).toBe(400)
    // The company sees the level of the operator and the maximum term that the operator set. The company may change
    // the term for itself.
    const { data: settled } = await call('getAdminApp', { appId: app.appId }, admin)
    expect(settled).toMatchObject({ longestTermDays: 45, levels: [{ ...levelInput, ownYn: 'N' }] })
  })

  it('a changed text is visible at once; an old version or a taken name is refused', async () => {
    const { data: app } = await create(admin)
    await create(admin, { name: '회계' })
    const seen = { appId: app.appId, version: app.version, ...appTexts }
    expect((await call('updateApp', { ...seen, name: '회계' }, admin)).code).toBe(5315)
    expect((await call('updateApp', { ...seen, version: 7 }, admin)).code).toBe(5301)
    const changeAnswer = await call('updateApp', { ...seen, name: '새 ERP', icon: 'CODE' }, admin)
    expect(changeAnswer.data).toMatchObject({ name: '새 ERP', icon: 'CODE', version: app.version + 1 })
    expect(await listOf(admin)).toContain('새 ERP')
    expect((await create(admin, { name: '새 ERP' })).code).toBe(5315)
  })

  it('a retired app ends its permissions and requests, and is no longer visible', async () => {
    const { data: app } = await create(admin)
    const { data } = await addLevel(admin, app.appId, app.version)
    const { levelId } = data.levels[0]!
    const [user, asking, approver] = [
      await world.person(),
      await world.person(),
      await world.person({ roles: ['approver'] }),
    ]
    await world.requestAndApprove(user, approver, { levelId })
    const { data: request } = await world.ask(asking, { levelId })
    const { data: retired } = await call('retireApp', { appId: app.appId, version: data.version }, admin)
    expect(retired).toEqual({ appId: app.appId, grants: 1, requests: 1 })
    expect(await world.grantOf(user, levelId)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'REVOKED' })
    const closedRequest = await call('getAccessRequest', { requestId: request.requestId }, asking)
    expect(closedRequest.data.request).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'INELIGIBLE',
    })
    expect(await listOf(user)).not.toContain(appTexts.name)
    expect((await world.ask(asking, { levelId })).code).toBe(5015)
    expect((await call('getAccessApp', { appId: app.appId }, user)).code).toBe(5022)
    expect((await call('getAdminApp', { appId: app.appId }, admin)).code).toBe(5022)
    const records = await db().select().from(auditRecords).where(eq(auditRecords.operation, 'retireApp'))
    expect(records).toHaveLength(1)
    expect((await create(admin)).code).toBe(200)
  })

  it('a request approved while its app was being retired ends with the next sweep, once', async () => {
    const { data: app } = await create(admin)
    const { data } = await addLevel(admin, app.appId, app.version)
    const { levelId } = data.levels[0]!
    const [user, asking] = [await world.person(), await world.person()]
    await world.putGrant(user.memberId, { levelId })
    await world.ask(asking, { levelId })
    await db().update(apps).set({ retiredAt: world.portal().clock.now() }).where(eq(apps.id, app.appId))
    await Promise.all([sweepAccess(world.sweeper()), sweepAccess(world.sweeper())])
    expect(await world.grantOf(user, levelId)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'REVOKED' })
    const revoked = await db()
      .select()
      .from(accessEvents)
      .where(and(eq(accessEvents.memberId, user.memberId), eq(accessEvents.event, 'grant.revoked')))
    expect(revoked).toHaveLength(1)
    const { data: requests } = await call('listAccessRequests', {}, asking)
    expect(requests.list).toMatchObject([{ closeReason: 'INELIGIBLE' }])
  })

  it('one of twenty concurrent additions with the same name succeeds', async () => {
    const createdApps = await Promise.all(Array.from({ length: 20 }, () => create(admin)))
    expect(createdApps.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(new Set(createdApps.map(({ code }) => code))).toEqual(new Set([200, 5315]))
  })
})
