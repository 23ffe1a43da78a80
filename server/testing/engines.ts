import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { embeddedTemplate } from './embedded-template.ts'

/** One engine of a suite; its database is there from `beforeAll` on. */
export type TestEngine = {
  name: Database['engine']
  database(): Database
  /** Another node on the same PostgreSQL; the embedded engine knows one only and refuses. */
  openAnother(): Promise<Database>
}

export const testLog = { warn: () => {} }

/**
 * Runs a suite on the embedded engine, and on PostgreSQL when TEST_DATABASE_URL names a server where databases may be
 * created. Every suite has a fresh database with this release's schema, or an empty one where `migrated` is false.
 */
export function describeEngines(
  name: string,
  suite: (engine: TestEngine) => void,
  { migrated = true } = {},
): void {
  describe.each(enginesToTest())(`${name} on %s`, (engineName) => {
    let opened: { database: Database; url?: string; drop(): Promise<void> } | undefined

    beforeAll(async () => {
      opened = await (engineName === 'embedded' ? openMemory(migrated) : openFresh(migrated))
    })
    afterAll(async () => {
      await opened?.database.close()
      await opened?.drop()
    })

    suite({
      name: engineName,
      database() {
        if (!opened) throw new Error('The database of a suite is there from beforeAll on.')
        return opened.database
      },
      async openAnother() {
        if (!opened?.url) throw new Error('The embedded engine serves one node only.')
        return openDatabase({ url: opened.url, log: testLog })
      },
    })
  })
}

/** The engines this run can test. */
export function enginesToTest(): Database['engine'][] {
  return process.env['TEST_DATABASE_URL'] ? ['embedded', 'postgresql'] : ['embedded']
}

async function openMemory(migrated: boolean) {
  const template = migrated ? await embeddedTemplate() : undefined
  return { database: await openDatabase({ dataDir: 'memory', template, log: testLog }), drop: async () => {} }
}

async function openFresh(migrated: boolean) {
  const server = process.env['TEST_DATABASE_URL']!
  const name = freshName()
  await onServer(server, `create database ${name}${migrated ? ` template ${await migratedOn(server)}` : ''}`)
  const url = databaseOn(server, name)
  const database = await openDatabase({ url, log: testLog })
  return { database, url, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

let template: Promise<string> | undefined

/** A database with this release's schema that others are copied from, made once in a worker of the tests. */
function migratedOn(server: string): Promise<string> {
  template ??= (async () => {
    const name = freshName()
    await onServer(server, `create database ${name}`)
    const database = await openDatabase({ url: databaseOn(server, name), log: testLog })
    await migrate(database)
    await database.close()
    return name
  })()
  return template
}

const freshName = () => `test_${randomUUID().replaceAll('-', '')}`
const databaseOn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

async function onServer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
