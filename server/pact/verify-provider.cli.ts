import { parseArgs } from 'node:util'
import { systemClock } from '#domain/clock.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { states } from './states.ts'
import { verifyProvider } from './verify-provider.ts'

const usage = `Holds a running server against the pacts.

  npm run tool -- provider -- --url URL --states-url URL   any server; worlds are posted to it as { state, params, action }
  npm run tool -- provider -- --url URL                    this server, with its own DATABASE_URL and ENCRYPTION_KEYS set
  ... --only WORDS                                        only the interactions whose description contains these words
`

const { values } = parseArgs({
  options: { url: { type: 'string' }, 'states-url': { type: 'string' }, only: { type: 'string' } },
})
const { url, 'states-url': statesUrl, only } = values
const canBuildWorlds = Boolean(process.env['DATABASE_URL'] && process.env['ENCRYPTION_KEYS'])

if (url === undefined || (statesUrl === undefined && !canBuildWorlds)) {
  console.error(usage)
  process.exit(2)
}
try {
  const fulfilled =
    statesUrl === undefined ? await verifyOurs(url) : await verifyProvider({ url, statesUrl, only })
  console.log(`${fulfilled} interactions are kept by ${url}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function verifyOurs(address: string): Promise<number> {
  const { databaseUrl, encryptionKeys, auditKeys, hashKey, limits, site } = readConfig({
    ...process.env,
    DEMO: '1',
  })
  const database = await openDatabase({ url: databaseUrl, log: { warn: () => {} } })
  const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
  try {
    return await verifyProvider({
      url: address,
      only,
      states: states({
        db: database.db,
        clock: systemClock,
        limits,
        box: createSecretBox(encryptionKeys),
        keyedHash: createKeyedHash(hashKey),
        seals: createAuditSeals(auditKeys),
        hash: passwords.hash,
        site,
      }),
    })
  } finally {
    await database.close()
  }
}
