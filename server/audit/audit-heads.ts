import { appendFile } from 'node:fs/promises'
import { desc, gte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { eventChain } from '#domain/audit/chains.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals } from '#server/db/schema/access-event.ts'
import { auditHeads, auditRecords } from '#server/db/schema/audit.ts'
import type { Log } from '#server/observability/log.ts'
import { type AuditLog, createAuditLog } from './audit-log.ts'
import { type AuditSeals, FIRST } from './audit-seals.ts'

/**
 * The part of a head (the record of the current ends of all audit chains) that is stored outside the database. Its
 * hash covers every earlier record.
 */
export type AuditAnchor = { position: number; at: string; hash: string }

const storedAnchor = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ position: v.number(), at: v.string(), hash: v.string() }),
)

/** The lock that allows only one node at a time to write an audit head. */
const SIGNING_LOCK = 7_301_423
/** The maximum delay between a record's time and the moment when it becomes visible. */
const WRITTEN_LATE_MS = 10 * MINUTE_MS

/**
 * Writes the current end of every chain that grew since the last head. Heads are sealed and form a chain
 * themselves, so that removing the end, the beginning or all of a chain is noticed. Returns the anchor, or
 * undefined if no chain grew.
 */
export function signHead({
  db,
  seals,
  clock,
}: {
  db: Db
  seals: AuditSeals
  clock: Clock
}): Promise<AuditAnchor | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`)
    const [last] = await tx.select().from(auditHeads).orderBy(desc(auditHeads.position)).limit(1)
    const knownEnds = last ? await readKnownEnds(tx, last.at) : new Map<string, number>()
    const grown = [...(await recordEnds(tx, last?.at)), ...(await eventEnd(tx))].filter(
      ({ chain, position }) => knownEnds.get(chain) !== position,
    )
    if (grown.length === 0) return undefined
    const unsealedHead = {
      position: (last?.position ?? 0) + 1,
      at: clock.now(),
      chains: grown,
      keyId: seals.keyId,
      previousHash: last?.hash ?? FIRST,
    }
    const hash = seals.ofHead(unsealedHead)!
    await tx.insert(auditHeads).values({ ...unsealedHead, hash })
    return { position: unsealedHead.position, at: unsealedHead.at.toISOString(), hash }
  })
}

/**
 * Signs a head and writes its anchor outside the database: to the log, and as one line of JSON to the file
 * `anchorFile`, which may be append-only storage.
 */
export async function anchorAudit({
  log,
  anchorFile,
  ...deps
}: Parameters<typeof signHead>[0] & { log: Log; anchorFile: string | undefined }): Promise<void> {
  const anchor = await signHead(deps)
  if (!anchor) return
  log.info({ auditAnchor: anchor }, 'the audit record is anchored')
  if (anchorFile !== undefined) await appendFile(anchorFile, `${JSON.stringify(anchor)}\n`)
}

/**
 * Creates the audit log, which writes an anchor with the first entries of each chain, so that even a new chain cannot
 * be removed completely without a trace. A failure to anchor is logged; the next hourly anchor covers the chain.
 */
export const createAnchoredLog = (deps: Parameters<typeof anchorAudit>[0]): AuditLog =>
  createAuditLog({
    ...deps,
    onChainBegun: () =>
      anchorAudit(deps).catch((err: unknown) => {
        deps.log.error({ err }, 'the beginning of a chain of the audit record is not anchored yet')
      }),
  })

/** Reads the file that `anchorAudit` writes. Throws for a line that is not an anchor. */
export function parseAnchors(text: string): AuditAnchor[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const { success, output } = v.safeParse(storedAnchor, line)
      if (!success) throw new Error(`line ${index + 1} is no anchor`)
      return output
    })
}

/**
 * Returns, for each chain that may have grown since a moment, the position up to which the heads cover it. A head
 * lists only the chains that grew since the previous head.
 */
async function readKnownEnds(db: Db, since: Date): Promise<Map<string, number>> {
  const { at, chains, position } = auditHeads
  const isOfEvents = sql`${chains} @> ${JSON.stringify([{ chain: eventChain }])}::jsonb`
  const ofEvents = await db
    .select({ chains })
    .from(auditHeads)
    .where(isOfEvents)
    .orderBy(desc(position))
    .limit(1)
  const recent = await db
    .select({ chains })
    .from(auditHeads)
    .where(gte(at, new Date(since.getTime() - WRITTEN_LATE_MS)))
    .orderBy(position)
  return new Map(
    [...ofEvents, ...recent].flatMap((head) => head.chains.map((one) => [one.chain, one.position] as const)),
  )
}

function recordEnds(db: Db, since: Date | undefined) {
  return db
    .selectDistinctOn([auditRecords.chain], {
      chain: auditRecords.chain,
      position: auditRecords.position,
      hash: auditRecords.hash,
    })
    .from(auditRecords)
    .where(since && gte(auditRecords.at, new Date(since.getTime() - WRITTEN_LATE_MS)))
    .orderBy(auditRecords.chain, desc(auditRecords.position))
}

async function eventEnd(db: Db) {
  const { position, hash } = accessEventSeals
  const ends = await db.select({ position, hash }).from(accessEventSeals).orderBy(desc(position)).limit(1)
  return ends.map((end) => ({ chain: eventChain, ...end }))
}
