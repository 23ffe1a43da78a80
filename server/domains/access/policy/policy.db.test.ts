import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('apps for their admins', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide, grantOf } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let member: Person
  let approver: Person
  let admin: Person
  beforeEach(async () => {
    member = await world.person()
    approver = await world.person({ roles: ['approver'], appId: ids.app, name: '이지호' })
    admin = await world.person({ roles: ['appAdmin'], appId: ids.app, name: '최하늘' })
  })
  const get = async (by = admin, appId = ids.app) => (await call('getAdminApp', { appId }, by)).data
  const policy = { longestTermDays: 60, autoApprovalYn: 'N', releaseReviewYn: 'N' } as const
  const setPolicies = (by: Person, more: Partial<Input<'updateAppPolicies'>> = {}) =>
    call('updateAppPolicies', { appId: ids.app, version: 1, ...policy, ...more }, by)
  const addLevel = (by: Person, more: Partial<Input<'addAccessLevel'>> = {}) =>
    call(
      'addAccessLevel',
      {
        idempotencyKey: randomUUID(),
        appId: ids.app,
        version: 1,
        name: '편집',
        description: '내용을 고칩니다.',
        riskLevel: 'MEDIUM',
        ...more,
      },
      by,
    )
  const close = (by: Person, more: Partial<Input<'switchAccessLevel'>> = {}) =>
    call('switchAccessLevel', { appId: ids.app, version: 1, levelId: ids.level, closedYn: 'Y', ...more }, by)
  const name = (by: Person, managerEmail: string, more: Partial<Input<'addAppManager'>> = {}) =>
    call(
      'addAppManager',
      {
        idempotencyKey: randomUUID(),
        appId: ids.app,
        version: 1,
        managerEmail,
        managerRole: 'APPROVER',
        ...more,
      },
      by,
    )
  const remove = (by: Person, managerId: string, version: number) =>
    call('removeAppManager', { appId: ids.app, version, managerId }, by)

  it('each admin sees the apps they administer, with the numbers of users and requests; other members see none', async () => {
    const other = await world.addApp({ name: '전자결재' })
    const all = await world.person({ roles: ['appAdmin', 'approver'] })
    const stranger = await world.person({ roles: ['appAdmin'], companyId: await world.otherCompany() })
    await world.putGrant(member.memberId)
    await world.putGrant(stranger.memberId)
    await ask(member, { levelId: ids.admin })
    expect((await call('listAdminApps', {}, admin)).data).toMatchObject({
      total: 1,
      list: [
        {
          appId: ids.app,
          levels: 2,
          closedLevels: 0,
          grants: 1,
          waiting: 1,
          approvers: 2,
          longestTermDays: 90,
          autoApprovalYn: 'N',
        },
      ],
    })
    const found = (await call('listAdminApps', { search: '전자결재', limit: 1 }, all)).data
    expect(found).toMatchObject({ search: '전자결재', list: [{ name: '전자결재', approvers: 1, grants: 0 }] })
    const firstPage = (await call('listAdminApps', { limit: 1 }, all)).data
    const secondPage = (await call('listAdminApps', { limit: 1, cursor: firstPage.nextCursor! }, all)).data
    expect(secondPage.list[0]!.appId).not.toBe(firstPage.list[0]!.appId)
    for (const unauthorized of [member, approver, await world.person({ roles: ['securityAdmin'] })])
      expect(await call('listAdminApps', {}, unauthorized)).toMatchObject({ code: 1403 })
    for (const [by, appId] of [
      [admin, other.app],
      [approver, ids.app],
      [admin, randomUUID()],
    ] as const) {
      expect(await call('getAdminApp', { appId }, by)).toMatchObject({ code: 5022 })
      expect(await setPolicies(by, { appId })).toMatchObject({ code: 5022 })
      expect(await addLevel(by, { appId })).toMatchObject({ code: 5022 })
      expect(await close(by, { appId })).toMatchObject({ code: 5022 })
      expect(await name(by, member.email, { appId })).toMatchObject({ code: 5022 })
    }
    expect(await get()).toMatchObject({
      version: 1,
      levels: [
        { name: '열람', grants: 1, waiting: 0, adminYn: 'N' },
        { name: '관리', grants: 0, waiting: 1, adminYn: 'Y' },
      ],
    })
  })

  it('a policy applies from now on to one company, and does not change existing permissions', async () => {
    const grantId = await world.putGrant(member.memberId)
    const colleague = await world.person()
    const stranger = await world.person({ companyId: await world.otherCompany() })
    expect((await setPolicies(admin, { longestTermDays: 10, releaseReviewYn: 'Y' })).data).toMatchObject({
      version: 2,
      longestTermDays: 10,
      releaseReviewYn: 'Y',
    })
    expect(await setPolicies(admin)).toMatchObject({ code: 5301 })
    expect(await ask(colleague)).toMatchObject({ code: 5013 })
    expect((await ask(member, { approvalType: 'RELEASE', reason: '' })).data).toMatchObject({
      approvalResult: 'WAITING',
    })
    expect(await grantOf(member)).toMatchObject({
      grantId,
      endDate: '2026-12-31',
      useStatus: 'NORMAL',
      longestTermDays: 10,
    })
    const { data: elsewhere } = await call('getAccessApp', { appId: ids.app }, stranger)
    expect(elsewhere).toMatchObject({ longestTermDays: 90, releaseReviewYn: 'N' })
    const noted = await engine
      .database()
      .db.select()
      .from(auditRecords)
      .where(eq(auditRecords.memberId, admin.memberId))
    expect(noted.map(({ operation, subject }) => [operation, subject])).toContainEqual([
      'updateAppPolicies',
      `appId=${ids.app}`,
    ])
  })

  it('a level has its own maximum term in one company, which a request, its approval and an extension obey', async () => {
    const edit = (by: Person, more: Partial<Input<'updateAccessLevel'>> = {}) =>
      call(
        'updateAccessLevel',
        {
          appId: ids.app,
          version: 1,
          levelId: ids.level,
          name: '열람',
          description: '내용을 봅니다.',
          riskLevel: 'LOW',
          longestTermDays: 20,
          ...more,
        },
        by,
      )
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const late = await world.person({ name: '정유진' })
    const { data: before } = await ask(late)
    expect((await edit(admin)).data).toMatchObject({
      version: 2,
      longestTermDays: 90,
      levels: [{ longestTermDays: 20 }, { longestTermDays: null }],
    })
    expect(await edit(admin)).toMatchObject({ code: 5301 })
    expect(await ask(member)).toMatchObject({ code: 5013 })
    // A request that was made before a term was shortened is closed if it exceeds the term that the level now allows.
    // The term of an app has the same effect.
    expect((await decide(approver, before)).data).toMatchObject({ closeReason: 'INELIGIBLE' })
    const { data: app } = await call('getAccessApp', { appId: ids.app }, member)
    expect(app).toMatchObject({
      longestTermDays: 90,
      levels: [{ longestTermDays: 20 }, { longestTermDays: 90 }],
    })
    expect((await call('getAccessApp', { appId: ids.app }, stranger)).data.levels).toMatchObject([
      { longestTermDays: 90 },
      { longestTermDays: 90 },
    ])
    const { data: asked } = await ask(member, { termDays: 10 })
    expect(await decide(admin, asked, { termDays: 21 })).toMatchObject({ code: 5036 })
    expect((await decide(admin, asked, { termDays: 14 })).data).toMatchObject({ grantedTermDays: 14 })
    expect(await grantOf(member)).toMatchObject({ longestTermDays: 20 })
    expect(await ask(member, { approvalType: 'EXTEND', termDays: 21 })).toMatchObject({ code: 5013 })
    // A shorter term of the app also applies to the level.
    await setPolicies(admin, { version: 2, longestTermDays: 15 })
    expect((await call('getAccessApp', { appId: ids.app }, member)).data.levels).toMatchObject([
      { longestTermDays: 15 },
      { longestTermDays: 15 },
    ])
    expect(await edit(admin, { version: 3 })).toMatchObject({ code: 5313 })
    expect((await edit(admin, { version: 3, longestTermDays: null })).data).toMatchObject({
      levels: [{ longestTermDays: null }, { longestTermDays: null }],
    })
  })

  it('a level of the company can be renamed; a common level, or a level of another company, cannot', async () => {
    const { data: added } = await addLevel(admin)
    const own = added.levels.find(({ ownYn }) => ownYn === 'Y')!
    const rename = (levelId: string, name: string, version = 2) =>
      call(
        'updateAccessLevel',
        {
          appId: ids.app,
          version,
          levelId,
          name,
          description: '검토합니다.',
          riskLevel: levelId === ids.level ? 'LOW' : 'HIGH',
          longestTermDays: null,
        },
        admin,
      )
    expect(await rename(ids.level, '보기')).toMatchObject({ code: 5312 })
    expect(await rename(own.levelId, '열람')).toMatchObject({ code: 5303 })
    expect(await rename(own.levelId, ' ')).toMatchObject({ code: 400 })
    expect(await rename((await world.addApp()).level, '검토')).toMatchObject({ code: 5302 })
    expect((await rename(own.levelId, ' 검토 ')).data.levels).toContainEqual(
      expect.objectContaining({
        levelId: own.levelId,
        name: '검토',
        description: '검토합니다.',
        riskLevel: 'HIGH',
      }),
    )
  })

  it('auto-approval never applies to a person who turned it on or sets the policies of the app, whatever they do before the request', async () => {
    const other = await world.person({ roles: ['appAdmin'], appId: ids.app, name: '한누리' })
    await setPolicies(admin, { autoApprovalYn: 'Y', longestTermDays: 90 })
    expect((await ask(admin)).data.approvalResult).toBe('WAITING')
    expect((await ask(other)).data.approvalResult).toBe('WAITING')
    expect((await ask(member)).data.approvalResult).toBe('APPROVED')

    // The member who turned auto-approval on is no longer an admin of the app, but their requests still wait
    // for a decision; those of another former admin are approved automatically.
    const db = engine.database().db
    await db.delete(memberRoles).where(inArray(memberRoles.memberId, [admin.memberId, other.memberId]))
    await db.delete(accessRequests)
    expect((await ask(admin)).data.approvalResult).toBe('WAITING')
    expect((await ask(other)).data.approvalResult).toBe('APPROVED')
  })

  it('security admins are notified of policies that approve requests, and of the person who changed them', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    const on = { autoApprovalYn: 'Y', longestTermDays: 60 } as const
    expect((await setPolicies(admin, { ...on, version: 1 })).code).toBe(200)
    expect((await setPolicies(admin, { ...on, version: 2 })).code).toBe(200)
    expect(await world.noticesTo(security)).toEqual(['앱의 승인 정책이 바뀌었습니다'])
    expect(await world.noticesTo(member)).toEqual([])
  })

  it('auto-approval approves requests at once, except for administering levels and suspensions by security', async () => {
    await setPolicies(admin, { autoApprovalYn: 'Y', longestTermDays: 90 })
    const { data: preview } = await call(
      'previewAccessRequest',
      { levelId: ids.level, approvalType: 'APPLY', termDays: 30 },
      member,
    )
    expect(preview).toMatchObject({ autoApprovedYn: 'Y', deadlineAt: null, approvers: [] })
    const { data: made } = await ask(member)
    expect(made).toMatchObject({
      approvalResult: 'APPROVED',
      closeReason: 'DECISION',
      deciderName: null,
      grantedTermDays: 30,
    })
    const grant = (await grantOf(member))!
    expect(grant).toMatchObject({ useStatus: 'NORMAL', endDate: made.endDate, grantId: made.grantId })
    expect(
      (await call('getAccessGrant', { grantId: grant.grantId }, member)).data.events.map(
        ({ event }) => event,
      ),
    ).toEqual(['request.created', 'request.approved', 'grant.started'])
    expect((await ask(member, { approvalType: 'SUSPEND' })).data.approvalResult).toBe('APPROVED')
    expect(await grantOf(member)).toMatchObject({ useStatus: 'PAUSE', pauseOrigin: 'USER' })
    expect((await ask(member, { approvalType: 'RESUME' })).data.approvalResult).toBe('APPROVED')
    expect((await ask(member, { levelId: ids.admin })).data.approvalResult).toBe('WAITING')
    const security = await world.person({ roles: ['securityAdmin'] })
    const { version } = (await grantOf(member))!
    expect(
      (await call('blockAccessGrant', { grantId: grant.grantId, version, comment: '확인합니다.' }, security))
        .code,
    ).toBe(200)
    expect((await ask(member, { approvalType: 'RESUME' })).data.approvalResult).toBe('WAITING')
  })

  it('auto-approval does not apply to a member with a permission that administers the app', async () => {
    await setPolicies(admin, { autoApprovalYn: 'Y' })
    await world.putGrant(member.memberId, { levelId: ids.admin })
    const preview = { levelId: ids.level, approvalType: 'APPLY', termDays: 30 } as const
    expect((await call('previewAccessRequest', preview, member)).data.autoApprovedYn).toBe('N')
    expect((await ask(member)).data.approvalResult).toBe('WAITING')
    const former = await world.person()
    await world.putGrant(former.memberId, { levelId: ids.admin, endDate: '2026-11-20' })
    const elsewhere = await world.addApp()
    await world.putGrant(former.memberId, { levelId: elsewhere.admin })
    expect((await ask(former)).data.approvalResult).toBe('APPROVED')
  })

  it('auto-approval gives one permission to a member who requests it twenty times at once', async () => {
    await setPolicies(admin, { autoApprovalYn: 'Y' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member)))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 5001),
    ])
  })

  it('a level of a company can be requested only there; a closed level cannot be requested, and its waiting requests cannot be approved', async () => {
    const { data: waiting } = await ask(member)
    expect((await addLevel(admin)).data.levels).toMatchObject([
      {},
      {},
      { name: '편집', ownYn: 'Y', adminYn: 'N', closedYn: 'N' },
    ])
    expect(await addLevel(admin, { version: 2 })).toMatchObject({ code: 5303 })
    const own = (await get()).levels[2]!.levelId
    const stranger = await world.person({ companyId: await world.otherCompany() })
    expect((await call('getAccessApp', { appId: ids.app }, stranger)).data.levels).toHaveLength(2)
    expect(await ask(stranger, { levelId: own })).toMatchObject({ code: 5015 })
    expect((await close(admin, { version: 2 })).data.levels[0]).toMatchObject({ closedYn: 'Y', waiting: 1 })
    expect(await world.reasonFor(approver, 'APPLY')).toBe('LEVEL_CLOSED')
    expect(await ask(approver)).toMatchObject({ code: 5311 })
    expect((await decide(approver, waiting)).data).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'INELIGIBLE',
    })
    expect(await close(admin, { version: 3, levelId: randomUUID() })).toMatchObject({ code: 5302 })
    expect((await close(admin, { version: 3, closedYn: 'N' })).data.levels[0]).toMatchObject({
      closedYn: 'N',
    })
    expect((await ask(member)).data.approvalResult).toBe('WAITING')
  })

  it('a locked level can be neither used nor resumed until it is unlocked, and its holder sees that', async () => {
    const lock = (useState: 'A' | 'D' | 'L', version: number) =>
      call('switchAccessLevel', { appId: ids.app, version, levelId: ids.level, useState }, admin)
    const grantId = await world.putGrant(member.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
    const { data: waiting } = await ask(member, { approvalType: 'RESUME', termDays: null })
    const grantView = async () => (await call('getAccessGrant', { grantId }, member)).data.grant
    expect(await grantView()).toMatchObject({ useState: 'A', useStatus: 'PAUSE' })
    expect((await lock('L', 1)).data.levels[0]).toMatchObject({ useState: 'L', closedYn: 'Y' })
    expect(await grantView()).toMatchObject({ useState: 'L', useStatus: 'PAUSE' })
    expect((await decide(approver, waiting)).data).toMatchObject({ closeReason: 'INELIGIBLE' })
    expect(await ask(member, { approvalType: 'RESUME', termDays: null })).toMatchObject({ code: 5314 })
    expect(await ask(approver)).toMatchObject({ code: 5314 })
    expect((await lock('D', 2)).data.levels[0]).toMatchObject({ useState: 'D' })
    expect(await ask(approver)).toMatchObject({ code: 5311 })
    expect((await ask(member, { approvalType: 'RESUME', termDays: null })).code).toBe(200)
    expect((await lock('A', 3)).data.levels[0]).toMatchObject({ useState: 'A', closedYn: 'N' })
    expect((await ask(approver)).code).toBe(200)
    expect(
      await call('switchAccessLevel', { appId: ids.app, version: 4, levelId: ids.level }, admin),
    ).toMatchObject({ code: 400 })
  })

  it('an app is closed and locked with all its levels, only in the company of its admin, and that is recorded', async () => {
    const setUseState = (useState: 'A' | 'D' | 'L', version: number, by = admin) =>
      call('switchAccessApp', { appId: ids.app, version, useState }, by)
    const stranger = await world.person({ companyId: await world.otherCompany() })
    expect(await setUseState('L', 1, member)).toMatchObject({ code: 5022 })
    expect((await setUseState('D', 1)).data).toMatchObject({ useState: 'D', levels: [{ useState: 'A' }, {}] })
    expect(await setUseState('L', 1)).toMatchObject({ code: 5301 })
    expect(await ask(member)).toMatchObject({ code: 5311 })
    expect((await setUseState('L', 2)).data.useState).toBe('L')
    expect(await ask(member)).toMatchObject({ code: 5314 })
    const seenBy = async (person: Person) => (await call('getAccessApp', { appId: ids.app }, person)).data
    expect(await seenBy(member)).toMatchObject({
      useState: 'L',
      levels: [{ useState: 'L' }, { useState: 'L' }],
    })
    expect(await seenBy(stranger)).toMatchObject({ useState: 'A', levels: [{ useState: 'A' }, {}] })
    // A change of another policy does not change the state.
    expect((await setPolicies(admin, { version: 3 })).data.useState).toBe('L')
    expect((await setUseState('A', 4)).data.useState).toBe('A')
    expect((await ask(member)).code).toBe(200)
    const { db } = engine.database()
    const records = await db.select().from(auditRecords).where(eq(auditRecords.operation, 'switchAccessApp'))
    expect(records.map(({ memberId }) => memberId)).toContain(admin.memberId)
    expect(records.map(({ subject }) => subject)).toContain(`appId=${ids.app}`)
  })

  it('a company adds at most twenty levels to an app', async () => {
    for (let version = 1; version <= 18; version += 1)
      expect((await addLevel(admin, { version, name: `편집 ${version}` })).code).toBe(200)
    expect(await addLevel(admin, { version: 19 })).toMatchObject({ code: 5304 })
  })

  it('approvers are added and removed by name, except that the last approver cannot be removed', async () => {
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const { managers } = await get()
    const idOf = (of: string) => managers.find((manager) => manager.name === of)!.managerId
    expect(
      managers.map(({ name: who, managerRole, refusal }) => [who, managerRole, refusal !== null]),
    ).toEqual([
      ['최하늘', 'APP_ADMIN', true],
      ['이지호', 'APPROVER', true],
    ])
    expect(await remove(admin, idOf('이지호'), 1)).toMatchObject({ code: 5310 })
    expect(await remove(admin, idOf('최하늘'), 1)).toMatchObject({ code: 5308 })
    expect(await remove(admin, randomUUID(), 1)).toMatchObject({ code: 5305 })
    for (const email of [stranger.email, 'nobody@example.com'])
      expect(await name(admin, email)).toMatchObject({ code: 5306 })
    expect(await name(admin, approver.email)).toMatchObject({ code: 5307 })
    expect((await name(admin, member.email.toUpperCase())).data.managers).toHaveLength(3)
    expect(await world.noticesTo(member)).toEqual(['앱 승인자로 지정되었습니다'])
    expect((await remove(admin, idOf('이지호'), 2)).data.managers).toHaveLength(2)
    expect((await ask(approver)).data.approvalResult).toBe('WAITING')
    const whole = await world.person({ roles: ['appAdmin'] })
    const company = (await get()).managers.find(({ companyYn }) => companyYn === 'Y')!
    expect(await remove(admin, company.managerId, 3)).toMatchObject({ code: 5309 })
    // An admin of the whole company removes the role of an admin of one app. The former admin then cannot see the
    // app.
    expect((await remove(whole, idOf('최하늘'), 3)).code).toBe(200)
    expect(await call('getAdminApp', { appId: ids.app }, admin)).toMatchObject({ code: 5022 })
  })

  it('of concurrent changes one succeeds, and an approver always remains', async () => {
    const other = await world.person({ roles: ['appAdmin'], name: '박서연' })
    await name(admin, member.email)
    const approvers = (await get()).managers.filter(({ managerRole }) => managerRole === 'APPROVER')
    const codes = await Promise.all([
      remove(admin, approvers[0]!.managerId, 2),
      remove(other, approvers[1]!.managerId, 2),
      setPolicies(other, { version: 2 }),
    ])
    expect(codes.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 5301, 5301])
    const key = randomUUID()
    const version = (await get()).version
    const answers = await Promise.all([
      addLevel(admin, { idempotencyKey: key, version }),
      addLevel(admin, { idempotencyKey: key, version }),
    ])
    expect(answers[0]!.data).toEqual(answers[1]!.data)
    expect(await addLevel(admin, { idempotencyKey: key, version, name: '출력' })).toMatchObject({
      code: 1409,
    })
  })
})
