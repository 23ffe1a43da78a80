import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '#domain/clock.ts'
import { createApp } from '#server/app.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { sweepAccess } from '#server/domains/access/access.sweeper.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { senderOf } from '#server/messages/sender.ts'
import { createLog } from '#server/observability/log.ts'
import { type StateBuilders, stateBuilders } from '#server/pact/states.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { keepSite } from '#server/site/site-keeper.ts'

export type TestServer = {
  url: string
  /** The builders of provider states in the server's own database, with the server's keys and clock. */
  states: StateBuilders
  /** Ends every grant, request and delegation whose time is over; this server has no scheduled jobs. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the real application on a free port of this machine, with every answer validated against the contract. The
 * caller owns the database, and no job changes the test data in it. Settings come from the environment, such as
 * `LOGIN_TRIES`.
 */
export async function startTestServer(
  database: Database,
  { clock = systemClock, settings = {} }: { clock?: Clock; settings?: Record<string, string> } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const config = readConfig({
    DEMO: '1',
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    VALIDATE_RESPONSES: '1',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const siteTexts = keepSite({ db: database.db })
  const app = createApp({ config, database, clock, isTimed: false, siteTexts })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { limits, encryptionKeys, auditKeys, hashKey } = config
  const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })

  const { db } = database
  const box = createSecretBox(encryptionKeys)
  const messages = { sendMail: () => Promise.reject(new Error('not here')) }
  const sender = senderOf(config.operator, () => config.brand)
  const mails = createMailQueue({ db, box, clock, log: createLog('silent'), messages, sender })

  return {
    url: `http://127.0.0.1:${port}`,
    states: stateBuilders({
      db: database.db,
      clock,
      limits,
      box,
      keyedHash: createKeyedHash(hashKey),
      seals: createAuditSeals(auditKeys),
      hash: passwords.hash,
      site: config.site,
      siteTexts,
    }),
    sweep: () => sweepAccess({ db, clock, notices: createNotices({ mails, box, clock, site: config.site }) }),
    async stop() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
