import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { accessGrants } from './access-grant.ts'
import { accessRequests } from './access-request.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'
import { members } from './member.ts'
import { subscriptions } from './subscription.ts'

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
    /**
     * The row that the inquiry is about: at most one of these columns is set. It becomes null when that row
     * is removed.
     */
    aboutBillId: uuid('about_bill_id').references(() => bills.id, { onDelete: 'set null' }),
    aboutSubscriptionId: uuid('about_subscription_id').references(() => subscriptions.id, {
      onDelete: 'set null',
    }),
    aboutGrantId: uuid('about_grant_id').references(() => accessGrants.id, { onDelete: 'set null' }),
    aboutRequestId: uuid('about_request_id').references(() => accessRequests.id, { onDelete: 'set null' }),
  },
  (table) => [
    // Indexes for the foreign keys: when a bill, subscription, permission or request is removed, the database
    // looks up its inquiries here.
    ...[table.aboutBillId, table.aboutSubscriptionId, table.aboutGrantId, table.aboutRequestId].map(
      (column) => index(`inquiries_${column.name}`).on(column).where(sql`${column} is not null`),
    ),
    check(
      'inquiries_about',
      sql`num_nonnulls(${table.aboutBillId}, ${table.aboutSubscriptionId}, ${table.aboutGrantId}, ${table.aboutRequestId}) <= 1`,
    ),
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
