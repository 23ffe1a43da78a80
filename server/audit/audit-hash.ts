import { createHash } from 'node:crypto'
import type { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import type { auditRecords } from '#server/db/schema/audit.ts'

export type AuditRecord = typeof auditRecords.$inferSelect
type AccessEvent = typeof accessEvents.$inferSelect
type Seal = typeof accessEventSeals.$inferSelect

/** What the first record of a chain follows on. */
export const FIRST = '0'.repeat(64)

/** The hash of a record: of everything in it, and through `previousHash` of every record of its chain before it. */
export function hashOf({
  chain,
  position,
  at,
  memberId,
  stage,
  address,
  operation,
  subject,
  previousHash,
}: Omit<AuditRecord, 'hash'>): string {
  const parts = [
    chain,
    position,
    at.toISOString(),
    memberId,
    stage,
    address,
    operation,
    subject,
    previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The hash of an event of a permission at its place in the chain: of everything in it and of every event sealed before it. */
export function sealOf(
  event: AccessEvent,
  { position, previousHash }: Pick<Seal, 'position' | 'previousHash'>,
): string {
  const {
    id,
    at,
    event: name,
    memberId,
    requestId,
    grantId,
    actorId,
    fromState,
    toState,
    text,
    endDate,
  } = event
  const parts = [
    position,
    id,
    at.toISOString(),
    name,
    memberId,
    requestId,
    grantId,
    actorId,
    fromState,
    toState,
    text,
    endDate,
    event.position,
    previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
