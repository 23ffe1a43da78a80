import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The text in which a search finds an inquiry. */
export const inquiryWords = (table: Record<'inquiryNo' | 'subject' | 'name' | 'companyName', AnyPgColumn>) =>
  sql`lower(${table.inquiryNo} || ' ' || ${table.subject} || ' ' || ${table.name} || ' ' || coalesce(${table.companyName}, ''))`

export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    inquiryNo: text('inquiry_no').notNull().unique(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    inquiryType: text('inquiry_type').$type<Schema<'InquiryType'>>().notNull(),
    inquiryState: text('inquiry_state').$type<Schema<'InquiryState'>>().notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    /** Normalised, since inquiries are looked up by this address. */
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    companyName: text('company_name'),
    privacyAgreedAt: time('privacy_agreed_at').notNull(),
    staffId: uuid('staff_id').references(() => members.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
    /** The time since when the customer waits for the staff; null if the customer does not wait. */
    waitingSince: time('waiting_since'),
    closedAt: time('closed_at'),
  },
  (table) => [
    index('inquiries_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_state').on(table.inquiryState, table.createdAt, table.id),
    index('inquiries_search').using('gin', sql`search_keys(${inquiryWords(table)})`),
    index('inquiries_waiting').on(table.waitingSince, table.createdAt, table.id),
  ],
)

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: uuid('id').primaryKey(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    author: text('author').$type<Schema<'InquiryMessage'>['author']>().notNull(),
    staffId: uuid('staff_id').references(() => members.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('inquiry_messages_inquiry').on(table.inquiryId, table.createdAt, table.id),
    index('inquiry_messages_day').on(table.createdAt),
  ],
)

export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    fileKey: text('file_key').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => inquiryMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('inquiry_attachments_message').on(table.messageId, table.position)],
)
