import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { eventChain, headChain } from '#domain/audit/chains.ts'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { auditHeads, auditRecords } from '#server/db/schema/audit.ts'
import type { AuditAnchor } from './audit-heads.ts'
import { auditRetainedSince } from './audit-retention.ts'
import { type AuditSeals, FIRST } from './audit-seals.ts'
import { sealEvents } from './seal-events.ts'

export type AuditFault = { chain: string; position: number; fault: 'changed' | 'missing' }
type Link = { position: number; hash: string }
type Check = { records: number; faults: AuditFault[] }
/**
 * The state of a chain according to the heads: its last position, and the position up to which records may have been
 * removed.
 */
type ChainState = { end: Link; mayBeGone: number }

const BATCH_SIZE = 1_000
const START: Link = { position: 0, hash: FIRST }

/**
 * Reads every chain. Returns the number of records read, and the faults: changed records, and positions from which a
 * record was removed, including the beginning and the end. The permission events form a chain (`eventChain`), and so
 * do the heads (`headChain`), which must match the `anchors` stored outside the database. Records older than the
 * retention period may be missing.
 */
export async function verifyAudit(
  db: Db,
  { seals, now, anchors = [] }: { seals: AuditSeals; now: Date; anchors?: readonly AuditAnchor[] },
): Promise<Check> {
  const { chainStates, ...heads } = await verifyHeads(db, seals, {
    anchors,
    retainedSince: auditRetainedSince(now),
  })
  const all = new Set([...(await chainsOf(db)), ...chainStates.keys()])
  all.delete(eventChain)
  const checks: Check[] = []
  for (const chain of all) checks.push(await verifyChain(db, seals, chain, chainStates.get(chain)))
  await sealEvents(db, seals, { all: true })
  checks.push(await verifyEvents(db, seals, chainStates.get(eventChain)))
  return {
    records: checks.reduce((sum, { records }) => sum + records, 0),
    faults: [...heads.faults, ...checks.flatMap(({ faults }) => faults)],
  }
}

/**
 * Returns all chains, each found by one step in an index: scanning ten million records would take longer than a
 * statement may.
 */
async function chainsOf(db: Db): Promise<string[]> {
  const { chain } = auditRecords
  const { rows } = await db.execute<{ chain: string }>(sql`
    with recursive found (chain) as (
      (select ${chain} from ${auditRecords} order by ${chain} limit 1)
      union all
      select (select ${chain} from ${auditRecords} where ${chain} > found.chain order by ${chain} limit 1)
      from found where found.chain is not null
    ) select found.chain from found where found.chain is not null`)
  return rows.map((row) => row.chain)
}

async function verifyHeads(
  db: Db,
  seals: AuditSeals,
  { anchors, retainedSince }: { anchors: readonly AuditAnchor[]; retainedSince: Date },
): Promise<Check & { chainStates: Map<string, ChainState> }> {
  const chainStates = new Map<string, ChainState>()
  const unmatchedAnchors = new Map(anchors.map((anchor) => [anchor.position, anchor.hash]))
  const changedHeads: AuditFault[] = []
  const check = await verified(headChain, { end: START, mayBeGone: 0 }, async (after) => {
    const rows = await db
      .select()
      .from(auditHeads)
      .where(gt(auditHeads.position, after))
      .orderBy(asc(auditHeads.position))
      .limit(BATCH_SIZE)
    for (const { at, chains, position, hash } of rows) {
      const anchoredHash = unmatchedAnchors.get(position)
      unmatchedAnchors.delete(position)
      if (anchoredHash !== undefined && anchoredHash !== hash)
        changedHeads.push({ chain: headChain, position, fault: 'changed' })
      for (const { chain, ...end } of chains) {
        const mayBeGone = at < retainedSince ? end.position : (chainStates.get(chain)?.mayBeGone ?? 0)
        chainStates.set(chain, { end, mayBeGone })
      }
    }
    return rows.map((row) => ({ ...row, found: seals.ofHead(row) }))
  })
  const missingHeads = [...unmatchedAnchors.keys()].map(
    (position): AuditFault => ({ chain: headChain, position, fault: 'missing' }),
  )
  return { ...check, faults: [...check.faults, ...changedHeads, ...missingHeads], chainStates }
}

function verifyChain(
  db: Db,
  seals: AuditSeals,
  chain: string,
  chainState: ChainState | undefined,
): Promise<Check> {
  return verified(chain, chainState, async (after) => {
    const rows = await db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.chain, chain), gt(auditRecords.position, sql`${after}`)))
      .orderBy(asc(auditRecords.position))
      .limit(BATCH_SIZE)
    return rows.map((row) => ({
      ...row,
      found: sealOf(row.hash, (namesCompany) => seals.ofRecord(row, namesCompany)),
    }))
  })
}

function verifyEvents(db: Db, seals: AuditSeals, chainState: ChainState | undefined): Promise<Check> {
  return verified(eventChain, chainState && { ...chainState, mayBeGone: 0 }, async (after) => {
    const rows = await db
      .select({ seal: accessEventSeals, event: accessEvents })
      .from(accessEventSeals)
      .leftJoin(accessEvents, eq(accessEvents.id, accessEventSeals.eventId))
      .where(gt(accessEventSeals.position, after))
      .orderBy(asc(accessEventSeals.position))
      .limit(BATCH_SIZE)
    return rows.map(({ seal, event }) => ({
      ...seal,
      found: event
        ? sealOf(seal.hash, (namesCompany) => seals.ofEvent(event, seal, namesCompany))
        : undefined,
      gone: event === null,
    }))
  })
}

/**
 * Returns the seal of a row that equals the stored hash: the row is sealed with and without its company. Undefined if
 * neither seal equals the hash.
 */
const sealOf = (hash: string, seal: (namesCompany: boolean) => string | undefined) =>
  [true, false].map(seal).find((found) => found === hash)

/**
 * Verifies one chain against its state in the heads. `read` returns the rows after a position: `found` is the seal of
 * the current row, and `gone` means that the sealed row no longer exists.
 */
async function verified(
  chain: string,
  { end, mayBeGone }: ChainState = { end: START, mayBeGone: 0 },
  read: (
    after: number,
  ) => Promise<(Link & { previousHash: string; found: string | undefined; gone?: boolean })[]>,
): Promise<Check> {
  const check: Check = { records: 0, faults: [] }
  const auditFault = (position: number, fault: AuditFault['fault']) =>
    check.faults.push({ chain, position, fault })
  let before = START
  for (;;) {
    const rows = await read(before.position)
    for (const { position, hash, previousHash, found, gone } of rows) {
      const isNext = position === before.position + 1
      const isBeginning = before === START && position > 1 && position - 1 <= mayBeGone
      if (!isNext && !isBeginning) auditFault(before.position + 1, 'missing')
      else if (gone) auditFault(position, 'missing')
      else if (found !== hash || (isNext && previousHash !== before.hash)) auditFault(position, 'changed')
      else if (position === end.position && hash !== end.hash) auditFault(position, 'changed')
      before = { position, hash }
    }
    check.records += rows.length
    if (rows.length < BATCH_SIZE) break
  }
  if (before.position < end.position && end.position > mayBeGone) auditFault(before.position + 1, 'missing')
  return check
}
