import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { type AuditSeals, FIRST } from './audit-seals.ts'

/** The lock that allows only one node at a time to seal events. */
const SEALING_LOCK = 7_301_422
const BATCH_SIZE = 1_000
/** The maximum number of later events that may become visible before an event does. */
const MAX_LATER_EVENTS = 10_000

/**
 * Seals the events of permissions without a seal, in the order in which they were written: the recent events, or with
 * `all` every event. A transaction that writes an event does not wait for its seal, so that decisions stay fast.
 */
export async function sealEvents(db: Db, seals: AuditSeals, { all = false } = {}): Promise<void> {
  while ((await sealBatch(db, seals, all)) === BATCH_SIZE);
}

function sealBatch(db: Db, seals: AuditSeals, all: boolean): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEALING_LOCK})`)
    const [last] = await tx.select().from(accessEventSeals).orderBy(desc(accessEventSeals.position)).limit(1)
    const events = await tx
      .select({ event: accessEvents })
      .from(accessEvents)
      .leftJoin(accessEventSeals, eq(accessEventSeals.eventId, accessEvents.id))
      .where(
        and(
          isNull(accessEventSeals.position),
          all || !last ? undefined : gt(accessEvents.position, last.eventPosition - MAX_LATER_EVENTS),
        ),
      )
      .orderBy(asc(accessEvents.position))
      .limit(BATCH_SIZE)
    if (events.length === 0) return 0
    let [position, previousHash] = [last?.position ?? 0, last?.hash ?? FIRST]
    const sealedEvents = events.map(({ event }) => {
      position += 1
      const link = { position, keyId: seals.keyId, previousHash }
      previousHash = seals.ofEvent(event, link)!
      return { ...link, eventId: event.id, eventPosition: event.position, hash: previousHash }
    })
    await tx.insert(accessEventSeals).values(sealedEvents)
    return events.length
  })
}
