import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The notifications in a member's inbox; a member is notified of an event only once. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    label: text('label').$type<Schema<'AnnouncementType'>>().notNull(),
    /** Encrypted JSON of subject and text. */
    contentBox: text('content_box').notNull(),
    /** A path of this site with the details. */
    path: text('path'),
    /** Identifies an event that must not be notified twice. */
    eventKey: text('event_key'),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [
    index('notifications_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notifications_unread').on(table.memberId).where(sql`${table.readAt} is null`),
    index('notifications_created_at').on(table.createdAt),
    unique('notifications_event').on(table.memberId, table.eventKey),
  ],
)
