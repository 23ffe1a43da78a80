import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SECOND_MS } from '../../domain/durations.ts'
import { type Database, openDatabase } from '../../server/db/client.ts'

type Row = Record<string, unknown>

const STATEMENT_LIMIT_MS = 1_400
const HOLD_MS = 500
const log = { warn: () => {} }

/**
 * Checks the server's requirements for a session through a pooler: settings, the statement timeout, prepared
 * statements, the lock for migrations, and no state of the previous session on a reused connection. Returns each
 * requirement with its result.
 */
export async function sessionsThrough(url: string): Promise<[what: string, isSo: boolean][]> {
  const opened = await Promise.all(
    [1, 2].map(() => openDatabase({ url, log, connections: { max: 1, connectionTimeoutMillis: 5_000 } })),
  )
  const [one, another] = opened as [Database, Database]
  try {
    return [
      ['a session has UTC, no compiling and the limit of statements', await hasSettings(one)],
      ['a statement that takes longer is given up by PostgreSQL', await isGivenUp(one)],
      ['a statement that comes again is prepared once', await isPreparedOnce(one)],
      [`a node that migrates keeps the other one waiting`, await isExclusive(one, another)],
      ['a connection that is used again has nothing of the session before', await isFresh(url)],
    ]
  } finally {
    for (const database of opened) await database.close()
  }
}

async function hasSettings({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<Row>(
    `select current_setting('timezone') as zone, current_setting('jit') as jit, current_setting('statement_timeout') as most`,
  )
  const [{ zone, jit, most } = {}] = rows
  return zone === 'UTC' && jit === 'off' && most === `${STATEMENT_LIMIT_MS}ms`
}

async function isGivenUp({ pool }: Database): Promise<boolean> {
  const began = performance.now()
  const error = await pool.query('select pg_sleep(5)').then(
    () => undefined,
    (reason: { code?: string }) => reason,
  )
  return error?.code === '57014' && performance.now() - began < 2 * SECOND_MS
}

async function isPreparedOnce({ pool }: Database): Promise<boolean> {
  const text = 'select $1::int + 1 as next'
  for (let n = 0; n < 9; n += 1) {
    const { rows } = await pool.query<Row>({ text, values: [n] })
    if (rows[0]?.['next'] !== n + 1) return false
  }
  const { rowCount } = await pool.query('select 1 from pg_prepared_statements where statement = $1', [text])
  return rowCount === 1
}

async function isExclusive(one: Database, another: Database): Promise<boolean> {
  const order: string[] = []
  let isHeld!: () => void
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const firstCall = one.exclusively(async () => {
    isHeld()
    await wait(HOLD_MS)
    order.push('the first is done')
  })
  await held
  await another.exclusively(async () => void order.push('the second begins'))
  await firstCall
  return order.join(', ') === 'the first is done, the second begins'
}

/**
 * Sets all kinds of session state, until PgBouncer gives the connection to the next session; returns whether that
 * session is without this state.
 */
async function isFresh(url: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const earlierClient = new pg.Client(url)
    await earlierClient.connect()
    const { rows } = await earlierClient.query<Row>('select pg_backend_pid() as pid')
    for (const statement of [
      `set timezone = 'Asia/Seoul'`,
      'set statement_timeout = 0',
      'select pg_advisory_lock(23)',
      'prepare portal_1 as select 1',
      'create temporary table leftover (id int)',
    ])
      await earlierClient.query(statement)
    await earlierClient.end()
    const next = await openDatabase({ url, log, connections: { max: 1 } })
    try {
      const found = await next.pool.query<Row>(
        `select pg_backend_pid() as pid, to_regclass('pg_temp.leftover') as leftover,
           (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
           (select count(*)::int from pg_prepared_statements where name = 'portal_1') as prepared`,
      )
      if (found.rows[0]?.['pid'] !== rows[0]?.['pid']) continue
      const { leftover, locks, prepared } = found.rows[0]!
      return leftover === null && locks === 0 && prepared === 0 && (await hasSettings(next))
    } finally {
      await next.close()
    }
  }
  return false
}
