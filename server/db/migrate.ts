import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectPath } from '#server/project-path.ts'
import type { Database } from './client.ts'

const migrationsFolder = projectPath('server/db/migrations')
const undefinedTable = '42P01'

/** Brings the database to this release's schema. Several nodes may start at once: one works, the others wait. */
export async function migrate(database: Database): Promise<void> {
  await database.exclusively((db) => applyMigrations(db, { migrationsFolder }))
}

/** Whether the database has every migration of this release. A later release's schema counts: it is only added to. */
export async function isMigrated(database: Database): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  try {
    const { rows } = await database.pool.query<{ applied: string | null }>(
      'select max(created_at) as applied from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.applied ?? 0) >= newest
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return false
    throw error
  }
}
