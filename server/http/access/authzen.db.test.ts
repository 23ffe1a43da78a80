import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { closeAccount } from '#worlds/company-admin.ts'

type Json = Record<string, unknown>

describeEngines('an app that asks who may use it', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  const db = () => engine.database().db
  let admin: Person
  let alice: Person
  let app: { appId: string; read: string; write: string }
  let key: string

  beforeEach(async () => {
    admin = await world.person({ roles: ['appAdmin', 'approver', 'securityAdmin'] })
    admin.session = await world.portal().verify(admin.session)
    alice = await world.person()
    const appId = await insertApp(db(), { companyId: ids.company, name: '우리 ERP' })
    const [read, write] = [
      await insertLevel(db(), { appId }),
      await insertLevel(db(), { appId, name: '입력', position: 1 }),
    ]
    app = { appId, read, write }
    key = (await issueKey()).apiKey
  })

  const issueKey = async (version = 1) =>
    (await world.portal().call('issueAppKey', { appId: app.appId, version }, admin)).data
  const post = (path: string, body: unknown, { bearer = key, headers = {}, portal = world.portal() } = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/access/v1/${path}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  const ask = async (path: string, body: unknown) => (await post(path, body)).json<Json>()
  const action = { name: 'use' }
  const user = (id = alice.email) => ({ type: 'user', id })
  const level = (id = app.read) => ({ type: 'level', id })
  const wholeApp = () => ({ type: 'app', id: app.appId })
  const evaluationOf = (subject = user(), resource: object = level()) => ({ subject, action, resource })
  const subjectOf = async ({ memberId }: Person) =>
    (await db().select().from(members).where(eq(members.id, memberId)))[0]!.subject!
  const requestUrl = `http://localhost:80/apps/form?appId=`
  const denied = (reason: string, url: unknown = expect.any(String)) => ({
    decision: false,
    context: { reason, requestUrl: url },
  })
  const allowed = { decision: true, context: { reason: 'NORMAL', until: '2026-12-31T23:59:59+09:00' } }

  describe('the examples of the specification', () => {
    const unknownLevel = { type: 'level', id: randomUUID() }

    it('section 6: an evaluation with context and properties gets a decision', async () => {
      await world.putGrant(alice.memberId, { levelId: app.read })
      const example = {
        subject: { ...user(), properties: { department: 'Sales' } },
        action: { ...action, properties: { method: 'GET' } },
        resource: { ...level(), properties: { library_record: { isbn: '978-0593383322' } } },
        context: { time: '1985-10-26T01:22-07:00' },
        unknown: ['of', 'a', 'later', 'version'],
      }
      expect(await ask('evaluation', example)).toEqual(allowed)
      expect(await ask('evaluations', example)).toEqual(allowed)
      expect(await ask('evaluations', { ...example, evaluations: [] })).toEqual(allowed)
    })

    it.each<[string, (levels: { read: object; write: object }) => Json, unknown[]]>([
      [
        '7.1: three evaluations without defaults',
        ({ read, write }) => ({
          evaluations: [read, write, unknownLevel].map((resource) => ({
            subject: 'ALICE',
            action,
            resource,
          })),
        }),
        ['NORMAL', 'NONE', 404],
      ],
      [
        '7.1.1: one subject and one action for all',
        ({ read, write }) => ({
          subject: 'ALICE',
          action,
          context: { time: '2024-05-31T15:22-07:00' },
          evaluations: [{ resource: read }, { resource: write }],
        }),
        ['NORMAL', 'NONE'],
      ],
      [
        '7.1.1: a default that one of them overrides',
        ({ read }) => ({
          subject: 'ALICE',
          action,
          resource: read,
          evaluations: [{}, { action: { name: 'can_edit' } }],
        }),
        ['NORMAL', 404],
      ],
      [
        '7.1.2.1: all are executed',
        ({ read, write }) => ({
          subject: 'ALICE',
          action,
          options: { evaluations_semantic: 'execute_all', another_option: 'value' },
          evaluations: [{ resource: read }, { resource: write }, { resource: read }],
        }),
        ['NORMAL', 'NONE', 'NORMAL'],
      ],
      [
        '7.1.2.1: the first denial ends them',
        ({ read, write }) => ({
          subject: 'ALICE',
          action,
          options: { evaluations_semantic: 'deny_on_first_deny' },
          evaluations: [{ resource: read }, { resource: write }, { resource: read }],
        }),
        ['NORMAL', 'NONE'],
      ],
      [
        '7.1.2.1: the first permit ends them',
        ({ read, write }) => ({
          subject: 'ALICE',
          action,
          options: { evaluations_semantic: 'permit_on_first_permit' },
          evaluations: [{ resource: write }, { resource: read }, { resource: write }],
        }),
        ['NONE', 'NORMAL'],
      ],
      [
        '7.2.1: the error of one is its decision',
        ({ read }) => ({ action, resource: read, evaluations: [{ subject: 'ALICE' }, {}] }),
        ['NORMAL', 400],
      ],
    ])('%s', async (_, example, expected) => {
      await world.putGrant(alice.memberId, { levelId: app.read })
      const text = JSON.stringify(example({ read: level(), write: level(app.write) }))
      const body = JSON.parse(text.replaceAll('"ALICE"', JSON.stringify(user()))) as Json
      const { evaluations } = (await ask('evaluations', body)) as {
        evaluations: { decision: boolean; context: { reason?: string; error?: { status: number } } }[]
      }
      expect(evaluations.map(({ context }) => context.reason ?? context.error?.status)).toEqual(expected)
      expect(evaluations.map(({ decision }) => decision)).toEqual(expected.map((each) => each === 'NORMAL'))
    })

    it('section 8.1: subjects are returned page by page, whatever id the search contains', async () => {
      const bob = await world.person()
      for (const { memberId } of [alice, bob]) await world.putGrant(memberId, { levelId: app.read })
      const all = (await Promise.all([alice, bob].map(subjectOf))).toSorted()
      const search = { subject: { type: 'user', id: 'ignored' }, action, resource: level() }
      const firstPage = await ask('search/subject', { ...search, page: { limit: 1 } })
      const { next_token: token } = firstPage.page as { next_token: string }
      expect(firstPage).toEqual({
        results: [{ type: 'user', id: all[0] }],
        page: { next_token: token, count: 1 },
      })
      const secondPage = await ask('search/subject', { ...search, page: { limit: 1, token } })
      expect(secondPage).toEqual({
        results: [{ type: 'user', id: all[1] }],
        page: { next_token: '', count: 1 },
      })
      expect((await ask('search/subject', { ...search, resource: wholeApp() })).results).toHaveLength(2)
      expect((await ask('search/subject', { ...search, resource: level(app.write) })).results).toEqual([])
      expect((await post('search/subject', { ...search, page: { token: 'made up' } })).statusCode).toBe(400)
    })

    it('section 8.2: resources are returned, whatever id the search contains', async () => {
      await world.putGrant(alice.memberId, { levelId: app.read })
      const search = { subject: user(), action, resource: { type: 'level', id: 'ignored' } }
      const page = { next_token: '', count: 1 }
      expect(await ask('search/resource', search)).toEqual({ results: [level()], page })
      expect(await ask('search/resource', { ...search, resource: { type: 'app' } })).toEqual({
        results: [wholeApp()],
        page,
      })
    })

    it('section 9: the metadata lists the available endpoints, for every caller', async () => {
      const found = await world.portal().app.inject('/.well-known/authzen-configuration')
      const origin = 'http://localhost:80'
      expect(found.json()).toEqual({
        policy_decision_point: origin,
        access_evaluation_endpoint: `${origin}/access/v1/evaluation`,
        access_evaluations_endpoint: `${origin}/access/v1/evaluations`,
        search_subject_endpoint: `${origin}/access/v1/search/subject`,
        search_resource_endpoint: `${origin}/access/v1/search/resource`,
      })
    })

    it('section 10: the request id is returned, and a body without a required field gets status 400', async () => {
      const headers = { 'x-request-id': 'bfe9eb29-ab87-4ca3-be83-a1d5d8305716' }
      const answer = await post('evaluation', evaluationOf(), { headers })
      expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, headers['x-request-id']])
      for (const body of [
        {},
        { subject: user(), action },
        { ...evaluationOf(), subject: { type: 'user' } },
        'text',
      ])
        expect((await post('evaluation', body)).statusCode).toBe(400)
    })
  })

  it('the decision follows each change of a permission at once, whether the app names the person by number or by mail address', async () => {
    const subject = await subjectOf(alice)
    const decision = () => ask('evaluation', evaluationOf(user(subject)))
    expect(await decision()).toEqual(denied('NONE', `${requestUrl}${app.appId}&levelId=${app.read}`))
    await world.requestAndApprove(alice, admin, { levelId: app.read })
    const until = '2026-12-21T23:59:59+09:00'
    expect(await decision()).toEqual({ decision: true, context: { reason: 'NORMAL', until } })
    expect(await ask('evaluation', evaluationOf())).toEqual(await decision())
    expect(await ask('evaluation', evaluationOf(user(), wholeApp()))).toEqual(await decision())
    const { grantId, version } = (await world.grantOf(alice, app.read))!
    const change = { grantId, version, comment: '수상한 접속입니다.' }
    expect((await world.portal().call('blockAccessGrant', change, admin)).code).toBe(200)
    expect(await decision()).toEqual(denied('BLOCKED', `http://localhost:80/apps/grant?grantId=${grantId}`))
    await db()
      .update(accessGrants)
      .set({ useStatus: 'PAUSE', pauseOrigin: 'USER' })
      .where(eq(accessGrants.id, grantId))
    expect(await decision()).toEqual(denied('PAUSED'))
    await db()
      .update(accessGrants)
      .set({ useStatus: 'NORMAL', pauseOrigin: null })
      .where(eq(accessGrants.id, grantId))
    const setUseState = (useState: 'A' | 'L') =>
      db().update(appPolicies).set({ useState }).where(eq(appPolicies.appId, app.appId))
    await setUseState('L')
    expect(await decision()).toEqual(denied('LOCKED'))
    expect((await ask('search/subject', evaluationOf())).results).toEqual([])
    await setUseState('A')
    await db().update(accessGrants).set({ endDate: '2026-11-20' }).where(eq(accessGrants.id, grantId))
    expect(await decision()).toEqual(denied('ENDED'))
  })

  it('a person whose account is closed may use nothing until it is opened again, and no search returns this person', async () => {
    await world.putGrant(alice.memberId, { levelId: app.read })
    const search = { subject: { type: 'user' }, action, resource: level() }
    const found = async () => (await ask('search/subject', search))['results'] as unknown[]
    expect([await ask('evaluation', evaluationOf()), (await found()).length]).toEqual([allowed, 1])
    const closedAt = world.portal().clock.now()
    await closeAccount(db(), { memberId: alice.memberId, closedAt })
    expect([await ask('evaluation', evaluationOf()), await found()]).toEqual([denied('NONE'), []])
    await db().update(accountClosings).set({ openedAt: closedAt })
    expect([await ask('evaluation', evaluationOf()), (await found()).length]).toEqual([allowed, 1])
  })

  it('a decision made on one node is in effect on another node at once', async () => {
    if (engine.name === 'embedded') return expect(engine.openAnother()).rejects.toThrow()
    const other = await engine.openAnother()
    const { config, clock } = world.portal()
    const hashKey = config.hashKey.toString('base64')
    const portal = createPortal(other, { env: { HASH_KEY: hashKey }, clock })
    try {
      expect((await post('evaluation', evaluationOf(), { portal })).json()).toMatchObject({ decision: false })
      await world.requestAndApprove(alice, admin, { levelId: app.read })
      expect((await post('evaluation', evaluationOf(), { portal })).json()).toMatchObject({ decision: true })
    } finally {
      await portal.app.close()
      await other.close()
    }
  })

  it('people, levels and apps of other companies get the answer for unknown ones', async () => {
    const stranger = await world.person({ companyId: await world.otherCompany() })
    for (const levelId of [app.read, ids.level]) await world.putGrant(stranger.memberId, { levelId })
    await world.putGrant(alice.memberId)
    const unknown = await post('evaluation', evaluationOf(user('no.one@example.com')))
    for (const id of [stranger.email, await subjectOf(stranger), randomUUID(), 'x'])
      expect((await post('evaluation', evaluationOf(user(id)))).body).toBe(unknown.body)
    const missing = (await post('evaluation', evaluationOf(user(), level(randomUUID())))).body
    expect((await post('evaluation', evaluationOf(user(), level(ids.level)))).body).toBe(missing)
    expect((await post('evaluation', evaluationOf(user(), { type: 'app', id: ids.app }))).body).toBe(missing)
    expect((await ask('search/subject', evaluationOf(user(), wholeApp()))).results).toEqual([])
    expect((await ask('search/subject', evaluationOf(user(), level(ids.level)))).results).toEqual([])
    expect((await ask('search/resource', evaluationOf(user(), level()))).results).toEqual([])
  })

  it('an app of the operator can ask about people of every company, each with a different number for each company', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: null })
    staff.session = await world.portal().verify(staff.session)
    const offered = { appId: ids.app, version: 1, owner: 'OPERATOR' } as const
    const { data } = await world.portal().call('issueAppKey', offered, staff)
    const stranger = await world.person({ companyId: await world.otherCompany() })
    for (const { memberId } of [alice, stranger]) await world.putGrant(memberId)
    const search = await post('search/subject', evaluationOf(user(), { type: 'app', id: ids.app }), {
      bearer: data.apiKey,
    })
    const before = await subjectOf(alice)
    expect(
      search
        .json<{ results: Json[] }>()
        .results.map(({ id }) => String(id))
        .toSorted(),
    ).toEqual([before, await subjectOf(stranger)].toSorted())
    await db().update(members).set({ companyId: null }).where(eq(members.id, alice.memberId))
    expect(await subjectOf(alice)).not.toBe(before)
  })

  it('a key that is unknown, revoked, or of a retired app is refused, and the last use of a valid key is recorded', async () => {
    const answer = await post('evaluation', evaluationOf(), { bearer: `bzk_${'A'.repeat(43)}` })
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="access", error="invalid_token"',
    ])
    const bare = await world
      .portal()
      .app.inject({ method: 'POST', url: '/access/v1/evaluation', payload: {} })
    expect([bare.statusCode, bare.headers['www-authenticate']]).toEqual([401, 'Bearer realm="access"'])
    const { apiKey: next } = await issueKey(2)
    expect((await post('evaluation', evaluationOf(), { bearer: next })).statusCode).toBe(200)
    expect((await post('evaluation', evaluationOf())).statusCode).toBe(200)
    const { data } = await world.portal().call('getAppConnection', { appId: app.appId }, admin)
    expect(data.keys.map(({ lastUsedAt }) => lastUsedAt)).toEqual(Array(2).fill('2026-11-21T12:00:00+09:00'))
    const firstKey = data.keys.find(({ keyHint }) => keyHint === key.slice(-4))!
    await world.portal().call('revokeAppKey', { appId: app.appId, version: 3, keyId: firstKey.keyId }, admin)
    expect((await post('evaluation', evaluationOf())).statusCode).toBe(401)
    await db().update(apps).set({ retiredAt: world.portal().clock.now() }).where(eq(apps.id, app.appId))
    expect((await post('evaluation', evaluationOf(), { bearer: next })).statusCode).toBe(401)
  })

  it.each(['evaluation', 'evaluations', 'search/subject', 'search/resource'])(
    'only an app with a valid key gets details about an invalid body: %s',
    async (path) => {
      const unknown = `bzk_${'A'.repeat(43)}`
      for (const body of [{}, 'text', { evaluations: 1 }, '{']) {
        const send = (bearer: string) =>
          world.portal().app.inject({
            method: 'POST',
            url: `/access/v1/${path}`,
            headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
            payload: body === '{' ? body : JSON.stringify(body),
          })
        expect((await send(unknown)).statusCode).toBe(401)
        expect((await send(key)).statusCode).toBe(400)
      }
    },
  )

  it('a use within a minute of the last recorded one is not recorded', async () => {
    const lastUseOfKey = async () =>
      (await db().select().from(appKeys).where(eq(appKeys.appId, app.appId)))[0]!.lastUsedAt
    await ask('evaluation', evaluationOf())
    const firstUse = await lastUseOfKey()
    world.portal().clock.pass(59)
    await ask('evaluation', evaluationOf())
    expect(await lastUseOfKey()).toEqual(firstUse)
    world.portal().clock.pass(2)
    await ask('evaluation', evaluationOf())
    expect(await lastUseOfKey()).not.toEqual(firstUse)
  })

  it('the connection test of an admin shows the answer that the app would get', async () => {
    const testConnection = (more: object = {}, memberEmail = alice.email) =>
      world.portal().call('checkAppAccess', { appId: app.appId, memberEmail, ...more }, admin)
    expect((await testConnection()).data).toEqual({ decisionYn: 'N', appUse: 'NONE', endDate: null })
    await world.putGrant(alice.memberId, { levelId: app.read })
    expect((await testConnection({ levelId: app.read })).data).toEqual({
      decisionYn: 'Y',
      appUse: 'NORMAL',
      endDate: '2026-12-31',
    })
    expect((await testConnection({ levelId: ids.level })).code).toBe(5302)
  })
})

describeEngines('an app that asks too often', (engine) => {
  const world = accessWorld(engine, { CALLS_PER_APP: '3' })

  it.each([
    ['search/resource', { type: 'app' }],
    ['evaluation', { type: 'app', id: 'x' }],
    ['evaluations', { type: 'app', id: 'x' }],
  ])('has a rate limit for all its keys together: %s', async (path, resource) => {
    const db = engine.database().db
    const admin = await world.person({ roles: ['appAdmin'] })
    admin.session = await world.portal().verify(admin.session)
    const appId = await insertApp(db, { companyId: world.ids.company, name: '우리 ERP' })
    const keys = [1, 2].map(
      (version) => () =>
        world
          .portal()
          .call('issueAppKey', { appId, version }, admin)
          .then(({ data }) => data.apiKey),
    )
    const [first, second] = [await keys[0]!(), await keys[1]!()]
    const statuses: number[] = []
    for (const key of [first, second, first, second]) {
      const answer = await world.portal().app.inject({
        method: 'POST',
        url: `/access/v1/${path}`,
        headers: { authorization: `Bearer ${key}` },
        payload: { subject: { type: 'user', id: 'x' }, action: { name: 'use' }, resource },
      })
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
