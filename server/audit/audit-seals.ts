import { createHmac, hkdfSync } from 'node:crypto'
import type { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import type { auditHeads, auditRecords } from '#server/db/schema/audit.ts'
import type { BoxKey } from '#server/security/secret-box.ts'

export type AuditRecord = typeof auditRecords.$inferSelect
export type AuditHead = typeof auditHeads.$inferSelect
type AccessEvent = typeof accessEvents.$inferSelect
type EventSeal = typeof accessEventSeals.$inferSelect
type UnsealedRow<Row> = Omit<Row, 'hash'>

/**
 * The functions that compute the seals of the audit record. Each returns undefined if the row was sealed with an
 * unknown key: such a row cannot be verified. `namesCompany` is false for rows of a release whose records did not
 * contain the company.
 */
export type AuditSeals = {
  /** The key for new seals. */
  keyId: string
  /**
   * The seal of a record with all its fields, which through `previousHash` covers every earlier record of its
   * chain.
   */
  ofRecord(record: UnsealedRow<AuditRecord>, namesCompany?: boolean): string | undefined
  /**
   * The seal of a permission event at its position in the chain, which covers every event sealed before it.
   */
  ofEvent(
    event: AccessEvent,
    link: Pick<EventSeal, 'keyId' | 'position' | 'previousHash'>,
    namesCompany?: boolean,
  ): string | undefined
  /** The seal of a head, which covers the ends of all chains and every head before it. */
  ofHead(head: UnsealedRow<AuditHead>): string | undefined
}

/** The `previousHash` of the first record of a chain. */
export const FIRST = '0'.repeat(64)

/**
 * Returns the functions that compute seals, by HMAC-SHA-256 with keys that are not in the database: anyone who can
 * write to the database can neither change nor forge a record. The first key seals; every key verifies the seals it
 * has made. Throws without a key.
 */
export function createAuditSeals(keys: readonly BoxKey[]): AuditSeals {
  const [current] = keys
  if (!current) throw new Error('The audit record needs at least one key.')
  const secrets = new Map(keys.map(({ id, key }) => [id, hkdfSync('sha256', key, '', 'audit-record', 32)]))
  const sealWith = (keyId: string, parts: readonly unknown[]): string | undefined => {
    const secret = secrets.get(keyId)
    return secret && createHmac('sha256', Buffer.from(secret)).update(JSON.stringify(parts)).digest('hex')
  }

  return {
    keyId: current.id,
    ofRecord: (record, namesCompany = true) =>
      sealWith(record.keyId, [
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
      sealWith(keyId, [
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
      sealWith(head.keyId, [
        'head',
        head.position,
        head.at.toISOString(),
        head.chains.map(({ chain, position, hash }) => [chain, position, hash]),
        head.previousHash,
      ]),
  }
}
