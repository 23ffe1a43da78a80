import { and, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { auditHeads, auditRecords } from '#server/db/schema/audit.ts'

/** Two years (docs/security.md, "Records"), and a day so that the database's own clock agrees. */
const KEPT_MS = 732 * DAY_MS

/** The moment from which records are kept, at `now`. */
export const auditKeptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

/**
 * Removes records whose time is over. Only those that a head of that time names: it is what tells later that a chain's
 * beginning went by its age.
 */
export async function forgetAuditRecords(db: Db, now: Date): Promise<void> {
  const since = auditKeptSince(now)
  const covered = db
    .select({
      chain: sql<string>`(link ->> 'chain')::uuid`.as('chain'),
      position: sql<number>`max((link ->> 'position')::integer)`.as('position'),
    })
    .from(sql`${auditHeads}, jsonb_array_elements(${auditHeads.chains}) as link`)
    .where(lt(auditHeads.at, since))
    .groupBy(sql`1`)
  await db
    .delete(auditRecords)
    .where(
      and(
        lt(auditRecords.at, since),
        sql`exists (select from (${covered}) as covered where covered.chain = ${auditRecords.chain} and ${auditRecords.position} <= covered.position)`,
      ),
    )
}
