import { createHmac, hkdfSync } from 'node:crypto'
import type { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import type { auditHeads, auditRecords } from '#server/db/schema/audit.ts'
import type { BoxKey } from '#server/security/secret-box.ts'

export type AuditRecord = typeof auditRecords.$inferSelect
export type AuditHead = typeof auditHeads.$inferSelect
type AccessEvent = typeof accessEvents.$inferSelect
type EventSeal = typeof accessEventSeals.$inferSelect
type Unsealed<Row> = Omit<Row, 'hash'>

/**
 * Seals of the audit record. Each gives nothing where the row names a key that is not there: such a row cannot be held
 * to be ours. `namesCompany` is false for rows of a release in which they did not name their company.
 */
export type AuditSeals = {
  /** The key that seals what is written from now on. */
  keyId: string
  /** Of everything in a record, and through `previousHash` of every record of its chain before it. */
  ofRecord(record: Unsealed<AuditRecord>, namesCompany?: boolean): string | undefined
  /** Of an event of a permission at its place in the chain, and of every event sealed before it. */
  ofEvent(
    event: AccessEvent,
    link: Pick<EventSeal, 'keyId' | 'position' | 'previousHash'>,
    namesCompany?: boolean,
  ): string | undefined
  /** Of where every chain stood, and of every head before it. */
  ofHead(head: Unsealed<AuditHead>): string | undefined
}

/** What the first link of a chain follows on. */
export const FIRST = '0'.repeat(64)

/**
 * HMAC-SHA-256 under keys that the database does not have: the person who may write to it can neither change a record nor
 * make one up. The first key seals, every key is good for what it has sealed. Throws without a key.
 */
export function createAuditSeals(keys: readonly BoxKey[]): AuditSeals {
  const [current] = keys
  if (!current) throw new Error('The audit record needs at least one key.')
  const secrets = new Map(keys.map(({ id, key }) => [id, hkdfSync('sha256', key, '', 'audit-record', 32)]))
  const sealed = (keyId: string, parts: readonly unknown[]): string | undefined => {
    const secret = secrets.get(keyId)
    return secret && createHmac('sha256', Buffer.from(secret)).update(JSON.stringify(parts)).digest('hex')
  }

  return {
    keyId: current.id,
    ofRecord: (record, namesCompany = true) =>
      sealed(record.keyId, [
        'record',
        record.chain,
        record.position,
        record.at.toISOString(),
        record.memberId,
        record.stage,
        record.address,
        record.operation,
        record.subject,
        record.previousHash,
        ...(namesCompany ? [record.companyId] : []),
      ]),
    ofEvent: (event, { keyId, position, previousHash }, namesCompany = true) =>
      sealed(keyId, [
        'event',
        position,
        event.id,
        event.at.toISOString(),
        event.event,
        event.memberId,
        event.requestId,
        event.grantId,
        event.actorId,
        event.fromState,
        event.toState,
        event.text,
        event.endDate,
        event.position,
        previousHash,
        ...(namesCompany ? [event.companyId] : []),
      ]),
    ofHead: (head) =>
      sealed(head.keyId, [
        'head',
        head.position,
        head.at.toISOString(),
        head.chains.map(({ chain, position, hash }) => [chain, position, hash]),
        head.previousHash,
      ]),
  }
}
