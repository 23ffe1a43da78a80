import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { notificationStore, type StoredNotification } from './notification.store.ts'

const defaultLimit = 20

/**
 * The operations on the inbox of a member. Whichever id is requested, a member reaches only their own notifications.
 */
export function notificationOperations({
  db,
  box,
  clock,
}: {
  db: Db
  box: SecretBox
  clock: Clock
}): OperationsTagged<'notification', Caller> {
  const store = notificationStore(db)
  const unreadOf = async (memberId: string) => ({ unread: await store.count(memberId, { unread: true }) })

  function toNotification({
    id,
    label,
    contentBox,
    path,
    createdAt,
    readAt,
  }: StoredNotification): Schema<'Notification'> {
    const { subject, text } = JSON.parse(box.open(contentBox, noticePurpose(id))) as NoticeContent
    return {
      notificationId: id,
      announcementType: label,
      heading: subject,
      message: text,
      path,
      readYn: readAt ? 'Y' : 'N',
      createdAt: toWireTime(createdAt),
    }
  }

  return {
    async listNotifications(
      { announcementType: label, subject, unreadYn, cursor, limit = defaultLimit },
      caller,
    ) {
      const { memberId } = memberOf(caller)
      const filter = { label, subject, unread: unreadYn && unreadYn === 'Y' }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, total, { unread }, subjects] = await Promise.all([
        store.page(memberId, filter, { after, limit: limit + 1 }),
        store.count(memberId, filter),
        unreadOf(memberId),
        store.countBySubject(memberId),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return {
        announcementType: label ?? null,
        subject: subject ?? null,
        unreadYn: unreadYn ?? null,
        total,
        unread,
        subjects,
        nextCursor,
        list: shown.map(toNotification),
      }
    },

    countNotifications: (_, caller) => unreadOf(memberOf(caller).memberId),

    async readNotification({ notificationId }, caller) {
      const { memberId } = memberOf(caller)
      await store.read(memberId, clock.now(), notificationId)
      return unreadOf(memberId)
    },

    async readAllNotifications(_, caller) {
      const { memberId } = memberOf(caller)
      await store.read(memberId, clock.now())
      return unreadOf(memberId)
    },

    async removeNotification({ notificationId }, caller) {
      const { memberId } = memberOf(caller)
      await store.remove(memberId, notificationId)
      return unreadOf(memberId)
    },
  }
}
