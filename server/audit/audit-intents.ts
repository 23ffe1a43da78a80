import { randomUUID } from 'node:crypto'
import { inArray, lte } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { auditIntents } from '#server/db/schema/audit.ts'
import type { AuditRecord } from './audit-seals.ts'

export type AuditEntry = Omit<AuditRecord, 'chain' | 'position' | 'keyId' | 'previousHash' | 'hash'>
export type AuditIntent = { id: string; entry: AuditEntry }

/** Longer than a call may take, so that what is older has no call any more. */
const INTERRUPTED_AFTER_MS = 5 * MINUTE_MS
const AT_ONCE = 200
const readOnly = /^(?:get|list|search|export|preview|verifyAudit)/

/** Whether an operation may change something, by its verb. */
export const isChange = (operation: OperationId): boolean => !readOnly.test(operation)

/** Keeps that a change begins; gives what takes it back. */
export async function putIntent(db: Pick<Db, 'insert'>, entry: AuditEntry): Promise<string> {
  const id = randomUUID()
  const dueAt = new Date(entry.at.getTime() + INTERRUPTED_AFTER_MS)
  await db.insert(auditIntents).values({ ...entry, id, dueAt })
  return id
}

/** Removes intents: what they name is on record, or was refused. */
export async function removeIntents(db: Pick<Db, 'delete'>, ids: readonly string[]): Promise<void> {
  await db.delete(auditIntents).where(inArray(auditIntents.id, [...ids]))
}

/**
 * Gives the intents whose calls have ended without a word, each to one node: to another one only where that node has not
 * put it on record in the same time again.
 */
export async function claimInterrupted(db: Db, now: Date): Promise<AuditIntent[]> {
  const due = db
    .select({ id: auditIntents.id })
    .from(auditIntents)
    .where(lte(auditIntents.dueAt, now))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(auditIntents)
    .set({ dueAt: new Date(now.getTime() + INTERRUPTED_AFTER_MS) })
    .where(inArray(auditIntents.id, due))
    .returning()
  return claimed.map(({ id, at, memberId, companyId, stage, address, operation, subject }) => ({
    id,
    entry: { at, memberId, companyId, stage, address, operation, subject },
  }))
}
