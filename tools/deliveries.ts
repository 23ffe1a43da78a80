import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import type { Api } from '../contract/operation.ts'
import { MINUTE_MS, SECOND_MS } from '../domain/durations.ts'
import { databaseAddress, onServer, startPostgres } from '../scripts/postgres.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/client.ts'
import { accessEvents } from '../server/db/schema/access-event.ts'
import { accessGrants } from '../server/db/schema/access-grant.ts'
import { scimAccounts, scimTargets } from '../server/db/schema/app-scim.ts'
import { webhookDeliveries } from '../server/db/schema/app-webhook.ts'
import { createLog } from '../server/observability/log.ts'
import { createSecretBox } from '../server/security/secret-box.ts'
import { newWebhookSecret } from '../server/security/webhook-secret.ts'
import { openScimTarget } from '../server/testing/scim-target.ts'
import { securityMember } from '../tests/support/accounts.ts'
import { addConnectedApp, truthOf } from './deliveries/connected-app.ts'
import { openReceiver } from './deliveries/receiver.ts'
import { logIn } from './log-in.ts'
import { callerAt, serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Makes a thousand changes of permissions on two nodes while nodes are killed, the app is down and the database
// stops. At the end the accounts at the app must match the permissions, and each webhook must be delivered or shown
// as failed.
const DATABASE = 'deliveries'
const CHANGES = 1_000
const WRITERS = 4
const DOWN_MS = 8 * SECOND_MS
const PATIENCE_MS = 10 * MINUTE_MS
const LOOK_EVERY_MS = SECOND_MS
const COMMENT = '수상한 접속입니다.'

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const postgres = await startPostgres()
if (!postgres) {
  console.warn(
    'NO POSTGRESQL is installed here, and one that is given cannot be stopped. Nothing was checked.',
  )
  process.exit(0)
}
const { hold, end } = createVerdict()
const directory = mkdtempSync(join(tmpdir(), 'deliveries-'))
const secret = newWebhookSecret()
const receiver = await openReceiver(secret)
const target = await openScimTarget()
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const settings = {
  DATABASE_URL: databaseAddress(postgres.url, DATABASE),
  ENCRYPTION_KEYS: `deliveries:${key(5)}`,
  AUDIT_KEYS: `audit:${key(6)}`,
  HASH_KEY: key(7),
  WEBHOOK_HOSTS: [receiver.host, target.host].join(','),
  LOG_LEVEL: 'fatal',
}
const nodes = await Promise.all(
  ['first', 'second'].map((name) => serverProcess({ ...settings, DATA_DIR: join(directory, name) })),
)
const [first, second] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]

