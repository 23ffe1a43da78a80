import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { MailState } from '#domain/message/mail.machine.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * Mails to be sent; written in the transaction of their event, sent afterwards and retried after a failure.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    /** Encrypted JSON of the mail. */
    mailBox: text('mail_box').notNull(),
    createdAt: time('created_at').notNull(),
    nextTryAt: time('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('mail_queue_next_try_at').on(table.nextTryAt)],
)

/**
 * Mails to members, without their texts. A row remains after the delivery, so that the staff can see the result.
 * Mails with a code are not recorded.
 */
export const mailRecords = pgTable(
  'mail_records',
  {
    /** The id of the queued mail. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    label: text('label').$type<Schema<'AnnouncementType'>>().notNull(),
    /** The encrypted subject. */
    subjectBox: text('subject_box').notNull(),
    /** The masked address. */
    receiver: text('receiver').notNull(),
    mailState: text('mail_state').$type<MailState>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null until the mail is sent or given up. */
    endedAt: time('ended_at'),
  },
  (table) => [
    index('mail_records_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('mail_records_created_at').on(table.createdAt),
  ],
)
