import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachEngine, enginesToTest, testLog } from '#server/testing/engines.ts'
import { type Program, programOf } from '#server/testing/program.ts'
import { recordTables } from './app-role.ts'
import { type Database, openDatabase } from './client.ts'
import { migrateWhereAllowed } from './migrate.ts'

const notAllowed = { code: '42501' }

describe.each(enginesToTest().filter((engine) => engine === 'postgresql'))('the roles on %s', () => {
  const databaseUrl = process.env['TEST_DATABASE_URL']!
  const name = `roles_${process.pid}`
  const [owner, app] = [`${name}_owner`, `${name}_app`]
  const directory = mkdtempSync(join(tmpdir(), 'roles-'))
  const urlFor = (user?: string) =>
    Object.assign(new URL(databaseUrl), {
      pathname: `/${name}`,
      ...(user !== undefined && { username: user, password: `${user}-password` }),
    }).href
  let database: Database

  beforeAll(async () => {
    await runAsSuperuser(`create database ${name}`)
    const variables = ['--set', `owner_role=${owner}`, '--set', `app_role=${app}`]
    execFileSync('psql', ['--quiet', ...variables, '--file', 'ops/postgres/roles.sql', urlFor()], {
      env: { ...process.env, OWNER_PASSWORD: `${owner}-password`, APP_PASSWORD: `${app}-password` },
    })
    database = await openDatabase({ url: urlFor(app), log: testLog })
  })
  afterAll(async () => {
    await database?.close()
    await runAsSuperuser(`drop database if exists ${name} with (force)`)
    for (const role of [owner, app]) await runAsSuperuser(`drop role if exists ${role}`)
    rmSync(directory, { recursive: true })
  })

  async function runAsSuperuser(command: string): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(command).finally(() => client.end())
  }

  const migrateBy = (settings: Record<string, string>) => run('migrate', settings)

  it('prevent the start of a node with a missing schema, and name the remedy', async () => {
    await expect(migrateWhereAllowed(database)).rejects.toThrow(
      /^DATABASE_URL: the database lacks migrations .* Run npm run migrate/,
    )
    const { output, code } = await run('main', {
      DEMO: '1',
      DATABASE_URL: urlFor(app),
      DATA_DIR: directory,
    })
    expect(output).toMatch(/^DATABASE_URL: the database lacks migrations .*\n$/)
    expect(code).toBe(1)
  })

  it('are named in a one-line message if the migration uses the wrong role', async () => {
    expect(await migrateBy({})).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^MIGRATION_DATABASE_URL: must be set/),
    })
    expect(await migrateBy({ MIGRATION_DATABASE_URL: urlFor(app), DATABASE_APP_ROLE: app })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^MIGRATION_DATABASE_URL: its role may not/),
    })
    expect(
      await migrateBy({ MIGRATION_DATABASE_URL: urlFor(owner), DATABASE_APP_ROLE: 'nobody_here' }),
    ).toMatchObject({ code: 1, output: expect.stringMatching(/^DATABASE_APP_ROLE: there is no such role/) })
  })

  it('get their rights with each migration', async () => {
    const file = join(directory, 'url')
    writeFileSync(file, `${urlFor(owner)}\n`)
    for (let time = 1; time <= 2; time += 1)
      expect(await migrateBy({ MIGRATION_DATABASE_URL_FILE: file, DATABASE_APP_ROLE: app })).toMatchObject({
        code: 0,
      })
    await migrateWhereAllowed(database)
  })

  it('allow a node to start and serve without migrating', async () => {
    const settings = { DEMO: '1', DATABASE_URL: urlFor(app), DATA_DIR: directory, PORT: '0' }
    const node = spawn(process.execPath, programOf('main'), {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...settings } as NodeJS.ProcessEnv,
    })
    let output = ''
    node.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    try {
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+/)
      const [site] = /http:\/\/localhost:\d+/.exec(output)!
      const ready = await fetch(`${site}/readyz`)
      expect(await ready.json()).toMatchObject({ status: 'ok', migrations: true })
      // The demo data was written with the restricted role.
      const { rows } = await database.pool.query('select count(*)::int as events from access_events')
      expect(rows[0].events).toBeGreaterThan(10)
    } finally {
      node.kill('SIGKILL')
    }
  })

  it('prevent the portal from changing the schema', async () => {
    const changes = [
      'create table public.mine (id int)',
      'create schema mine',
      'create temporary table mine (id int)',
      'alter table members add column mine int',
      'alter table audit_records disable trigger all',
      'drop trigger audit_records_stay on audit_records',
      'drop table audit_heads',
      'truncate members cascade',
      'create or replace function audit_records_stay() returns trigger language plpgsql as $$ begin return old; end $$',
      'delete from drizzle.__drizzle_migrations',
      "set session_replication_role = 'replica'",
      `set role ${owner}`,
    ]
    for (const change of changes)
      await expect(database.pool.query(change), change).rejects.toMatchObject(notAllowed)
  })

  it('prevent the portal from changing records, or removing them early', async () => {
    expect(recordTables).toEqual(['audit_records', 'audit_heads', 'access_events', 'access_event_seals'])
    await database.pool.query(`grant update on audit_records to ${app}`)
    for (const table of recordTables) {
      const { rows } = await database.pool.query(
        `select has_any_column_privilege($1, 'update') as update, has_table_privilege($1, 'truncate, trigger, references') as more`,
        [table],
      )
      expect(rows, table).toEqual([{ update: false, more: false }])
    }
    await expect(database.pool.query('update audit_records set at = at')).rejects.toMatchObject(notAllowed)
    for (const table of recordTables.slice(1))
      await expect(database.pool.query(`delete from ${table}`), table).rejects.toMatchObject(notAllowed)
    const add = (age: string) =>
      database.pool.query(
        `insert into audit_records (chain, position, at, stage, address, operation, subject, key_id, previous_hash, hash)
        values (gen_random_uuid(), 1, now() - $1::interval, 'member', '', 'logIn', $1, '', '', '')`,
        [age],
      )
    const removed = (age: string) =>
      database.pool
        .query('delete from audit_records where subject = $1', [age])
        .then(({ rowCount }) => rowCount)
    await add('1 year')
    await add('3 years')
    await expect(removed('1 year')).rejects.toThrow('An audit record is kept for two years')
    expect(await removed('3 years')).toBe(1)
  })
})

describeEachEngine('the database of a suite', (engine) => {
  it('is used only with the rights of the portal’s role, so that every suite shows whether these rights suffice', async () => {
    const change = () => engine.database().pool.query('alter table members add column mine int')
    if (engine.name === 'postgresql') await expect(change()).rejects.toMatchObject(notAllowed)
    await expect(engine.owner().pool.query('alter table members rename to members')).rejects.toMatchObject({
      code: '42P07',
    })
  })
})

/** Runs a program of the portal until it exits. */
function run(
  program: Program,
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, programOf(program), {
    env: { PATH: process.env['PATH'], ...settings } as NodeJS.ProcessEnv,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