try {
  await onServer(postgres.url, `create database ${DATABASE}`)
  for (const node of nodes) await node.start()
  await check()
} finally {
  for (const node of nodes) await node.kill()
  receiver.close()
  await target.close()
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
end('Every account and webhook is as it should be.')

async function check(): Promise<void> {
  const { db, close } = await openDatabase({
    dataDir: directory,
    url: settings.DATABASE_URL,
    log: createLog('silent'),
  })
  const box = createSecretBox(readConfig({ ...settings, DEMO: '1' }).encryptionKeys)
  const { appId, grantIds } = await addConnectedApp(db, box, {
    adminEmail: securityMember.email,
    hooks: `http://${receiver.host}/hooks`,
    secret,
    target,
  })
  const jar = new Map<string, string>()
  await logIn(callerAt(first.origin, jar), securityMember, async () => {
    const api = callerAt(first.origin, jar)
    const { challengeId } = await api.startMfaChallenge({ mfaType: 'totp' })
    await api.verifyMfaCode({
      challengeId,
      code: new TOTP({ secret: securityMember.totpSecret! }).generate(),
    })
  })

  const calls = { changed: 0, refused: 0 }
  const faults = [
    { at: 150, name: 'a node is killed', act: () => restartNode(second) },
    {
      at: 300,
      name: 'the app is down',
      async act() {
        receiver.state.isDown = true
        const misbehaving = Array.from(
          { length: 400 },
          () => ({ method: 'GET', path: /./, as: 'failing' }) as const,
        )
        target.faults.push(...misbehaving)
        await wait(DOWN_MS)
        receiver.state.isDown = false
        target.faults.length = 0
      },
    },
    {
      at: 450,
      name: 'the database stops',
      async act() {
        postgres!.goAway()
        await wait(DOWN_MS)
        postgres!.comeBack()
      },
    },
    { at: 600, name: 'the other node is killed', act: () => restartNode(first) },
    { at: 750, name: 'the database crashes', act: async () => postgres!.crash() },
    {
      at: 850,
      name: 'both nodes are killed',
      act: async () => void (await Promise.all([restartNode(first), restartNode(second)])),
    },
  ]
  const troubles = Promise.all(
    faults.map(async ({ at, name, act }) => {
      while (calls.changed < at) await wait(20)
      console.log(`after ${calls.changed} changes: ${name}`)
      await act()
    }),
  )
  const writer = async (n: number) => {
    for (let turn = n; calls.changed < CHANGES; turn += 1) {
      const grantId = grantIds[(turn * WRITERS + n) % grantIds.length]!
      const api = callerAt(nodes[turn % nodes.length]!.origin, jar)
      const isDone = await change(api, grantId).then(
        () => true,
        () => false,
      )
      if (isDone) calls.changed += 1
      else {
        calls.refused += 1
        await wait(100)
      }
    }
  }
  const change = async (api: Api, grantId: string) => {
    const [row] = await db.select().from(accessGrants).where(eq(accessGrants.id, grantId))
    const input = { grantId, version: row!.version, comment: COMMENT }
    await (row!.useStatus === 'NORMAL' ? api.blockAccessGrant(input) : api.liftAccessGrant(input))
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, n) => writer(n)))
  await troubles
  console.log(`${calls.changed} changes were acknowledged, ${calls.refused} calls failed`)

  const started = Date.now()
  while (Date.now() - started < PATIENCE_MS) {
    if ((await countWaiting()) === 0) break
    // The pauses between attempts are skipped; the lock of a killed node must still expire in real time.
    await db
      .update(webhookDeliveries)
      .set({ nextTryAt: sql`now()` })
      .where(eq(webhookDeliveries.state, 'WAITING'))
    await db.update(scimAccounts).set({ nextTryAt: sql`now()` }).where(eq(scimAccounts.state, 'WAITING'))
    await db.update(scimTargets).set({ pausedUntil: null })
    await wait(LOOK_EVERY_MS)
  }
  async function countWaiting(): Promise<number> {
    const webhooks = await db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'WAITING'))
    return webhooks + (await db.$count(scimAccounts, eq(scimAccounts.state, 'WAITING')))
  }
  hold(`nothing waits within ${PATIENCE_MS / MINUTE_MS} minutes`, (await countWaiting()) === 0)

  const events = await db
    .select({ n: count() })
    .from(accessEvents)
    .where(
      and(
        inArray(accessEvents.grantId, grantIds),
        inArray(accessEvents.event, ['grant.blocked', 'grant.resumed']),
      ),
    )
  const eventCount = events[0]!.n
  const deliveries = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.appId, appId))
  hold(
    `at least the ${calls.changed} acknowledged changes happened: ${eventCount}`,
    eventCount >= calls.changed,
  )
  hold(
    `each of ${eventCount} changes has one webhook: ${deliveries.length}`,
    deliveries.length === eventCount,
  )
  const delivered = deliveries.filter(({ state }) => state === 'DELIVERED')
  hold(
    `each webhook was delivered (${delivered.length}) or is shown as failed`,
    deliveries.every(({ state }) => state === 'DELIVERED' || state === 'FAILED'),
  )
  const missing = delivered.filter(({ id }) => !receiver.received.has(id)).map(({ id }) => id)
  hold('the app has received each that counts as delivered', missing.length === 0, missing)
  hold(
    `what came again (${receiver.state.repeated}) was the same message, and none was forged`,
    receiver.state.changed + receiver.state.forged === 0,
  )

  const truth = await truthOf(db, appId)
  hold('the open accounts are those of open permissions', isDeepStrictEqual(target.open(), truth.open), [
    JSON.stringify(target.open()),
    JSON.stringify(truth.open),
  ])
  const membership = Object.fromEntries(
    Object.entries(target.membership()).map(([name, emails]) => [
      name,
      emails.filter((email) => truth.open.includes(email)),
    ]),
  )
  hold('the groups are those of open levels', isDeepStrictEqual(membership, truth.membership), [
    JSON.stringify(membership),
    JSON.stringify(truth.membership),
  ])
  const ids = [...target.users.values()].map(({ externalId, id }) => externalId ?? id)
  hold('each person has one account', new Set(ids).size === ids.length)
  await close()
}

async function restartNode(node: (typeof nodes)[0]): Promise<void> {
  await node.kill()
  await node.start()
}
