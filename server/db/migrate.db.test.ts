import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { projectPath } from '#server/project-path.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import type { Database } from './client.ts'
import { isMigrated, migrate } from './migrate.ts'
import * as schema from './schema.ts'

// drizzle-kit adds a method to every array, which pdf.js rejects in the tests that share the worker.
Reflect.deleteProperty(Array.prototype, 'random')

const readAppliedMigrations = async ({ pool }: Database) =>
  (await pool.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations'))
    .rows[0]?.count

type Table = ReturnType<typeof getTableConfig>

/** The texts that a function returns for all tables of the schema in the code. */
const textsOfSchema = (textsOf: (table: Table) => (string | undefined)[]) =>
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap((table) => textsOf(table).map((text) => `${table.name}: ${text}`))
    .toSorted()
const columnsOf = ({ columns }: Table) =>
  columns.map(({ name, notNull }) => `${name}${notNull ? ' not null' : ''}`)
const indexesOf = ({ indexes }: Table) =>
  indexes.map(({ config }) => `${config.name}${config.unique ? ' unique' : ''}`)
const constraintsOf = ({ columns, foreignKeys, checks, uniqueConstraints }: Table) => [
  ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
  ...foreignKeys.map((key) => key.getName()),
  ...checks.map(({ name }) => name),
  ...uniqueConstraints.map((constraint) => constraint.getName()),
]

const COLUMNS = `select relname || ': ' || attname || case when attnotnull then ' not null' else '' end as what
  from pg_attribute inner join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`
const INDEXES = `select owner.relname || ': ' || made.relname || case when indisunique then ' unique' else '' end as what
  from pg_index inner join pg_class made on made.oid = indexrelid inner join pg_class owner on owner.oid = indrelid
  where owner.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`
const CONSTRAINTS = `select relname || ': ' || conname as what
  from pg_constraint inner join pg_class on pg_class.oid = conrelid
  where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'u')`

describeEachEngine(
  'migrations',
  (engine) => {
    it('run once, however many nodes start together', async () => {
      const database = engine.database()
      expect(await isMigrated(database)).toBe(false)
      const nodes =
        engine.name === 'postgresql' ? await Promise.all([engine.openAnother(), engine.openAnother()]) : []
      await Promise.all([database, database, ...nodes].map((node) => migrate(node)))
      await Promise.all(nodes.map((node) => node.close()))
      expect(await isMigrated(database)).toBe(true)
      expect(await readAppliedMigrations(database)).toBe(migrationFiles().length)
    })

    it('change nothing when they are applied a second time', async () => {
      const database = engine.database()
      await migrate(database)
      expect(await readAppliedMigrations(database)).toBe(migrationFiles().length)
    })

    it('create the columns, indexes and constraints of the code', async () => {
      const resultOf = async (query: string) =>
        (await engine.database().pool.query<{ what: string }>(query)).rows.map(({ what }) => what).toSorted()
      expect(await resultOf(COLUMNS)).toEqual(textsOfSchema(columnsOf))
      expect(await resultOf(INDEXES)).toEqual(textsOfSchema(indexesOf))
      expect(await resultOf(CONSTRAINTS)).toEqual(textsOfSchema(constraintsOf))
    })

    it('are needed again when the newest migration is missing', async () => {
      const { pool } = engine.database()
      await pool.query(
        'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
      )
      expect(await isMigrated(engine.database())).toBe(false)
    })
  },
  { migrated: false },
)

describe('the migration files', () => {
  it('create exactly the schema of the code (otherwise: npx drizzle-kit generate)', async () => {
    const newest = readdirSync(projectPath('server/db/migrations/meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1)!
    const snapshot = JSON.parse(
      readFileSync(join(projectPath('server/db/migrations/meta'), newest), 'utf8'),
    ) as Snapshot
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
  })

  it('are checked for missing columns', async () => {
    const olderSchema = generateDrizzleJson({ companies: schema.companies })
    expect(
      await generateMigration(
        olderSchema,
        generateDrizzleJson({ companies: schema.companies, apps: schema.apps }),
      ),
    ).not.toEqual([])
  })
})

type Snapshot = Parameters<typeof generateMigration>[0]

function migrationFiles(): string[] {
  return readdirSync(projectPath('server/db/migrations')).filter((name) => name.endsWith('.sql'))
}
