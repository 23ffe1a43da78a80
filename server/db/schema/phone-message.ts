import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/**
 * Messages to mobile numbers, written in the transaction of their event. A row remains after the delivery without its
 * content, so that the staff can see the result.
 */
export const phoneMessages = pgTable(
  'phone_messages',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The bill that the message is about. */
    billId: uuid('bill_id').references(() => bills.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'PhoneMessageKind'>>().notNull(),
    phoneState: text('phone_state').$type<Schema<'PhoneMessageState'>>().notNull(),
    /** Encrypted JSON of the values for the template; null after the delivery. */
    contentBox: text('content_box'),
    /** The template with which the message was first handed over to the service; null for a text message. */
    templateId: text('template_id'),
    /**
     * The id of the message at the service, stored before the message is handed over, so that a repetition is
     * recognised.
     */
    place: text('place'),
    createdAt: time('created_at').notNull(),
    /** Null after the delivery. */
    nextTryAt: time('next_try_at'),
    tries: integer('tries').notNull().default(0),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('phone_messages_next_try_at').on(table.nextTryAt),
    index('phone_messages_member').on(table.memberId),
    index('phone_messages_bill').on(table.billId),
    index('phone_messages_created_at').on(table.createdAt),
  ],
)
