import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { createPool, type Log } from './pool.ts'
import * as schema from './schema.ts'

/** The query interface of drizzle, for the database or for a transaction. */
export type Db = NodePgDatabase<typeof schema>

/** The database of the portal: PostgreSQL or the embedded engine, with the same interface. */
export type Database = {
  db: Db
  pool: pg.Pool
  engine: 'embedded' | 'postgresql'
  /**
   * A separate connection for health checks: it works even when calls use all other connections. The embedded engine
   * has only one connection.
   */
  aside: { db: Db; pool: pg.Pool }
  /** Rejects if the database does not answer; uses the separate connection. */
  ping(): Promise<void>
  /**
   * Runs work such as migrations and demo data on a connection without time limits, under a lock for which other
   * nodes wait. The embedded engine has one connection, so the work must use the given `db`.
   */
  exclusively<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * The number of PostgreSQL connections for calls, and the timeouts in milliseconds for getting a connection and for a
 * statement.
 */
export type Connections = {
  max: number
  connectionTimeoutMillis: number
  query_timeout: number
  statement_timeout: number
}

export type OpenOptions = {
  /** The address of the database, postgres://…; without an address the embedded engine is used. */
  url?: string
  /** The directory of the embedded engine's files, or 'memory'. */
  dataDir?: string
  log: Log
  /**
   * Differences from the defaults; the embedded engine has one connection, and uses only the timeout for
   * getting this connection.
   */
  connections?: Partial<Connections>
  /** Initial contents of an embedded database, from PGlite's `dumpDataDir`. */
  template?: Blob
}

// A stopped PostgreSQL must lead to an answer within two seconds, whether it refuses connections or does not respond.
// A slow PostgreSQL cancels a statement shortly before the connection would be closed.
const defaultConnections: Connections = {
  max: 10,
  connectionTimeoutMillis: 1_500,
  query_timeout: 1_500,
  statement_timeout: 1_400,
}
// An arbitrary number that no other user of the database is likely to lock.
const exclusiveLock = 7_214_330_551

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded engine. Throws DataDirectoryInUse if another
 * process uses it.
 */
export async function openDatabase({
  url,
  dataDir,
  log,
  template,
  connections = {},
}: OpenOptions): Promise<Database> {
  if (url !== undefined) return openPostgresql(url, log, connections)
  if (dataDir === undefined)
    throw new Error('A database needs the address of a PostgreSQL or a data directory.')
  const embedded = await openEmbedded({ dataDir, template })
  // All calls share one session, so a call may have to wait until another call has finished; the time limit makes a
  // deadlock end in an error.
  const { connectionTimeoutMillis = 10_000 } = connections
  const pool = createPool(
    { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis, ...embedded.connection },
    log,
  )
  return {
    ...sharedDatabase(pool),
    engine: 'embedded',
    async exclusively(work) {
      const client = await pool.connect()
      try {
        return await work(drizzle(client, { schema }))
      } finally {
        client.release()
      }
    },
    async close() {
      await pool.end()
      await embedded.close()
    },
  }
}

function openPostgresql(url: string, log: Log, connections: Partial<Connections>): Database {
  const connection = { connectionString: url, keepAlive: true, application_name: 'portal' }
  const { statement_timeout, ...limits } = { ...defaultConnections, ...connections }
  const onConnect = (client: pg.ClientBase) => prepareSession(client, statement_timeout)
  const settings = { ...connection, ...limits, onConnect, idleTimeoutMillis: 30_000 }
  const pool = createPool(settings, log)
  const aside = createPool({ ...settings, max: 1 }, log)
  return {
    ...sharedDatabase(pool, aside),
    engine: 'postgresql',
    async exclusively(work) {
      const client = new pg.Client({ ...connection, connectionTimeoutMillis: limits.connectionTimeoutMillis })
      client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
      await client.connect()
      try {
        await prepareSession(client, 0)
        await client.query('select pg_advisory_lock($1)', [exclusiveLock])
        return await work(drizzle(client, { schema }))
      } finally {
        // Closing the connection releases the lock.
        await client.end()
      }
    },
    close: async () => void (await Promise.all([pool.end(), aside.end()])),
  }
}

/**
 * Sets the session parameters by a statement, since PgBouncer refuses connections that set them at the start.
 * Statements longer than `statementTimeout` milliseconds are cancelled; 0 means no limit.
 */
async function prepareSession(client: pg.ClientBase, statementTimeout: number): Promise<void> {
  await client.query(
    // JIT is off: the queries take a few milliseconds, and compiling one would take a hundred.
    `select set_config('timezone', 'UTC', false), set_config('jit', 'off', false), set_config('statement_timeout', '${statementTimeout}', false)`,
  )
}

function sharedDatabase(pool: pg.Pool, aside = pool) {
  return {
    db: drizzle(pool, { schema }),
    pool,
    aside: { db: drizzle(aside, { schema }), pool: aside },
    async ping() {
      await aside.query('select 1')
    },
  }
}
