import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { notifications } from '#server/db/schema/notification.ts'

export type StoredNotification = typeof notifications.$inferSelect
type NotificationFilter = { label?: Schema<'AnnouncementType'>; unread?: boolean }

/** The notifications of members. Every read and change is limited to one member. */
export const notificationStore = (db: Db) => {
  const isIn = (memberId: string, { label, unread }: NotificationFilter) =>
    and(
      eq(notifications.memberId, memberId),
      label && eq(notifications.label, label),
      unread === undefined ? undefined : (unread ? isNull : isNotNull)(notifications.readAt),
    )

  return {
    /** At most `limit` notifications after a position, the latest first. */
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

/** Notifications from before a moment. */
export const notificationsBefore = (before: Date): Expired => ({
  table: notifications,
  where: lt(notifications.createdAt, before),
})
