import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import { projectPath } from '#server/project-path.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import type { Database } from './client.ts'
import { isMigrated, migrate } from './migrate.ts'
import * as schema from './schema.ts'

const applied = async ({ pool }: Database) =>
  (await pool.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations'))
    .rows[0]?.count

describeEachEngine(
  'migrations',
  (engine) => {
    it('are done once, however many nodes start together', async () => {
      const database = engine.database()
      expect(await isMigrated(database)).toBe(false)
      const nodes =
        engine.name === 'postgresql' ? await Promise.all([engine.openAnother(), engine.openAnother()]) : []
      await Promise.all([database, database, ...nodes].map((node) => migrate(node)))
      await Promise.all(nodes.map((node) => node.close()))
      expect(await isMigrated(database)).toBe(true)
      expect(await applied(database)).toBe(migrationFiles().length)
    })

    it('change nothing the second time', async () => {
      const database = engine.database()
      await migrate(database)
      expect(await applied(database)).toBe(migrationFiles().length)
    })

    it('are missed again when the newest is not there', async () => {
      const { pool } = engine.database()
      await pool.query(
        'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
      )
      expect(await isMigrated(engine.database())).toBe(false)
    })
  },
  { migrated: false },
)

describe('the migrations', () => {
  it('make the schema of the code, no more and no less (else: npx drizzle-kit generate)', async () => {
    const newest = readdirSync(projectPath('server/db/migrations/meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1)!
    const snapshot = JSON.parse(
      readFileSync(join(projectPath('server/db/migrations/meta'), newest), 'utf8'),
    ) as Snapshot
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
  })

  it('would show a column that is missing in them', async () => {
    const older = generateDrizzleJson({ companies: schema.companies })
    expect(
      await generateMigration(older, generateDrizzleJson({ companies: schema.companies, apps: schema.apps })),
    ).not.toEqual([])
  })
})

type Snapshot = Parameters<typeof generateMigration>[0]

function migrationFiles(): string[] {
  return readdirSync(projectPath('server/db/migrations')).filter((name) => name.endsWith('.sql'))
}
