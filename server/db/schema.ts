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
    /** Browser and system, and a part of the address, for the member to recognise it by. */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_ends_at').on(table.endsAt)],
)

/** Tries to log in as a member, for the member to look through. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    result: text('result').$type<Schema<'SignIn'>['result']>().notNull(),
    triedAt: time('tried_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('sign_ins_member').on(table.memberId, table.triedAt.desc(), table.id.desc()),
    index('sign_ins_tried_at').on(table.triedAt),
  ],
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
    /** Rises with every change. */
    version: integer('version').notNull().default(1),
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

/** What was answered to a submission, so that the same key is answered alike; the key and the body only as hashes. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    /** Encrypted JSON: an answer may hold personal data. */
    answerBox: text('answer_box').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
)

/** Files that were sent first; the content lies encrypted under the key in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    /** Of the id that the sender was given. */
    idHash: text('id_hash').primaryKey(),
    fileKey: text('file_key').notNull().unique(),
    purpose: text('purpose').$type<Schema<'UploadPurpose'>>().notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
    createdAt: time('created_at').notNull(),
    /** When a form has named it; from then on it belongs to that. */
    attachedAt: time('attached_at'),
  },
  (table) => [index('uploads_waiting').on(table.createdAt).where(sql`${table.attachedAt} is null`)],
)

/** Mails that are to go out; written with what they tell of, sent afterwards and tried again where that fails. */
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

/** The numbers that people are given, counted by kind and year: Q2026, C2026. */
export const referenceNumbers = pgTable('reference_numbers', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

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
    /** Normalised: it is looked up by. */
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    companyName: text('company_name'),
    privacyAgreedAt: time('privacy_agreed_at').notNull(),
    staffId: uuid('staff_id').references(() => members.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
    /** Since when the customer waits for the staff; null when they do not. */
    waitingSince: time('waiting_since'),
    closedAt: time('closed_at'),
  },
  (table) => [
    index('inquiries_member').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('inquiries_state').on(table.inquiryState, table.createdAt, table.id),
    index('inquiries_waiting').on(table.waitingSince, table.createdAt, table.id),
  ],
)

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: uuid('id').primaryKey(),
    inquiryId: uuid('inquiry_id').notNull().references(() => inquiries.id, { onDelete: 'cascade' }),
    author: text('author').$type<Schema<'InquiryMessage'>['author']>().notNull(),
    staffId: uuid('staff_id').references(() => members.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('inquiry_messages_inquiry').on(table.inquiryId, table.createdAt, table.id)],
)

export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    fileKey: text('file_key').primaryKey(),
    messageId: uuid('message_id').notNull().references(() => inquiryMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('inquiry_attachments_message').on(table.messageId, table.position)],
)

export const counsels = pgTable(
  'counsels',
  {
    id: uuid('id').primaryKey(),
    counselNo: text('counsel_no').notNull().unique(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    counselState: text('counsel_state').$type<Schema<'CounselState'>>().notNull(),
    counselMethod: text('counsel_method').$type<Schema<'CounselMethod'>>().notNull(),
    startAt: time('start_at').notNull(),
    name: text('name').notNull(),
    /** Normalised: it is looked up by. */
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    companyName: text('company_name'),
    memo: text('memo').notNull(),
    note: text('note').notNull().default(''),
    cancelReason: text('cancel_reason'),
    privacyAgreedAt: time('privacy_agreed_at').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    remindedAt: time('reminded_at'),
  },
  (table) => [
    index('counsels_member').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('counsels_start_at').on(table.startAt),
  ],
)

/** One row for a slot that is not simply free: held until a moment, taken by a counsel, or off the calendar. */
export const counselSlots = pgTable(
  'counsel_slots',
  {
    startAt: time('start_at').primaryKey(),
    counselId: uuid('counsel_id').references(() => counsels.id, { onDelete: 'cascade' }),
    holdKeyHash: text('hold_key_hash'),
    heldUntil: time('held_until'),
    closedAt: time('closed_at'),
  },
  (table) => [index('counsel_slots_hold').on(table.holdKeyHash), index('counsel_slots_counsel').on(table.counselId)],
)

/** Who touched whose personal data, in chains that show a changed record. A trigger refuses every change. */
export const auditRecords = pgTable(
  'audit_records',
  {
    chain: uuid('chain').notNull(),
    position: integer('position').notNull(),
    at: time('at').notNull(),
    /** No reference: the record outlives the member. */
    memberId: uuid('member_id'),
    stage: text('stage').notNull(),
    address: text('address').notNull(),
    operation: text('operation').notNull(),
    subject: text('subject').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.position] }),
    index('audit_records_at').on(table.at),
    index('audit_records_member').on(table.memberId, table.at),
  ],
)

/**
 * Sign-ups and password resets under way, behind the token of a cookie. What people answered is encrypted, and gone
 * when a draft is done.
 */
export const accountDrafts = pgTable(
  'account_drafts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'signup' | 'reset'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Encrypted JSON. */
    contentBox: text('content_box').notNull(),
    /** The last code that was sent, and by what. */
    codeFor: text('code_for').$type<'phone' | 'mail'>(),
    codeHash: text('code_hash'),
    codeSentAt: time('code_sent_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The member that a sign-up has made: whoever repeats its last step is answered alike. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [index('account_drafts_expires_at').on(table.expiresAt)],
)

/** What a member answered to the terms, also where they declined; the last answer to each holds. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull().references(() => members.id, { onDelete: 'cascade' }),
    termsCode: text('terms_code').$type<Schema<'TermsCode'>>().notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.termsCode, table.answeredAt)],
)
