import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import type { Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { ownAppWorld } from '#server/testing/own-app-world.ts'

describeEngines('keys of an app', (engine) => {
  const { world, ids, call, db, app } = ownAppWorld(engine)
  let admin: Person
  let staff: Person
  let appId: string
  beforeEach(() => {
    ;({ admin, staff, appId } = app)
  })

  const issueKey = (by: Person, version = 1, of = appId) => call('issueAppKey', { appId: of, version }, by)
  const connection = async (by = admin) => (await call('getAppConnection', { appId }, by)).data

  it('are returned once when they are issued, and stored only as hashes', async () => {
    const { data } = await issueKey(admin)
    expect(data.apiKey).toMatch(/^bzk_[\w-]{43}$/)
    expect(await connection()).toEqual({
      appId,
      configurationUrl: expect.stringMatching(/\/\.well-known\/authzen-configuration$/) as string,
      evaluationUrl: expect.stringMatching(/\/access\/v1\/evaluation$/) as string,
      issuerUrl: expect.stringMatching(/\/oidc$/) as string,
      discoveryUrl: expect.stringMatching(/\/oidc\/\.well-known\/openid-configuration$/) as string,
      client: null,
      keys: [
        {
          keyId: data.keyId,
          keyHint: data.apiKey.slice(-4),
          createdAt: '2026-11-21T12:00:00+09:00',
          lastUsedAt: null,
        },
      ],
    })
    const [row] = await db().select().from(appKeys).where(eq(appKeys.appId, appId))
    expect(JSON.stringify(row)).not.toContain(data.apiKey)
    expect(row!.keyHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('are valid two at a time; a third key is refused until one of them is revoked', async () => {
    const { data: first } = await issueKey(admin)
    await issueKey(admin, 2)
    expect((await issueKey(admin, 3)).code).toBe(5318)
    const revoke = { appId, version: 3, keyId: first.keyId }
    expect((await call('revokeAppKey', revoke, admin)).data.keys).toHaveLength(1)
    expect((await call('revokeAppKey', { ...revoke, version: 4 }, admin)).code).toBe(5319)
    expect((await issueKey(admin, 4)).code).toBe(200)
  })

  it('are issued by one of ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => issueKey(admin)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await connection()).keys).toHaveLength(1)
  })

  it('are issued to and seen by admins of the owner only: app admins for a company’s app, the staff for the operator’s', async () => {
    const approver = await world.person({ roles: ['approver'] })
    const stranger = await world.person({ roles: ['appAdmin'], companyId: await world.otherCompany() })
    for (const person of [approver, stranger]) person.session = await world.portal().verify(person.session)
    for (const by of [approver, stranger, staff]) {
      expect((await issueKey(by)).code).toBe(5022)
      expect((await call('getAppConnection', { appId }, by)).code).toBe(5022)
    }
    const appInput = { appId: ids.app, version: 1 }
    expect((await call('issueAppKey', appInput, admin)).code).toBe(5317)
    expect((await call('getAppConnection', { appId: ids.app }, admin)).code).toBe(5317)
    expect((await call('issueAppKey', { ...appInput, owner: 'OPERATOR' }, staff)).code).toBe(200)
    expect(
      (await call('getAppConnection', { appId: ids.app, owner: 'OPERATOR' }, staff)).data.keys,
    ).toHaveLength(1)
  })

  it('need a fresh proof to be changed, and each change is on the audit record without the key', async () => {
    admin.session = await world.portal().logInFully(admin.email, { confirmed: true, verified: false })
    expect((await issueKey(admin)).code).toBe(2201)
    admin.session = await world.portal().verify(admin.session)
    const { data } = await issueKey(admin)
    await call('revokeAppKey', { appId, version: 2, keyId: data.keyId }, admin)
    const records = await db().select().from(auditRecords)
    const changes = records.filter(
      ({ operation, subject }) => operation.endsWith('AppKey') && subject?.includes(appId),
    )
    expect(changes.map(({ operation }) => operation)).toEqual(['issueAppKey', 'revokeAppKey'])
    expect(JSON.stringify(changes)).not.toContain(data.apiKey)
    expect(changes[1]!.subject).toContain(`keyId=${data.keyId}`)
  })
})
