import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import type { Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { ownAppWorld } from '#server/testing/own-app-world.ts'
import { insertLevel } from '#worlds/access.ts'

const redirectUri = 'https://app.example/callback'

describeEngines('the login to an app, as its admins set it up', (engine) => {
  const { world, ids, call, db, app } = ownAppWorld(engine)
  let admin: Person
  let staff: Person
  let appId: string
  beforeEach(() => {
    ;({ admin, staff, appId } = app)
  })

  const set = (version = 1, more: Partial<Input<'setAppClient'>> = {}, by = admin) =>
    call('setAppClient', { appId, version, clientKind: 'SECRET', redirectUris: [redirectUri], ...more }, by)
  const connection = async () => (await call('getAppConnection', { appId }, admin)).data
  const storedClient = async () =>
    (await db().select().from(appClients).where(eq(appClients.appId, appId)))[0]

  it('has a secret that is returned once and stored as a hash', async () => {
    const { data } = await set()
    expect(data.clientSecret).toMatch(/^bzs_[\w-]{43}$/)
    expect((await connection()).client).toEqual({
      clientKind: 'SECRET',
      redirectUris: [redirectUri],
      startUrl: null,
      logoutUrl: null,
      createdAt: '2026-11-21T12:00:00+09:00',
      lastLoginAt: null,
    })
    expect(JSON.stringify(await storedClient())).not.toContain(data.clientSecret)
    expect((await storedClient())!.secretHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps the secret when its settings change, loses it as a public client, and gets a new secret as a confidential client', async () => {
    await set()
    const { secretHash } = (await storedClient())!
    expect((await set(2, { startUrl: 'https://app.example/login' })).data).toEqual({ clientSecret: null })
    expect(await storedClient()).toMatchObject({ secretHash, startUrl: 'https://app.example/login' })
    expect((await set(3, { clientKind: 'PUBLIC' })).data).toEqual({ clientSecret: null })
    expect(await storedClient()).toMatchObject({ secretHash: null, startUrl: null })
    expect((await call('rotateAppClientSecret', { appId, version: 4 }, admin)).code).toBe(5337)
    expect((await set(4)).data.clientSecret).toMatch(/^bzs_/)
  })

  it.each([
    ['a path', { redirectUris: ['/callback'] }],
    ['no encryption', { redirectUris: ['http://app.example/callback'] }],
    ['a fragment', { redirectUris: [redirectUri, `${redirectUri}#`] }],
    ['a password', { redirectUris: ['https://user:word@app.example/callback'] }],
    ['a script', { redirectUris: ['javascript:alert(1)'] }],
    ['an invalid start URL', { startUrl: 'app.example' }],
    ['a private address for notifications of logouts', { logoutUrl: 'https://10.0.0.1/logout' }],
    ['the local machine for notifications of logouts', { logoutUrl: 'http://localhost:3000/logout' }],
  ])('an address with %s is refused', async (_, more) => {
    expect((await set(1, more)).code).toBe(5335)
  })

  it.each(['http://localhost:8080/callback', 'http://127.0.0.1/callback', 'http://[::1]:9/callback'])(
    'a login may redirect to %s, where an app on the person’s computer listens',
    async (uri) => {
      expect((await set(1, { redirectUris: [uri] })).code).toBe(200)
    },
  )

  it('gets a new secret, which is returned once; the former secret remains stored until the next day', async () => {
    await set()
    const { secretHash } = (await storedClient())!
    const { data } = await call('rotateAppClientSecret', { appId, version: 2 }, admin)
    expect(data.clientSecret).toMatch(/^bzs_/)
    const formerUntil = new Date('2026-11-22T03:00:00Z')
    expect(await storedClient()).toMatchObject({ formerHash: secretHash, formerUntil })
  })

  it('has no secret to replace and nothing to remove while the app has no client', async () => {
    expect((await call('rotateAppClientSecret', { appId, version: 1 }, admin)).code).toBe(5336)
    expect((await call('removeAppClient', { appId, version: 1 }, admin)).code).toBe(5336)
    await set()
    expect((await call('removeAppClient', { appId, version: 2 }, admin)).data.client).toBeNull()
    expect(await storedClient()).toBeUndefined()
  })

  it('is set up by one of ten concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => set()))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  it('is set up only by admins of the app’s owner, with a fresh proof, and is in the audit record without the secret', async () => {
    const approver = await world.person({ roles: ['approver'] })
    const stranger = await world.person({ roles: ['appAdmin'], companyId: await world.otherCompany() })
    for (const person of [approver, stranger]) person.session = await world.portal().verify(person.session)
    for (const by of [approver, stranger, staff]) expect((await set(1, {}, by)).code).toBe(5022)
    expect((await set(1, { appId: ids.app })).code).toBe(5317)
    expect((await set(1, { appId: ids.app, owner: 'OPERATOR' }, staff)).code).toBe(200)
    const { data } = await set()
    const records = await db().select().from(auditRecords).where(eq(auditRecords.memberId, admin.memberId))
    expect(records.map(({ operation }) => operation)).toContain('setAppClient')
    expect(JSON.stringify(records)).not.toContain(data.clientSecret)
    const unproven = await world.portal().logInFully(admin.email, { confirmed: true, verified: false })
    expect((await set(2, {}, { ...admin, session: unproven })).code).not.toBe(200)
  })

  it('starts at a URL that contains the issuer; holders see the URL as long as their permission opens the app', async () => {
    await set(1, { startUrl: 'https://app.example/login?from=portal' })
    const levelId = await insertLevel(db(), { appId })
    const alice = await world.person()
    const grantId = await world.putGrant(alice.memberId, { levelId })
    const entry = async () => (await call('getAccessGrant', { grantId }, alice)).data.grant.entryUrl
    const issuer = encodeURIComponent(`${world.portal().config.site}/oidc`)
    expect(await entry()).toBe(`https://app.example/login?from=portal&iss=${issuer}`)
    await call('switchAccessApp', { appId, version: 2, useState: 'L' }, admin)
    expect(await entry()).toBeNull()
    await call('switchAccessApp', { appId, version: 3, useState: 'A' }, admin)
    await set(4)
    expect(await entry()).toBeNull()
  })
})
