import { parseArgs } from 'node:util'
import { systemClock } from '#domain/clock.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { stateBuilders } from './states.ts'
import { startWorlds } from './worlds-address.ts'

const usage = `Builds the worlds of the pacts in the database of a running server, asked for at an address.

  npm run tool -- worlds -- --port 3002   with the server's own DATABASE_URL and ENCRYPTION_KEYS set; use a database made for it
      --server-url http://localhost:3000  makes the calls before, too, for verifiers that do not: pact-verifier
`

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3002' }, 'server-url': { type: 'string' } },
})
if (!process.env['DATABASE_URL'] || !process.env['ENCRYPTION_KEYS']) {
  console.error(usage)
  process.exit(2)
}

const { databaseUrl, encryptionKeys, auditKeys, hashKey, limits, site } = readConfig({
  ...process.env,
  DEMO: '1',
})
const database = await openDatabase({ url: databaseUrl, log: { warn: () => {} } })
const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
const worlds = stateBuilders({
  db: database.db,
  clock: systemClock,
  limits,
  box: createSecretBox(encryptionKeys),
  keyedHash: createKeyedHash(hashKey),
  seals: createAuditSeals(auditKeys),
  hash: passwords.hash,
  site,
  // The server process loads the texts by itself within two seconds.
  siteTexts: { refresh: () => Promise.resolve() },
})
const { url } = await startWorlds(worlds, {
  port: Number(values.port),
  ...(values['server-url'] !== undefined && { serverUrl: values['server-url'] }),
})
console.log(`Worlds are built at ${url}.`)
