import { createHash } from 'node:crypto'
import type { auditRecords } from '#server/db/schema.ts'

export type AuditRecord = typeof auditRecords.$inferSelect

/** What the first record of a chain follows on. */
export const FIRST = '0'.repeat(64)

/** The hash of a record: of everything in it, and through `previousHash` of every record of its chain before it. */
export function hashOf({ chain, position, at, memberId, stage, address, operation, subject, previousHash }: Omit<AuditRecord, 'hash'>): string {
  const parts = [chain, position, at.toISOString(), memberId, stage, address, operation, subject, previousHash]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
