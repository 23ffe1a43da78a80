import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { scimAccounts } from '#server/db/schema/app-scim.ts'
import { notifyAppAdmins } from '#server/domains/access/access.app-admins.ts'
import { markAllDifferences } from '#server/domains/access/scim/scim.changes.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { createLog } from '#server/observability/log.ts'
import { createPushQueue } from '#server/scim/push-queue.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { createPublicFetch } from '#server/webhooks/public-fetch.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'
import { openScimTarget, type ScimTargetServer } from './scim-target.ts'

/**
 * Creates test data: a company's app whose accounts are written to an endpoint, the admin of the app, and a member.
 */
export function scimWorld(engine: TestEngine) {
  const world = accessWorld(engine)
  const hosts: string[] = []
  const now = {} as {
    target: ScimTargetServer
    admin: Person
    alice: Person
    appId: string
    levelId: string
    version: number
  }
  const db = () => engine.database().db

  beforeEach(async () => {
    const target = await openScimTarget()
    hosts.splice(0, 1, target.host)
    world.portal().config.webhookHosts.splice(0, 1, target.host)
    const admin = await world.person({ roles: ['appAdmin', 'approver', 'securityAdmin'] })
    admin.session = await world.portal().verify(admin.session)
    const alice = await world.person()
    const appId = await insertApp(db(), { companyId: world.ids.company, name: '우리 ERP' })
    const levelId = await insertLevel(db(), { appId, name: '조회' })
    Object.assign(now, { target, admin, alice, appId, levelId, version: 0 })
    await scim.set()
  })
  afterEach(() => now.target.close())

  const scim = {
    ...world,
    hosts,
    now,

    /**
     * Calls an operation on the app as its admin; a change of the app is sent with the current version of the app.
     */
    async change<Id extends OperationId>(id: Id, more: object = {}) {
      const body = { appId: now.appId, version: now.version + 1, ...more } as unknown as Input<Id>
      const answer = await world.portal().call(id, body, now.admin)
      if (answer.code === 200) now.version += 1
      return answer
    },

    setting: () => ({
      scimUrl: now.target.url,
      bearerToken: now.target.token as string | undefined,
      enabledYn: 'Y',
      scimUserName: 'EMAIL',
      scimAttributes: ['EXTERNAL_ID', 'DISPLAY_NAME', 'EMAILS'],
      scimGroups: [],
    }),

    set: (more: object = {}) => scim.change('setAppScim', { ...scim.setting(), ...more }),

    /** Returns the dependencies of the queue of a node; `send` replaces the requests of the node. */
    deps(send = createPublicFetch(hosts)): Parameters<typeof createPushQueue>[0] {
      const { clock, config } = world.portal()
      return {
        db: db(),
        box: createSecretBox(config.encryptionKeys),
        clock,
        log: createLog('silent'),
        send,
        onFailed: (tx, id) => notifyAppAdmins(world.sweeper(), tx, id, accessTexts.scimFailed),
      }
    },

    deliver: () => createPushQueue(scim.deps()).deliver(),
    scan: () => markAllDifferences({ db: db(), clock: world.portal().clock }),

    info: async () => (await world.portal().call('getAppScim', { appId: now.appId }, now.admin)).data,
    grant: (person = now.alice, levelId = now.levelId) =>
      world.requestAndApprove(person, now.admin, { levelId }),

    /** Returns the row of the first account of the app. */
    row: async () => (await db().select().from(scimAccounts).where(eq(scimAccounts.appId, now.appId)))[0]!,

    /** Logs the admin in again, after the clock was moved. */
    async logIn(): Promise<void> {
      const session = await world.portal().logInFully(now.admin.email, { confirmed: true })
      now.admin.session = await world.portal().verify(session)
    },

    /** Lets a time pass, by default until the next attempt to write the account, and delivers the queue. */
    async later(ms?: number): Promise<void> {
      const { clock } = world.portal()
      const next = (await scim.row()).nextTryAt.getTime() - clock.now().getTime()
      clock.pass((ms ?? Math.max(next, 31 * SECOND_MS)) / SECOND_MS)
      await scim.deliver()
    },

    /** Changes a member's permission as the admin. */
    async changeGrant(
      operation: 'blockAccessGrant' | 'liftAccessGrant' | 'revokeAccessGrant',
      person = now.alice,
    ): Promise<void> {
      const held = (await world.grantOf(person, now.levelId))!
      const body = { grantId: held.grantId, version: held.version, comment: '수상한 접속입니다.' }
      expect((await world.portal().call(operation, body, now.admin)).code).toBe(200)
    },
  }
  return scim
}
