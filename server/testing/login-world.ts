import { eq, gt, or } from 'drizzle-orm'
import { beforeEach, expect, vi } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { loginRecords, signingKeys } from '#server/db/schema/app-client.ts'
import { members } from '#server/db/schema/member.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'
import { freePort } from './free-port.ts'
import { callbackUrl, createBrowser, relyingParty } from './relying-party.ts'

const PATIENCE_MS = 10_000
const port = await freePort()
const site = `http://localhost:${port}`

/**
 * Starts a portal that listens. Before each test it creates an app of the company with two levels, to which people
 * log in. It also creates the app's admin, who is its approver and security admin too, and a person, Alice, who has
 * the first level.
 */
export function loginWorld(engine: TestEngine) {
  const world = accessWorld(engine, { PORT: `${port}` })
  const db = () => engine.database().db
  const current = {} as {
    admin: Person
    alice: Person
    app: { appId: string; read: string; write: string; version: number }
    secret: string
  }

  beforeEach(async () => {
    await db().delete(loginRecords)
    // Creating a key takes longer than most tests: the first key stays valid, and further keys and keys from a later
    // time are removed.
    await db()
      .delete(signingKeys)
      .where(or(gt(signingKeys.number, 1), gt(signingKeys.createdAt, world.portal().clock.now())))
    // Closes each connection after one request, since a reused connection may lead to the server of the previous
    // test.
    world.portal().app.server.maxRequestsPerSocket = 1
    // For the name "localhost" the server would listen on two addresses, and closing it right afterwards leaves the
    // second one open. On a busy machine the port may be released a moment after the server of the previous test was
    // closed.
    await vi.waitFor(() => world.portal().app.listen({ port, host: '127.0.0.1' }), { timeout: PATIENCE_MS })
    current.admin = await world.person({ roles: ['appAdmin', 'approver', 'securityAdmin'] })
    current.admin.session = await world.portal().verify(current.admin.session)
    current.alice = await world.person({ name: '이지호' })
    current.app = await own.addApp()
    current.secret = (await own.connect())!
    await world.putGrant(current.alice.memberId, { levelId: current.app.read })
  })

  const own = {
    site,
    admin: () => current.admin,
    alice: () => current.alice,
    app: () => current.app,
    /** The first secret of the app. */
    secret: () => current.secret,

    /** Adds an app of the company with two levels. */
    async addApp(name = '우리 ERP') {
      const appId = await insertApp(db(), { companyId: world.ids.company, name })
      const read = await insertLevel(db(), { appId })
      return { appId, read, write: await insertLevel(db(), { appId, name: '입력', position: 1 }), version: 1 }
    },

    /** Allows logins to an app, and returns its secret if it is new. */
    async connect(more: Partial<Input<'setAppClient'>> = {}, app = current.app): Promise<string | null> {
      const { appId, version } = app
      const input: Input<'setAppClient'> = {
        appId,
        version,
        clientKind: 'SECRET',
        redirectUris: [callbackUrl],
        ...more,
      }
      const { data, code, msg } = await world.portal().call('setAppClient', input, current.admin)
      expect(code, msg).toBe(200)
      app.version += 1
      return data.clientSecret
    },

    /** Returns the app as a client, with its own secret by default. */
    party: (secret: string | undefined = current.secret, appId = current.app.appId) =>
      relyingParty(world.portal(), appId, secret),
    publicParty: () => relyingParty(world.portal(), current.app.appId),

    browserOf: (person?: Pick<Person, 'session'>) => createBrowser(site, person?.session),

    /** Returns the id by which apps know a person. */
    async subjectOf({ memberId }: Person): Promise<string> {
      const [row] = await db().select().from(members).where(eq(members.id, memberId))
      return row!.subject!
    },
  }
  return { ...world, ...own }
}
