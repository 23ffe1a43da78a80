import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { delegationStates } from '#domain/access/delegations.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { everyPage } from '#server/testing/every-page.ts'
import { insertDelegation } from '#worlds/access.ts'
import { giveRole } from '#worlds/member.ts'

describeEngines('delegations by app admins', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let admin: Person
  let approver: Person
  let stand: Person
  beforeEach(async () => {
    admin = await world.person({ roles: ['appAdmin'], name: '최하늘' })
    approver = await world.person({ roles: ['approver'], appId: ids.app, name: '이지호' })
    stand = await world.person({ name: '정유진' })
  })
  const addDelegation = (by: Person, more: Partial<Input<'addAdminDelegation'>> = {}) =>
    call(
      'addAdminDelegation',
      {
        idempotencyKey: randomUUID(),
        holderEmail: approver.email,
        delegateEmail: stand.email,
        startDate: '2026-11-21',
        endDate: '2026-11-25',
        ...more,
      },
      by,
    )
  const end = (by: Person, delegationId: string) => call('endAdminDelegation', { delegationId }, by)
  const listDelegations = async (by: Person, more: Input<'listAdminDelegations'> = {}) =>
    (await call('listAdminDelegations', more, by)).data

  it('a delegate of the requester decides neither for an approver nor at the end of a chain of delegations', async () => {
    const other = await world.person({ roles: ['approver'], name: '한누리' })
    const { data: asked } = await ask(approver)
    await addDelegation(admin)
    await addDelegation(admin, { holderEmail: other.email, delegateEmail: stand.email })
    // `stand` is the delegate of the requester, and of an approver who could decide.
    expect(await decide(stand, asked)).toMatchObject({ code: 5034 })
    expect((await call('listAdminAccessRequests', {}, stand)).data.list).toEqual([])
    expect(await decide(other, asked)).toMatchObject({ code: 200 })
  })

  it('a delegation ends with the last role that it passes on, and a new role does not restore it', async () => {
    await world.person({ roles: ['approver'], appId: ids.app, name: '한누리' })
    await addDelegation(admin)
    const appId = ids.app
    const removalOf = async (name: string) => {
      const { version, managers } = (await call('getAdminApp', { appId }, admin)).data
      const { managerId } = managers.find((manager) => manager.name === name)!
      return call('removeAppManager', { appId, version, managerId }, admin)
    }
    expect((await removalOf('이지호')).code).toBe(200)
    const { version } = (await call('getAdminApp', { appId }, admin)).data
    const managerRole = 'APPROVER' as const
    const managerInput = {
      idempotencyKey: randomUUID(),
      appId,
      version,
      managerRole,
      managerEmail: approver.email,
    }
    expect((await call('addAppManager', managerInput, admin)).code).toBe(200)
    const { data: asked } = await ask(await world.person())
    expect(await decide(stand, asked)).toMatchObject({ code: 5031 })
    expect((await listDelegations(admin)).list).toMatchObject([{ delegationState: 'CLEARED' }])
    expect(await world.noticesTo(stand)).toContain('대리 승인 기간이 끝났습니다')
  })

  it('a new delegation is effective at once, both members are notified, and it is recorded; after its end it has no effect', async () => {
    const requester = await world.person()
    const { data: asked } = await ask(requester)
    const { data: own } = await ask(stand)
    expect(await decide(stand, asked)).toMatchObject({ code: 5031 })
    const { data: set } = await addDelegation(admin)
    expect(set).toMatchObject({
      holderName: '이지호',
      delegateName: '정유진',
      delegationState: 'RUNNING',
      refusal: null,
    })
    expect(await decide(stand, own)).toMatchObject({ code: 5033 })
    expect(await decide(stand, asked)).toMatchObject({ code: 200 })
    expect((await call('getAccessDelegation', {}, approver)).data).toMatchObject({
      delegateName: '정유진',
      endDate: '2026-11-25',
    })

    expect((await end(admin, set.delegationId)).data).toMatchObject({
      delegationState: 'CLEARED',
      refusal: expect.stringContaining('이미 끝난'),
    })
    expect(await end(admin, set.delegationId)).toMatchObject({ code: 5325 })
    const { data: next } = await ask(await world.person())
    expect(await decide(stand, next)).toMatchObject({ code: 5031 })
    expect(await world.noticesTo(stand)).toContain('대리 승인자로 지정되었습니다')
    expect(await world.noticesTo(stand)).toContain('대리 승인 기간이 끝났습니다')
    expect(await world.noticesTo(approver)).toEqual(
      expect.arrayContaining(['대리 승인자가 지정되었습니다', '대리 승인이 끝났습니다']),
    )
    const noted = await engine
      .database()
      .db.select()
      .from(accessEvents)
      .where(eq(accessEvents.memberId, approver.memberId))
    expect(noted.map(({ event, actorId }) => [event, actorId])).toEqual([
      ['delegate.set', admin.memberId],
      ['delegate.cleared', admin.memberId],
    ])
  })

  it('no one can decide their own request by mutual delegations', async () => {
    const { data: own } = await ask(approver)
    await addDelegation(admin, { holderEmail: admin.email, delegateEmail: approver.email })
    await addDelegation(admin)
    expect(await decide(approver, own)).toMatchObject({ code: 5033 })
    expect(await decide(stand, own)).toMatchObject({ code: 5034 })
  })

  it('a delegation can be added only by an app admin of all its apps', async () => {
    const one = await world.person({ roles: ['appAdmin'], appId: ids.app })
    const { app: other } = await world.addApp({ name: '전자결재' })
    const elsewhere = await world.person({ roles: ['appAdmin'], appId: other })
    const stranger = await world.person({
      roles: ['appAdmin', 'approver'],
      companyId: await world.otherCompany(),
    })
    const { data: set } = await addDelegation(one)
    expect(await listDelegations(elsewhere)).toMatchObject({ total: 0, list: [] })
    for (const by of [elsewhere, stranger])
      expect(await end(by, set.delegationId)).toMatchObject({ code: 5321 })
    expect(await end(one, randomUUID())).toMatchObject({ code: 5321 })
    await giveRole(engine.database().db, approver.memberId, 'approver', other)
    for (const by of [one, elsewhere]) {
      expect((await listDelegations(by)).list).toMatchObject([
        { delegationId: set.delegationId, refusal: expect.stringContaining('회사의 모든 앱') },
      ])
      expect(await end(by, set.delegationId)).toMatchObject({ code: 5324 })
    }
    expect(await end(admin, set.delegationId)).toMatchObject({ code: 200 })
    expect(await addDelegation(one)).toMatchObject({ code: 5324 })
    for (const unauthorized of [
      approver,
      stand,
      await world.person({ roles: ['securityAdmin'] }),
      await world.person({ companyId: null }),
    ]) {
      expect(await call('listAdminDelegations', {}, unauthorized)).toMatchObject({ code: 1403 })
      expect(await addDelegation(unauthorized)).toMatchObject({ code: 1403 })
      expect(await end(unauthorized, set.delegationId)).toMatchObject({ code: 5321 })
    }
    for (const holder of [stand, stranger, { email: 'nobody@example.com' }])
      expect(await addDelegation(admin, { holderEmail: holder.email })).toMatchObject({ code: 5322 })
    for (const wrong of [
      { delegateEmail: stranger.email },
      { delegateEmail: approver.email },
      { startDate: '2026-11-20' },
      { endDate: '2026-11-20' },
    ]) {
      expect(await addDelegation(admin, wrong)).toMatchObject({ code: 5041 })
    }
  })

  it('each member has one delegation at a time, even if added concurrently; an expired delegation is replaced', async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => addDelegation(admin)))).map(
      ({ code }) => code,
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 5323),
    ])
    const endedDelegation = (await listDelegations(admin)).list[0]!
    const ends = (
      await Promise.all(Array.from({ length: 4 }, () => end(admin, endedDelegation.delegationId)))
    ).map(({ code }) => code)
    expect(ends.toSorted((one, other) => one - other)).toEqual([200, 5325, 5325, 5325])
    world.portal().clock.pass(1)
    const idempotencyKey = randomUUID()
    const firstAnswer = await addDelegation(admin, { idempotencyKey, endDate: '2026-11-22' })
    expect((await addDelegation(admin, { idempotencyKey, endDate: '2026-11-22' })).data).toEqual(
      firstAnswer.data,
    )
    await world.goTo('2026-11-24T10:00:00+09:00', admin)
    expect((await listDelegations(admin)).list.map(({ delegationState }) => delegationState)).toEqual([
      'ENDED',
      'CLEARED',
    ])
    expect(await addDelegation(admin, { startDate: '2026-11-26', endDate: '2026-11-27' })).toMatchObject({
      data: { delegationState: 'COMING' },
    })
    expect((await listDelegations(admin, { delegationState: 'ENDED' })).list).toMatchObject([
      { delegationId: firstAnswer.data.delegationId },
    ])
  })

  it('the list filtered by state and words agrees with the state of each row, on every page', async () => {
    const { db } = engine.database()
    const days = [
      ['2026-11-22', '2026-11-23', null],
      ['2026-11-20', '2026-11-21', null],
      ['2026-11-18', '2026-11-20', '2026-11-20T23:59:00+09:00'],
      ['2026-11-18', '2026-11-20', '2026-11-21T00:00:00+09:00'],
      ['2026-11-18', '2026-11-20', null],
    ] as const
    const expected = ['COMING', 'RUNNING', 'CLEARED', 'ENDED', 'ENDED']
    for (const [index, [startDate, endDate, clearedAt]] of days.entries()) {
      const holder = await world.person({ roles: ['approver'], name: `승인자${index}` })
      const createdAt = new Date(Date.parse('2026-11-17T10:00:00+09:00') + index * 1000)
      await insertDelegation(db, {
        memberId: holder.memberId,
        delegateId: stand.memberId,
        startDate,
        endDate,
        createdAt,
        clearedAt: clearedAt && new Date(clearedAt),
      })
    }
    const all = await listDelegations(admin)
    expect(all.list.map(({ delegationState }) => delegationState)).toEqual(expected.toReversed())
    for (const delegationState of delegationStates) {
      const found = await listDelegations(admin, { delegationState })
      expect([found.delegationState, found.total, found.list]).toEqual([
        delegationState,
        found.list.length,
        all.list.filter((row) => row.delegationState === delegationState),
      ])
    }
    expect(await listDelegations(admin, { search: '정유진 승인자3' })).toMatchObject({
      search: '정유진 승인자3',
      total: 1,
      list: [{ holderName: '승인자3' }],
    })
    const firstPage = await listDelegations(admin, { limit: 2 })
    const secondPage = await listDelegations(admin, { limit: 3, cursor: firstPage.nextCursor! })
    expect([...firstPage.list, ...secondPage.list]).toEqual(all.list)
    expect([firstPage.total, secondPage.nextCursor]).toEqual([5, null])
    const valueOf = {
      CREATED: undefined,
      HOLDER: ({ holderName }: Schema<'AdminDelegation'>) => holderName,
      DELEGATE: ({ delegateName }: Schema<'AdminDelegation'>) => delegateName,
      START: ({ startDate }: Schema<'AdminDelegation'>) => startDate,
    }
    for (const sort of ['CREATED', 'HOLDER', 'DELEGATE', 'START'] as const) {
      const value = valueOf[sort]
      const pages = (sortDirection: 'ASC' | 'DESC') =>
        everyPage((page) => listDelegations(admin, { sort, sortDirection, ...page }))
      const rows = await pages('ASC')
      const ids = rows.map(({ delegationId }) => delegationId)
      expect([ids.length, new Set(ids).size]).toEqual([5, 5])
      expect((await pages('DESC')).map(({ delegationId }) => delegationId)).toEqual(ids.toReversed())
      if (value) expect(rows.map(value)).toEqual(rows.map(value).toSorted())
      else expect(rows).toEqual(all.list.toReversed())
    }
  })
})
