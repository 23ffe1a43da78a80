import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { type NotificationSubject, subjectAreas } from '#domain/notification/subjects.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { notifications } from '#server/db/schema/notification.ts'

export type StoredNotification = typeof notifications.$inferSelect
type NotificationFilter = {
  label?: Schema<'AnnouncementType'> | undefined
  subject?: NotificationSubject | undefined
  unread?: boolean | undefined
}

/** The subject of a row, by the rules of `subjectOf` in domain/notification. */
const subjectOfRow: SQL<NotificationSubject> = sql`case when ${notifications.label} = 'security' then 'security' ${sql.join(
  subjectAreas.map(
    ([start, subject]) =>
      sql`when starts_with(${notifications.path}, ${sql.raw(`'${start}'`)}) then ${sql.raw(`'${subject}'`)}`,
  ),
  sql` `,
)} when ${notifications.path} is null then 'notice' else 'account' end`

/** The queries of the notifications of members. Every read and change is limited to one member. */
export const notificationStore = (db: Db) => {
  const isIn = (memberId: string, { label, subject, unread }: NotificationFilter) =>
    and(
      eq(notifications.memberId, memberId),
      label && eq(notifications.label, label),
      subject && eq(subjectOfRow, subject),
      unread === undefined ? undefined : (unread ? isNull : isNotNull)(notifications.readAt),
    )

  return {
    /** Returns at most `limit` notifications after a position, the latest first. */
    async page(
      memberId: string,
      filter: NotificationFilter,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredNotification[]> {
      const { createdAt, id } = notifications
      return db
        .select()
        .from(notifications)
        .where(and(isIn(memberId, filter), after && afterPosition([createdAt, id], after, 'newestFirst')))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
    },

    count: (memberId: string, filter: NotificationFilter): Promise<number> =>
      db.$count(notifications, isIn(memberId, filter)),

    /** How many notifications a member has of each subject; a subject without any is left out. */
    countBySubject: (memberId: string): Promise<{ subject: NotificationSubject; count: number }[]> =>
      db
        .select({ subject: subjectOfRow, count: count() })
        .from(notifications)
        .where(isIn(memberId, {}))
        .groupBy(subjectOfRow)
        .orderBy(subjectOfRow),

    /** Marks one notification as read, or all. */
    async read(memberId: string, now: Date, id?: string): Promise<void> {
      const unread = isIn(memberId, { unread: true })
      await db
        .update(notifications)
        .set({ readAt: now })
        .where(and(unread, id === undefined ? undefined : eq(notifications.id, id)))
    },

    async remove(memberId: string, id: string): Promise<void> {
      await db
        .delete(notifications)
        .where(and(eq(notifications.memberId, memberId), eq(notifications.id, id)))
    },
  }
}

/** Notifications that were created before a moment. */
export const notificationsBefore = (before: Date): Expired => ({
  table: notifications,
  where: lt(notifications.createdAt, before),
})
