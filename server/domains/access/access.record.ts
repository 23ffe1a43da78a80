import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type AccessEventType, announcementTypeOf } from '#domain/access/events.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { members } from '#server/db/schema/member.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { AccessDeps, Queries } from './access.deps.ts'
import { logOutOfApps } from './connections/client.logouts.ts'
import { queueAccounts } from './scim/scim.changes.ts'
import { notifyApps } from './webhooks/webhook.events.ts'

export type RecordedChange = {
  event: AccessEventType
  memberId: string
  /** The level; needed only for an event of a request whose row does not exist yet. */
  levelId?: string
  requestId?: string | null
  grantId?: string | null
  /** Null for automatic events. */
  actorId: string | null
  fromState?: string | null
  toState?: string | null
  text?: string | null
  endDate?: string | null
}
export type StoredEvent = typeof accessEvents.$inferSelect & { actorName: string | null }

/** The maximum length of a history in the contract; the latest events are shown. */
const maxEvents = 200

/**
 * Records events permanently, each with the current company of its member. A cause is recorded before its effect,
 * since the history is read in this order. In the same transaction the apps are notified, logins to apps that are no
 * longer open to a person end, and the changed accounts are queued for the apps' SCIM endpoints.
 */
export async function record(tx: Tx, now: Date, ...happenings: RecordedChange[]): Promise<void> {
  await tx.insert(accessEvents).values(
    happenings.map((happening) => ({
      ...happening,
      id: orderedId(),
      at: now,
      companyId: sql`(select ${members.companyId} from ${members} where ${members.id} = ${happening.memberId})`,
    })),
  )
  await notifyApps(tx, now, happenings)
  await logOutOfApps(tx, now, happenings)
  await queueAccounts(tx, now, happenings)
}

/** Notifies members of an event, each only once. */
export async function notify(
  notices: AccessDeps['notices'],
  tx: Tx,
  {
    event,
    to,
    content,
    path = '/apps',
  }: { event: AccessEventType; to: readonly string[]; content: NoticeContent; path?: string },
): Promise<void> {
  for (const memberId of new Set(to)) {
    await notices.put(tx, { memberId, label: announcementTypeOf(event), ...content, path })
  }
}

/** The events of a request, the earliest first. */
export const eventsOfRequest = (db: Queries, requestId: string): Promise<StoredEvent[]> =>
  eventsWhere(db, eq(accessEvents.requestId, requestId))

/** The events of a member's grant and of the requests about it, the earliest first. */
export async function eventsOfGrant(db: Queries, grantId: string, memberId: string): Promise<StoredEvent[]> {
  // The requests about the grant are queried first, so that an index finds the events of each; a single query would
  // scan all events.
  const about = await db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(eq(accessRequests.grantId, grantId))
    .orderBy(desc(accessRequests.requestedAt))
    .limit(maxEvents)
  const isOfRequests =
    about.length > 0
      ? inArray(
          accessEvents.requestId,
          about.map(({ id }) => id),
        )
      : undefined
  return eventsWhere(
    db,
    and(eq(accessEvents.memberId, memberId), or(eq(accessEvents.grantId, grantId), isOfRequests)),
  )
}

async function eventsWhere(db: Queries, where: SQL | undefined): Promise<StoredEvent[]> {
  const rows = await db
    .select({ event: accessEvents, actorName: members.name })
    .from(accessEvents)
    .leftJoin(members, eq(members.id, accessEvents.actorId))
    .where(where)
    .orderBy(desc(accessEvents.position))
    .limit(maxEvents)
  return rows.reverse().map(({ event, actorName }) => ({ ...event, actorName }))
}
