import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  rnno: text('rnno').notNull(),
  createdAt: time('created_at').notNull(),
})

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Normalised: it is the login id. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    subEmail: text('sub_email'),
    deptName: text('dept_name'),
    passwordHash: text('password_hash').notNull(),
    mfaType: text('mfa_type').$type<Schema<'MfaType'>>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('members_company').on(table.companyId)],
)

/** A member's part in the access area; without an app it holds for the whole company. */
export const memberRoles = pgTable(
  'member_roles',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    role: text('role').$type<'approver' | 'appAdmin' | 'securityAdmin' | 'staff'>().notNull(),
    appId: uuid('app_id').references(() => apps.id, { onDelete: 'cascade' }),
  },
  (table) => [index('member_roles_member').on(table.memberId)],
)

export const mfaFactors = pgTable(
  'mfa_factors',
  {
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** Encrypted; only the authenticator app has one. */
    secretBox: text('secret_box'),
    /** The last TOTP step that was accepted: a step works once (RFC 6238 section 5.2). */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.mfaType] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    /** pending: the password was right, the second factor is due. */
    stage: text('stage').$type<'pending' | 'member'>().notNull(),
    deviceId: uuid('device_id').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endsAt: time('ends_at').notNull(),
    endedAt: time('ended_at'),
    passwordCheckedAt: time('password_checked_at'),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_ends_at').on(table.endsAt)],
)

export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** Of the code that was sent; the authenticator app needs none. */
    codeHash: text('code_hash'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('mfa_challenges_session').on(table.sessionId)],
)

/** Guesses counted by account and by address; the key holds a hash, never an address or mail itself. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [index('throttles_window_ends_at').on(table.windowEndsAt)],
)

type Detail = Schema<'SubscriptionDetail'>
/** A payment method at rest: the numbers lie encrypted beside the parts that may be shown. */
export type StoredPayment = Omit<Schema<'PaymentMethod'>, 'paymentCard' | 'paymentAccount'> & {
  paymentCard?: Omit<Schema<'PaymentCard'>, 'cardNumber' | 'cardExpiration' | 'rnno'> & {
    cardNumberBox: string; cardExpirationBox: string; rnnoBox: string | null; lastFour: string
  }
  paymentAccount?: Omit<Schema<'PaymentAccount'>, 'accountInfo' | 'rnno'> & { accountNumberBox: string; rnnoBox: string | null }
}

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    subscriptionNo: text('subscription_no').notNull().unique(),
    companyId: uuid('company_id').references(() => companies.id),
    memberId: uuid('member_id').notNull().references(() => members.id),
    subscriptionState: text('subscription_state').$type<Schema<'SubscriptionState'>>().notNull(),
    requestedAt: time('requested_at').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    nextBillDate: date('next_bill_date', { mode: 'string' }),
    contractNo: text('contract_no'),
    paymentCycle: text('payment_cycle').$type<Schema<'PaymentCycle'>>().notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    serviceInfo: jsonb('service_info').$type<Detail['serviceInfo']>().notNull(),
    companyInfo: jsonb('company_info').$type<Detail['companyInfo']>().notNull(),
    subscriberInfo: jsonb('subscriber_info').$type<Omit<Detail['subscriberInfo'], 'secNo'> & { secNoBox: string | null }>().notNull(),
    adminInfo: jsonb('admin_info').$type<Detail['adminInfo']>().notNull(),
    payment: jsonb('payment').$type<StoredPayment>().notNull(),
    rnImgViewInfo: jsonb('rn_img_view_info').$type<Schema<'DocumentInfo'>>(),
    ddlImgViewInfo: jsonb('ddl_img_view_info').$type<Schema<'DocumentInfo'>>(),
    memo: text('memo'),
  },
  (table) => [
    index('subscriptions_company').on(table.companyId, table.requestedAt.desc(), table.id.desc()),
    index('subscriptions_member').on(table.memberId, table.requestedAt.desc(), table.id.desc()),
  ],
)

export const subscriptionLinks = pgTable('subscription_links', {
  keyHash: text('key_hash').primaryKey(),
  subscriptionId: uuid('subscription_id').notNull().references(() => subscriptions.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    billNo: text('bill_no').notNull().unique(),
    subscriptionId: uuid('subscription_id').notNull().references(() => subscriptions.id),
    /** The month billed, 'YYYY-MM'. */
    period: text('period').notNull(),
    billState: text('bill_state').$type<'OPEN' | 'PAID' | 'LATE'>().notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [index('bills_subscription').on(table.subscriptionId, table.period)],
)

/** Notices and posts of the support board. One that is PUBLISHED for a later time waits for it. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    board: text('board').$type<'NOTICE' | 'SUPPORT'>().notNull(),
    announcementType: text('announcement_type').$type<Schema<'AnnouncementType'>>().notNull(),
    title: text('title').notNull(),
    /** CommonMark; what looks like HTML is text. */
    body: text('body').notNull(),
    pinned: boolean('pinned').notNull(),
    state: text('state').$type<'DRAFT' | 'PUBLISHED'>().notNull(),
    publishedAt: time('published_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // Nulls first, as `order by … desc` has them: an index in another order would not be used.
    index('posts_list').on(
      table.board,
      table.pinned.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_published_at').on(table.board, table.publishedAt, table.id),
    check('posts_published_has_time', sql`${table.state} <> 'PUBLISHED' or ${table.publishedAt} is not null`),
  ],
)

/** What hangs at a post; its content lies under the key in the file store. */
export const postAttachments = pgTable(
  'post_attachments',
  {
    fileKey: text('file_key').primaryKey(),
    postId: uuid('post_id').notNull().references(() => posts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'PostAttachment'>['contentType']>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('post_attachments_post').on(table.postId, table.position)],
)

export const apps = pgTable('apps', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  devices: text('devices').array().$type<Schema<'Device'>[]>().notNull().default(sql`'{}'::text[]`),
  longestTermDays: integer('longest_term_days').notNull(),
})
