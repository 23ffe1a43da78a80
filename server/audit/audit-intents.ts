import { randomUUID } from 'node:crypto'
import { inArray, lte } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { auditIntents } from '#server/db/schema/audit.ts'
import type { AuditRecord } from './audit-seals.ts'

export type AuditEntry = Omit<AuditRecord, 'chain' | 'position' | 'keyId' | 'previousHash' | 'hash'>
export type AuditIntent = { id: string; entry: AuditEntry }

/** Longer than a call may take, so that the call of an older intent has certainly ended. */
const INTERRUPTED_AFTER_MS = 5 * MINUTE_MS
const BATCH_SIZE = 200
const readOnly = /^(?:get|list|search|export|preview|verifyAudit)/

/** Whether an operation may change data, according to the verb in its name. */
export const isChange = (operation: OperationId): boolean => !readOnly.test(operation)

/** Stores an intent: a change is about to begin. Returns the id of the intent. */
export async function putIntent(db: Pick<Db, 'insert'>, entry: AuditEntry): Promise<string> {
  const id = randomUUID()
  const dueAt = new Date(entry.at.getTime() + INTERRUPTED_AFTER_MS)
  await db.insert(auditIntents).values({ ...entry, id, dueAt })
  return id
}

/** Removes intents whose changes are recorded or were refused. */
export async function removeIntents(db: Pick<Db, 'delete'>, ids: readonly string[]): Promise<void> {
  await db.delete(auditIntents).where(inArray(auditIntents.id, [...ids]))
}

/**
 * Claims the intents whose calls ended without a result, each for one node; another node may claim an intent again if
 * it is still stored after another `INTERRUPTED_AFTER_MS`.
 */
export async function claimInterrupted(db: Db, now: Date): Promise<AuditIntent[]> {
  const due = db
    .select({ id: auditIntents.id })
    .from(auditIntents)
    .where(lte(auditIntents.dueAt, now))
    .limit(BATCH_SIZE)
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
