import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { openWithLongWaits } from './open-with-long-waits.ts'

/** One engine of a suite; its database exists from `beforeAll` on. */
export type TestEngine = {
  name: Database['engine']
  /** A connection with the rights of the portal's role, if the engine has roles. */
  database(): Database
  /** A connection with the rights of the tables' owner, for setup that requires them. */
  owner(): Database
  /** Another node on the same PostgreSQL; the embedded engine supports only one and refuses. */
  openAnother(): Promise<Database>
}

/** The portal's role in tests; each database is removed after its tests. */
const APP = { name: 'portal_test_app', password: 'portal_test_app' }

const ONE = { max: 1 }

export const testLog = { warn: () => {} }

/**
 * Runs a suite on PostgreSQL if TEST_DATABASE_URL names a server on which databases may be created, otherwise on the
 * embedded engine. Every suite has a fresh database with this release's schema. If `migrated` is false, the database
 * is empty and the suite owns it.
 */
export function describeEngines(name: string, suite: Suite, options?: Options): void {
  describeOn(enginesToTest().slice(-1), name, suite, options)
}

/** Runs a suite on every engine: for behaviour that may depend on the engine. */
export function describeEachEngine(name: string, suite: Suite, options?: Options): void {
  describeOn(enginesToTest(), name, suite, options)
}

type Suite = (engine: TestEngine) => void
type Options = {
  migrated?: boolean
  /**
   * Only one connection to PostgreSQL, as in the embedded engine: a statement outside a running transaction then
   * waits forever.
   */
  oneConnection?: boolean
  /** Uses the service's time limits for PostgreSQL instead of the limits of the tests. */
  withServiceLimits?: boolean
}

function describeOn(
  engines: Database['engine'][],
  name: string,
  suite: Suite,
  { migrated = true, oneConnection = false, withServiceLimits = false }: Options = {},
): void {
  describe.each(engines)(`${name} on %s`, (engineName) => {
    let opened: { database: Database; owner: Database; url?: string; drop(): Promise<void> } | undefined

    beforeAll(async () => {
      opened = await (engineName === 'embedded'
        ? openMemory(migrated)
        : openFresh(migrated, oneConnection, withServiceLimits))
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
      owner() {
        if (!opened) throw new Error('The database of a suite is there from beforeAll on.')
        return opened.owner
      },
      async openAnother() {
        if (!opened?.url) throw new Error('The embedded engine serves one node only.')
        return openWithLongWaits({ url: opened.url, log: testLog })
      },
    })
  })
}

/** Returns the engines that this run can test, the production engine last. */
export function enginesToTest(): Database['engine'][] {
  return process.env['TEST_DATABASE_URL'] ? ['embedded', 'postgresql'] : ['embedded']
}

async function openMemory(migrated: boolean) {
  const template = migrated ? await embeddedTemplate() : undefined
  const database = await openWithLongWaits({ dataDir: 'memory', template, log: testLog })
  return { database, owner: database, drop: async () => {} }
}

async function openFresh(migrated: boolean, oneConnection: boolean, withServiceLimits: boolean) {
  const server = process.env['TEST_DATABASE_URL']!
  const name = freshName()
  await runOnServer(
    server,
    `create database ${name}${migrated ? ` template ${await migratedOn(server)}` : ''}`,
  )
  const ownerUrl = databaseOn(server, name)
  const url = migrated ? withAppRole(ownerUrl) : ownerUrl
  const owner = await openWithLongWaits({ url: ownerUrl, log: testLog })
  return {
    database: withServiceLimits
      ? await openDatabase({ url, log: testLog })
      : await openWithLongWaits({ url, log: testLog, ...(oneConnection && { connections: ONE }) }),
    owner,
    url,
    async drop() {
      await owner.close()
      await runOnServer(server, `drop database ${name} with (force)`)
    },
  }
}

let template: Promise<string> | undefined

/** Creates a database with this release's schema as a template, once per test worker. */
function migratedOn(server: string): Promise<string> {
  template ??= (async () => {
    const name = freshName()
    await makeAppRole(server)
    await runOnServer(server, `create database ${name}`)
    const database = await openWithLongWaits({ url: databaseOn(server, name), log: testLog })
    await migrate(database, { appRole: APP.name })
    await database.close()
    return name
  })()
  return template
}

/**
 * Creates the role of the portal. Several workers may do so at the same time; the role belongs to the server, and is
 * not removed.
 */
async function makeAppRole(server: string): Promise<void> {
  await runOnServer(server, `create role ${APP.name} login password '${APP.password}'`).catch(
    (error: unknown) => {
      if (!['42710', '23505'].includes((error as { code?: string }).code ?? '')) throw error
    },
  )
}

function withAppRole(url: string): string {
  return Object.assign(new URL(url), { username: APP.name, password: APP.password }).href
}

const freshName = () => `test_${randomUUID().replaceAll('-', '')}`
const databaseOn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

async function runOnServer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
