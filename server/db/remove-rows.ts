import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from './client.ts'

/** Rows to remove; `oldest` is the order of removal, if it matters. */
export type Expired = { table: PgTable; where: SQL | undefined; oldest?: SQL }

/** Work that stops after a batch when the signal aborts. */
export type Stoppable = { signal?: AbortSignal | undefined }

const MAX_AT_ONCE = 1_000
const MIN_AT_ONCE = 10
/** The maximum duration of a removal. Remaining rows wait for the next run. */
const WITHIN_MS = 5 * MINUTE_MS
const MAX_COUNTED = 100_000

/**
 * Removes rows in batches, each in a short statement of its own. Retries a batch with fewer rows if the database
 * cancels it. Stops after a batch when `signal` aborts, and after five minutes. Returns whether all rows are removed.
 * Several nodes may remove the same rows at once.
 */
export async function removeRows(
  db: Pick<Db, 'execute'>,
  expired: Expired,
  { signal }: Stoppable = {},
): Promise<boolean> {
  const deadline = performance.now() + WITHIN_MS
  let atOnce = MAX_AT_ONCE
  for (;;) {
    if (signal?.aborted || performance.now() > deadline) return false
    try {
      if ((await removeBatch(db, expired, atOnce)) < atOnce) return true
    } catch (error) {
      if (!isTimeout(error) || atOnce === MIN_AT_ONCE) throw error
      atOnce = Math.max(MIN_AT_ONCE, Math.floor(atOnce / 4))
    }
  }
}

/** Returns the number of rows to remove, at most a hundred thousand. */
export async function countRows(db: Pick<Db, 'execute'>, { table, where }: Expired): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select 1 from ${table} where ${where} limit ${MAX_COUNTED}) as found`,
  )
  return rows[0]!.count
}

/** Returns the number of rows found; another node may have removed them in the meantime. */
async function removeBatch(
  db: Pick<Db, 'execute'>,
  { table, where, oldest }: Expired,
  atOnce: number,
): Promise<number> {
  // Rows are deleted by their physical location (`ctid`): a row that has changed since it was found has moved, and is
  // not deleted.
  const { rows } = await db.execute<{ count: number }>(sql`
    with found as materialized (
      select ctid as place from ${table} where ${where} ${oldest ? sql`order by ${oldest}` : sql``} limit ${atOnce}
    ), gone as (delete from ${table} where ctid = any(array(select place from found)))
    select count(*)::integer as count from found`)
  return rows[0]!.count
}

/** Whether the database cancelled a statement, or the client stopped waiting for it. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return code === '57014' || error.message === 'Query read timeout' || isTimeout(error.cause)
}
