import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { eventChain } from '#domain/audit/chains.ts'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { FIRST, hashOf, sealOf } from './audit-hash.ts'
import { sealEvents } from './seal-events.ts'

export type AuditFault = { chain: string; position: number; fault: 'changed' | 'missing' }
type Link = { position: number; hash: string }
type Check = { records: number; faults: AuditFault[] }

const AT_ONCE = 1_000

/**
 * Reads every chain from its first record that is still kept and gives what is wrong: records that were changed, and
 * places from which one was taken. Also how many were read. The events of permissions are a chain as well (`eventChain`).
 */
export async function verifyAudit(db: Db): Promise<Check> {
  const chains = await db.select({ chain: auditRecords.chain }).from(auditRecords).groupBy(auditRecords.chain)
  const checks: Check[] = []
  for (const { chain } of chains) checks.push(await verifyChain(db, chain))
  await sealEvents(db, { all: true })
  checks.push(await verifyEvents(db))
  return {
    records: checks.reduce((sum, { records }) => sum + records, 0),
    faults: checks.flatMap(({ faults }) => faults),
  }
}

function verifyChain(db: Db, chain: string): Promise<Check> {
  return verified(chain, undefined, async (after) => {
    const rows = await db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.chain, chain), gt(auditRecords.position, after ?? sql`0`)))
      .orderBy(asc(auditRecords.position))
      .limit(AT_ONCE)
    return rows.map((row) => ({ ...row, found: hashOf(row) }))
  })
}

function verifyEvents(db: Db): Promise<Check> {
  return verified(eventChain, { position: 0, hash: FIRST }, async (after) => {
    const rows = await db
      .select({ seal: accessEventSeals, event: accessEvents })
      .from(accessEventSeals)
      .leftJoin(accessEvents, eq(accessEvents.id, accessEventSeals.eventId))
      .where(gt(accessEventSeals.position, after ?? 0))
      .orderBy(asc(accessEventSeals.position))
      .limit(AT_ONCE)
    return rows.map(({ seal, event }) => ({ ...seal, found: event ? sealOf(event, seal) : undefined }))
  })
}

/** `found` is the hash of what is there now; nothing where there is nothing. */
async function verified(
  chain: string,
  first: Link | undefined,
  read: (
    after: number | undefined,
  ) => Promise<(Link & { previousHash: string; found: string | undefined })[]>,
): Promise<Check> {
  const check: Check = { records: 0, faults: [] }
  let before = first
  for (;;) {
    const rows = await read(before?.position)
    for (const { position, hash, previousHash, found } of rows) {
      if (before && position !== before.position + 1)
        check.faults.push({ chain, position: before.position + 1, fault: 'missing' })
      else if (found === undefined) check.faults.push({ chain, position, fault: 'missing' })
      else if (found !== hash || (before && previousHash !== before.hash))
        check.faults.push({ chain, position, fault: 'changed' })
      before = { position, hash }
    }
    check.records += rows.length
    if (rows.length < AT_ONCE) return check
  }
}
