import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditRecords } from '#server/db/schema.ts'
import { hashOf } from './audit-hash.ts'

export type AuditFault = { chain: string; position: number; fault: 'changed' | 'missing' }

const AT_ONCE = 1_000

/**
 * Reads every chain from its first record that is still kept and gives what is wrong: records that were changed, and
 * places from which one was taken. Also how many were read.
 */
export async function verifyAudit(db: Db): Promise<{ records: number; faults: AuditFault[] }> {
  const chains = await db.select({ chain: auditRecords.chain }).from(auditRecords).groupBy(auditRecords.chain)
  const faults: AuditFault[] = []
  let records = 0
  for (const { chain } of chains) {
    let before: { position: number; hash: string } | undefined
    for (;;) {
      const rows = await db
        .select()
        .from(auditRecords)
        .where(and(eq(auditRecords.chain, chain), gt(auditRecords.position, before?.position ?? sql`0`)))
        .orderBy(asc(auditRecords.position))
        .limit(AT_ONCE)
      for (const row of rows) {
        const { position, hash, previousHash } = row
        if (before && position !== before.position + 1) faults.push({ chain, position: before.position + 1, fault: 'missing' })
        else if (hashOf(row) !== hash || (before && previousHash !== before.hash)) faults.push({ chain, position, fault: 'changed' })
        before = { position, hash }
        records += 1
      }
      if (rows.length < AT_ONCE) break
    }
  }
  return { records, faults }
}
