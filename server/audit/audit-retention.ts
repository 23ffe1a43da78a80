import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { type Expired, removeRows, type Stoppable } from '#server/db/remove-rows.ts'
import { auditHeads, auditRecords } from '#server/db/schema/audit.ts'

/** Two years (docs/security.md, "Records"), and a day so that the database's own clock agrees. */
const RETENTION_MS = 732 * DAY_MS

/** The moment from which records are retained, at `now`. */
export const auditRetainedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_MS)

/** Records whose retention is over, whether or not they can be removed yet. */
export const oldAuditRecords = (now: Date): Expired => ({
  table: auditRecords,
  where: lt(auditRecords.at, auditRetainedSince(now)),
})

/**
 * Removes records whose retention is over, if a head from before the retention period covers them: this head later
 * proves that the records were removed because of their age. Removes from the beginning of each chain, so that the
 * chain never has a gap.
 */
export async function removeAuditRecords(db: Db, now: Date, stoppable: Stoppable = {}): Promise<void> {
  const since = auditRetainedSince(now)
  const { rows } = await db.execute<{ chain: string; position: number }>(sql`
    select chain, position from (
      select (link ->> 'chain')::uuid as chain, max((link ->> 'position')::integer) as position
      from ${auditHeads}, jsonb_array_elements(${auditHeads.chains}) as link
      where ${lt(auditHeads.at, since)} group by 1
    ) as covered
    where exists (select from ${auditRecords} where ${auditRecords.chain} = covered.chain
      and ${auditRecords.position} <= covered.position and ${lt(auditRecords.at, since)})`)
  for (const { chain, position } of rows) {
    const condition = and(
      eq(auditRecords.chain, chain),
      lte(auditRecords.position, position),
      lt(auditRecords.at, since),
    )
    await removeRows(
      db,
      { table: auditRecords, where: condition, oldest: sql`${auditRecords.position}` },
      stoppable,
    )
  }
}
