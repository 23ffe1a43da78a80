import * as v from 'valibot'
import { ConfigError } from '#server/config-error.ts'
import { createLog } from '#server/observability/log.ts'
import { withSecretFiles } from '#server/secret-files.ts'
import { url } from '#server/settings.ts'
import { openDatabase } from './client.ts'
import { migrate } from './migrate.ts'
import { databaseRefusal } from './refusals.ts'

/** The connection of the role that owns the schema; the portal's nodes never use this address. */
const settings = v.object({
  MIGRATION_DATABASE_URL: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('must be set to the address that the owner of the schema connects to'),
    url('postgres:', 'postgresql:'),
  ),
  DATABASE_APP_ROLE: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z_][a-z\d_]{0,62}$/, 'must be the name of a role')),
    'portal_app',
  ),
})

/** SQLSTATEs of a missing role and of missing rights. */
const hints: Record<string, string> = {
  '42704': 'DATABASE_APP_ROLE: there is no such role (ops/postgres/roles.sql makes it).',
  '42501': 'MIGRATION_DATABASE_URL: its role may not change the schema; it must own the database.',
}

try {
  await runCli()
} catch (error) {
  const { cause, code } = error as { cause?: { code?: string }; code?: string }
  const refusal = databaseRefusal(error)
  const hint = refusal ? `MIGRATION_DATABASE_URL: ${refusal}.` : hints[cause?.code ?? code ?? '']
  console.error(error instanceof ConfigError ? error.message : (hint ?? error))
  process.exitCode = 1
}

async function runCli(): Promise<void> {
  const env = withSecretFiles(process.env, ['MIGRATION_DATABASE_URL'])
  const givenSettings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(settings, givenSettings, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    throw new ConfigError(`${v.getDotPath(issue)}: ${issue.message}.`)
  }
  const { MIGRATION_DATABASE_URL, DATABASE_APP_ROLE: appRole } = result.output
  const database = await openDatabase({ url: MIGRATION_DATABASE_URL, log: createLog('info') })
  try {
    await migrate(database, { appRole })
    console.log(`The schema is that of this release, and "${appRole}" may use it.`)
  } finally {
    await database.close()
  }
}
