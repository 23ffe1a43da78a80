import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { ConfigError } from '#server/config-error.ts'
import { projectPath } from '#server/project-path.ts'
import { grantToApp } from './app-role.ts'
import type { Database } from './client.ts'

const migrationsFolder = projectPath('server/db/migrations')
const undefinedTable = '42P01'
const notAllowed = '42501'

/**
 * Migrates the database to this release's schema. Several nodes may start at once: one migrates, the others
 * wait. If the portal has a database role of its own, `appRole`, that role is then granted its rights.
 */
export async function migrate(
  database: Database,
  { appRole }: { appRole?: string | undefined } = {},
): Promise<void> {
  await database.exclusively(async (db) => {
    await applyMigrations(db, { migrationsFolder })
    if (appRole !== undefined) await grantToApp(db, appRole)
  })
}

/**
 * Migrates at the start of a node, unless the schema is up to date. Throws a ConfigError if the role of the node may
 * not migrate, since another role then owns the schema.
 */
export async function migrateWhereAllowed(database: Database): Promise<void> {
  try {
    if (await isMigrated(database)) return
  } catch (error) {
    if ((error as { code?: string }).code !== notAllowed) throw error
    throw unmigratedError()
  }
  const { rows } = await database.pool.query<{ allowed: boolean }>(
    `select has_database_privilege(current_database(), 'create') as allowed`,
  )
  if (!rows[0]?.allowed) throw unmigratedError()
  await migrate(database)
}

const unmigratedError = () =>
  new ConfigError(
    'DATABASE_URL: the database lacks migrations of this release, and its role may not make them. Run npm run migrate (node dist/server/migrate.js) first.',
  )

/**
 * Whether the database has every migration of this release. The schema of a later release is accepted as well, since
 * releases only add to the schema.
 */
export async function isMigrated(database: Pick<Database, 'pool'>): Promise<boolean> {
  const newestMigration = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  )
  try {
    const { rows } = await database.pool.query<{ applied: string | null }>(
      'select max(created_at) as applied from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.applied ?? 0) >= newestMigration
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return false
    throw error
  }
}
