import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { BillLine, IssuedBill, PaymentCode, TaxInvoiceState } from '#domain/bill/bill.ts'
import type { ChargeFailure } from '#domain/bill/failures.ts'
import type { BillState } from '#domain/bill/states.ts'

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
    /** What the member calls their company; null where its registered name will do. */
    companyName: text('company_name'),
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
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    role: text('role').$type<'approver' | 'appAdmin' | 'securityAdmin' | 'staff'>().notNull(),
    appId: uuid('app_id').references(() => apps.id, { onDelete: 'cascade' }),
  },
  (table) => [index('member_roles_member').on(table.memberId)],
)

export const mfaFactors = pgTable(
  'mfa_factors',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
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
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
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
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** pending: the password was right, the second factor is due. */
    stage: text('stage').$type<'pending' | 'member'>().notNull(),
    deviceId: uuid('device_id').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endsAt: time('ends_at').notNull(),
    endedAt: time('ended_at'),
    passwordCheckedAt: time('password_checked_at'),
    /** When the password was given once more to change the ways to log in. */
    verifiedAgainAt: time('verified_again_at'),
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
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    result: text('result').$type<Schema<'SignIn'>['result']>().notNull(),
    triedAt: time('tried_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('sign_ins_member').on(
      table.memberId,
      table.triedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('sign_ins_tried_at').on(table.triedAt),
  ],
)

export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
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
    cardNumberBox: string
    cardExpirationBox: string
    rnnoBox: string | null
    lastFour: string
  }
  paymentAccount?: Omit<Schema<'PaymentAccount'>, 'accountInfo' | 'rnno'> & {
    accountNumberBox: string
    rnnoBox: string | null
  }
}

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    subscriptionNo: text('subscription_no').notNull().unique(),
    companyId: uuid('company_id').references(() => companies.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
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
    subscriberInfo: jsonb('subscriber_info')
      .$type<Omit<Detail['subscriberInfo'], 'secNo'> & { secNoBox: string | null }>()
      .notNull(),
    adminInfo: jsonb('admin_info').$type<Detail['adminInfo']>().notNull(),
    payment: jsonb('payment').$type<StoredPayment>().notNull(),
    rnImgViewInfo: jsonb('rn_img_view_info').$type<Schema<'DocumentInfo'>>(),
    ddlImgViewInfo: jsonb('ddl_img_view_info').$type<Schema<'DocumentInfo'>>(),
    memo: text('memo'),
    /** The draft it was asked for with: one makes no second subscription. */
    draftId: uuid('draft_id').unique(),
    decidedAt: time('decided_at'),
    /** Who of the staff decided. */
    deciderId: uuid('decider_id').references(() => members.id, { onDelete: 'set null' }),
    rejectReason: text('reject_reason'),
    /** Counts what the member has changed, so that nobody saves over what they have not seen. */
    version: integer('version').notNull().default(1),
    /** What the staff looks for it by. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(subscription_no || ' ' || coalesce(company_info ->> 'companyName', '') || ' ' || coalesce(subscriber_info ->> 'name', ''))`,
      ),
  },
  (table) => [
    index('subscriptions_number').on(table.subscriptionNo.op('text_pattern_ops')),
    index('subscriptions_search').using('gin', sql`search_grams(${table.searchText})`),
    index('subscriptions_company').on(
      table.companyId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('subscriptions_member').on(
      table.memberId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('subscriptions_list').on(table.requestedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('subscriptions_state').on(
      table.subscriptionState,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('subscriptions_waiting')
      .on(table.requestedAt, table.id)
      .where(sql`${table.subscriptionState} = 'REQUESTED'`),
    index('subscriptions_ending')
      .on(table.endDate, table.id)
      .where(sql`${table.subscriptionState} = 'CANCEL_SCHEDULED'`),
  ],
)

/** One for a service and a company, or for a service and a member without one. Nothing here can be billed. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is: the company's, */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** or the member's who has none. */
    ownerId: uuid('owner_id').references(() => members.id, { onDelete: 'cascade' }),
    /** Who asked for it and is told of its end. */
    requesterId: uuid('requester_id').references(() => members.id, { onDelete: 'set null' }),
    serviceCode: text('service_code').$type<Schema<'ServiceCode'>>().notNull(),
    trialState: text('trial_state').$type<Schema<'TrialState'>>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** From when on the next reminder of the end is due; null where there is none any more. */
    nextReminderDate: date('next_reminder_date', { mode: 'string' }),
    requestedAt: time('requested_at').notNull(),
  },
  (table) => [
    check('trials_holder', sql`(${table.companyId} is null) <> (${table.ownerId} is null)`),
    uniqueIndex('trials_company').on(table.companyId, table.serviceCode),
    uniqueIndex('trials_owner').on(table.ownerId, table.serviceCode),
    index('trials_requester').on(table.requesterId),
    index('trials_ending').on(table.endDate, table.id).where(sql`${table.trialState} = 'RUNNING'`),
    index('trials_reminding')
      .on(table.nextReminderDate, table.id)
      .where(sql`${table.trialState} = 'RUNNING'`),
  ],
)

export const subscriptionLinks = pgTable('subscription_links', {
  keyHash: text('key_hash').primaryKey(),
  subscriptionId: uuid('subscription_id')
    .notNull()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    billNo: text('bill_no').notNull().unique(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** The company of the subscription, or its member where there is none. The database sees to it. */
    ownerId: uuid('owner_id'),
    /** The month billed, 'YYYY-MM'. */
    period: text('period').notNull(),
    billState: text('bill_state').$type<BillState>().notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    paidAt: time('paid_at'),
    /** A bill of a cycle, or the one that settles what is left after the end. */
    billKind: text('bill_kind').$type<IssuedBill['billKind']>().notNull().default('CYCLE'),
    /** The first and the last day it is about; null in a bill from before there were any. */
    periodFrom: date('period_from', { mode: 'string' }),
    periodTo: date('period_to', { mode: 'string' }),
    /** What it is made of; empty in a bill from before there were lines. */
    lines: jsonb('lines').$type<BillLine[]>().notNull().default([]),
    /** How it was to be paid when it was issued. */
    paymentMethodCode: text('payment_method_code').$type<PaymentCode>().notNull().default('G'),
    /** The day of the next charge; null where there is none. */
    nextChargeOn: date('next_charge_on', { mode: 'string' }),
    /** Since when a charge is under way. */
    chargingSince: time('charging_since'),
    failure: text('failure').$type<ChargeFailure>(),
    taxInvoiceState: text('tax_invoice_state').$type<TaxInvoiceState>().notNull().default('NONE'),
    taxInvoiceNo: text('tax_invoice_no'),
    /** Rises with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Holds what a list and a sum need, so that only the bills of a page are read.
    index('bills_subscription').on(
      table.subscriptionId,
      table.billDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.period,
      table.currency,
      table.billState,
      table.totalAmount,
    ),
    index('bills_owner').on(table.ownerId, table.billDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('bills_owner_state').on(
      table.ownerId,
      table.billState,
      table.billDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('bills_owner_period').on(
      table.ownerId,
      table.period,
      table.billDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('bills_list').on(table.billDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('bills_state').on(
      table.billState,
      table.billDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('bills_period').on(table.period, table.billDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('bills_state_period').on(
      table.billState,
      table.period,
      table.billDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Looked for from the beginning of the number on.
    index('bills_number').on(table.billNo.op('text_pattern_ops')),
    index('bills_to_charge').on(table.nextChargeOn).where(sql`${table.nextChargeOn} is not null`),
    index('bills_late').on(table.dueDate).where(sql`${table.billState} = 'LATE'`),
    // A cycle is billed once, whoever runs the bills and however often.
    uniqueIndex('bills_once')
      .on(table.subscriptionId, table.periodFrom)
      .where(sql`${table.billKind} = 'CYCLE'`),
  ],
)

/**
 * What bills come to, everybody's and each owner's: rows to be added up, which the database writes with each change of a
 * bill. Rows are only ever added, so that no two changes wait for each other; the housekeeping makes one of many.
 */
export const billSums = pgTable(
  'bill_sums',
  {
    /** Null for everybody's. */
    ownerId: uuid('owner_id'),
    period: text('period').notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    billState: text('bill_state').$type<BillState>().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('bill_sums_owner').on(table.ownerId, table.period)],
)

/** Every try to have a bill paid, and what the staff has noted as paid. */
export const billPayments = pgTable(
  'bill_payments',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** Counted from 1; the bill and this are what the payment service knows the charge by. */
    attempt: integer('attempt').notNull(),
    paymentMethodCode: text('payment_method_code').$type<PaymentCode>().notNull(),
    paymentState: text('payment_state').$type<'STARTED' | 'PAID' | 'FAILED'>().notNull(),
    failure: text('failure').$type<ChargeFailure>(),
    /** What the payment service calls it; null for what the staff has noted. */
    providerKey: text('provider_key'),
    startedAt: time('started_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [uniqueIndex('bill_payments_attempt').on(table.billId, table.attempt)],
)

/** Further addresses that the bills of a subscription go to. */
export const billReceivers = pgTable(
  'bill_receivers',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Encrypted. */
    emailBox: text('email_box').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.position] })],
)

/** What the payment service gave for the numbers of a payment method. */
export const billingKeys = pgTable('billing_keys', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  /** Of the encrypted numbers it was given for: others make it void. */
  sourceHash: text('source_hash').notNull(),
  /** Encrypted. */
  keyBox: text('key_box').notNull(),
  createdAt: time('created_at').notNull(),
})

/**
 * Amounts that come of a change of the plan within a period, or of an end, and that no bill carries yet; what is below zero is
 * given back. The next bill takes it in and sets `billId`.
 */
export const subscriptionAdjustments = pgTable(
  'subscription_adjustments',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'PLAN_CHANGE' | 'CANCELLATION'>().notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    /** The first and the last day it is about. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    label: text('label').notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    billId: uuid('bill_id').references(() => bills.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('subscription_adjustments_subscription').on(table.subscriptionId),
    index('subscription_adjustments_open').on(table.subscriptionId).where(sql`${table.billId} is null`),
  ],
)

/** Every end that a member has asked for, also those they took back. */
export const subscriptionCancellations = pgTable(
  'subscription_cancellations',
  {
    id: uuid('id').primaryKey(),
    cancellationNo: text('cancellation_no').notNull().unique(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    endOption: text('end_option').$type<'TODAY' | 'PERIOD_END'>().notNull(),
    reasonCode: text('reason_code'),
    requestedAt: time('requested_at').notNull(),
    lastDate: date('last_date', { mode: 'string' }).notNull(),
    /** What the subscription goes back to when the end is taken back. */
    endDateBefore: date('end_date_before', { mode: 'string' }),
    nextBillDateBefore: date('next_bill_date_before', { mode: 'string' }),
    /** The difference of the period: what the final bill adds for it, or gives back where it is below zero. */
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    /** What the end came to with all bills: to be paid, or given back where it is below zero; and how much was set off. */
    dueAmount: bigint('due_amount', { mode: 'number' }).notNull().default(0),
    setOffAmount: bigint('set_off_amount', { mode: 'number' }).notNull().default(0),
    withdrawnAt: time('withdrawn_at'),
  },
  // One that holds at a time.
  (table) => [
    uniqueIndex('subscription_cancellations_standing')
      .on(table.subscriptionId)
      .where(sql`${table.withdrawnAt} is null`),
    index('subscription_cancellations_subscription').on(
      table.subscriptionId,
      table.requestedAt.desc().nullsFirst(),
    ),
  ],
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
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
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
  /** Whether giving a permission of this app up waits for a decision like any other request. */
  releaseReview: boolean('release_review').notNull().default(false),
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
    /** The member who alone may name it, while it waits; nobody where whoever has the id may. */
    senderId: uuid('sender_id'),
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
    index('inquiries_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_state').on(table.inquiryState, table.createdAt, table.id),
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
  (table) => [index('inquiry_messages_inquiry').on(table.inquiryId, table.createdAt, table.id)],
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
    index('counsels_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('counsels_start_at').on(table.startAt),
    index('counsels_booked').on(table.startAt).where(sql`${table.counselState} = 'BOOKED'`),
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
  (table) => [
    index('counsel_slots_hold').on(table.holdKeyHash),
    index('counsel_slots_counsel').on(table.counselId),
  ],
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
    index('audit_records_member').on(table.memberId, table.at, table.chain, table.position, table.operation),
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
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    termsCode: text('terms_code').$type<Schema<'TermsCode'>>().notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.termsCode, table.answeredAt)],
)

/** What the portal has told a member, for them to read again; the same event is told once. */
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
    /** A path of this site that shows what it is about. */
    path: text('path'),
    /** What happened, where it must not be told twice. */
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

/** The second factor that a member is about to turn on; a new start takes the place of the one before. */
export const mfaEnrolments = pgTable(
  'mfa_enrolments',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().unique(),
    mfaType: text('mfa_type').$type<Schema<'CodeFactor'>>().notNull(),
    /** Encrypted; only the authenticator app has one. */
    secretBox: text('secret_box'),
    /** Of the code that was sent, and when the last one was, whatever was started after it. */
    codeHash: text('code_hash'),
    sentAt: time('sent_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    verifiedAt: time('verified_at'),
    /** The TOTP step that was used up by verifying. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of the recovery codes that the member was shown; they hold from when the factor is on. */
    recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  },
  (table) => [index('mfa_enrolments_expires_at').on(table.expiresAt)],
)

/** Devices that need no second factor, by the hash of their cookie. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the password's hash at that time: with another password the trust is void. */
    passwordMark: text('password_mark').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('trusted_devices_member').on(table.memberId),
    index('trusted_devices_expires_at').on(table.expiresAt),
  ],
)

/** Passkeys: credentials of WebAuthn, each of one member. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter: one that does not grow betrays a copy. Many authenticators leave it at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<Schema<'PasskeyTransports'>>().notNull(),
    /** Whether it may lie on several devices of an account; it never changes. */
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberId)],
)

/** What an authenticator has to sign: one challenge for each session that registers and each browser that logs in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    holder: text('holder').primaryKey(),
    challenge: text('challenge').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)

/** That the one behind a session has shown who they are, to leave; the second half is due while there is no key. */
export const withdrawalProofs = pgTable('withdrawal_proofs', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  keyHash: text('key_hash').unique(),
  expiresAt: time('expires_at').notNull(),
})

/** What law keeps of people who have left: nothing outside the box says whose it is, or which rows belong together. */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: uuid('id').primaryKey(),
    keptType: text('kept_type').$type<Schema<'KeptRecord'>['keptType']>().notNull(),
    /** Encrypted JSON. */
    recordBox: text('record_box').notNull(),
    /** The first day on which it is not kept any more. */
    eraseOn: date('erase_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('kept_records_erase_on').on(table.eraseOn)],
)

/** Why people leave, where they said so, by the month. */
export const withdrawalReasons = pgTable(
  'withdrawal_reasons',
  {
    id: uuid('id').primaryKey(),
    /** 'YYYY-MM', in Korea. */
    month: text('month').notNull(),
    reasonCode: text('reason_code'),
    /** Encrypted: people write what they like. */
    textBox: text('text_box'),
  },
  (table) => [index('withdrawal_reasons_month').on(table.month)],
)

/** What there is to ask for in an app. */
export const accessLevels = pgTable(
  'access_levels',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** The company that has added it for itself; null for one that every company has. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Whether it administers the app: the last one who does keeps it. */
    administers: boolean('administers').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('access_levels_app').on(table.appId, table.position)],
)

/** How a company has an app asked for; without a row it is as the app says, in version 1. */
export const appPolicies = pgTable(
  'app_policies',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    longestTermDays: integer('longest_term_days').notNull(),
    autoApproval: boolean('auto_approval').notNull(),
    /** Who said so last; it never holds for their own requests. */
    autoApprovalBy: uuid('auto_approval_by').references(() => members.id, { onDelete: 'set null' }),
    releaseReview: boolean('release_review').notNull(),
    /** Of the app as a whole; a level may have a stricter one. */
    useState: text('use_state').$type<Schema<'UseState'>>().notNull().default('A'),
    /** Counts every change of what the company has settled about the app: levels and who decides as well. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId] })],
)

/** The levels that a company lets nobody ask for: switched off or locked. */
export const accessLevelClosings = pgTable(
  'access_level_closings',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    useState: text('use_state').$type<Exclude<Schema<'UseState'>, 'A'>>().notNull().default('D'),
    closedAt: time('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.levelId] })],
)

/** The longest terms that a company has settled for levels; for one without a row that of the app holds. */
export const accessLevelTerms = pgTable(
  'access_level_terms',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    longestTermDays: integer('longest_term_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.levelId] })],
)

/** Permissions: one member, one level of one app. Of those that have not ended there is one. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    useStatus: text('use_status').$type<Schema<'UseStatus'>>().notNull(),
    pauseOrigin: text('pause_origin').$type<Schema<'PauseOrigin'>>(),
    endReason: text('end_reason').$type<Schema<'EndReason'>>(),
    startAt: time('start_at').notNull(),
    /** The last day of use, in Korea. */
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** So many days before the end the holder was told last; null when not yet. */
    noticedDays: integer('noticed_days'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_grants_living')
      .on(table.memberId, table.levelId)
      .where(sql`${table.useStatus} <> 'EXPIRE'`),
    // Holds what the list of a company's permissions needs, so that only those of a page are read.
    index('access_grants_member').on(
      table.memberId,
      table.startAt,
      table.id,
      table.levelId,
      table.useStatus,
      table.endDate,
    ),
    index('access_grants_level').on(table.levelId, table.useStatus),
    index('access_grants_end').on(table.endDate).where(sql`${table.useStatus} <> 'EXPIRE'`),
  ],
)

/** What was asked for; at most one waits for a member and a level. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    grantId: uuid('grant_id').references(() => accessGrants.id, { onDelete: 'cascade' }),
    approvalType: text('approval_type').$type<Schema<'ApprovalType'>>().notNull(),
    approvalResult: text('approval_result').$type<Schema<'ApprovalResult'>>().notNull(),
    closeReason: text('close_reason').$type<Schema<'CloseReason'>>(),
    reason: text('reason').notNull(),
    termDays: integer('term_days'),
    grantedTermDays: integer('granted_term_days'),
    endDate: date('end_date', { mode: 'string' }),
    requestedAt: time('requested_at').notNull(),
    /** When it stops waiting by itself; null for one that never waited. */
    deadlineAt: time('deadline_at'),
    closedAt: time('closed_at'),
    deciderId: uuid('decider_id').references(() => members.id, { onDelete: 'set null' }),
    comment: text('comment'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_requests_waiting')
      .on(table.memberId, table.levelId)
      .where(sql`${table.approvalResult} = 'WAITING'`),
    index('access_requests_member').on(
      table.memberId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('access_requests_grant').on(table.grantId).where(sql`${table.grantId} is not null`),
    index('access_requests_deadline')
      .on(table.deadlineAt, table.id)
      .where(sql`${table.approvalResult} = 'WAITING'`),
    check(
      'access_requests_closed',
      sql`(${table.approvalResult} = 'WAITING') = (${table.closeReason} is null)`,
    ),
  ],
)

/** Who decides in whose place, from the first day to the last, in Korea. */
export const accessDelegations = pgTable(
  'access_delegations',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    delegateId: uuid('delegate_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    createdAt: time('created_at').notNull(),
    clearedAt: time('cleared_at'),
  },
  (table) => [
    uniqueIndex('access_delegations_member').on(table.memberId).where(sql`${table.clearedAt} is null`),
    index('access_delegations_delegate').on(table.delegateId).where(sql`${table.clearedAt} is null`),
  ],
)

/** Everything that happened to permissions and requests; without references, since it outlives what it tells of. */
export const accessEvents = pgTable(
  'access_events',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull(),
    event: text('event').$type<Schema<'AccessEventType'>>().notNull(),
    /** Whose affair it is. */
    memberId: uuid('member_id').notNull(),
    requestId: uuid('request_id'),
    grantId: uuid('grant_id'),
    /** Null for what happens by itself. */
    actorId: uuid('actor_id'),
    fromState: text('from_state'),
    toState: text('to_state'),
    text: text('text'),
    endDate: date('end_date', { mode: 'string' }),
    /** Orders what happens at one moment. */
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('access_events_request').on(table.requestId, table.position),
    index('access_events_grant').on(table.grantId, table.position),
    index('access_events_member').on(table.memberId, table.at, table.id, table.position, table.actorId),
  ],
)

/**
 * The chain that shows what was changed in or taken out of the events of permissions after they were written: one seal for
 * each event, holding the hash of the one before.
 */
export const accessEventSeals = pgTable('access_event_seals', {
  position: integer('position').primaryKey(),
  /** No reference: that an event is gone is what this is there to tell. */
  eventId: uuid('event_id').notNull().unique(),
  eventPosition: integer('event_position').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
})

/** What somebody's next login has to begin or go on with, because a security admin said so; gone when it was done. */
export const securityOrders = pgTable(
  'security_orders',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'PASSWORD_RESET' | 'MFA'>().notNull(),
    orderedAt: time('ordered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

/** What was found on which an abnormal behaviour rests, as it was at that time. */
export type StoredEvidence = Omit<Schema<'AbnormalEvidence'>, 'at'> & { at: string }

/** Behaviour that looks unlike a member. The codes come from elsewhere and are kept as they are. */
export const abnormalEvents = pgTable(
  'abnormal_events',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    detector: text('detector').$type<Schema<'AbnormalDetector'>>().notNull(),
    /** The same behaviour is one event. */
    eventKey: text('event_key').notNull().unique(),
    abnormalType: text('abnormal_type'),
    detectType: text('detect_type'),
    actionStatus: text('action_status'),
    abnormalState: text('abnormal_state').$type<Schema<'AbnormalState'>>().notNull(),
    exclusionEndDate: date('exclusion_end_date', { mode: 'string' }),
    firstAt: time('first_at').notNull(),
    detectedAt: time('detected_at').notNull(),
    count: integer('count').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull(),
    lastAction: text('last_action').$type<Schema<'AbnormalAction'>>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('abnormal_events_detected_at').on(
      table.detectedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('abnormal_events_member').on(table.memberId, table.detector, table.detectedAt),
    index('abnormal_events_waiting')
      .on(table.abnormalState, table.memberId, table.detectedAt)
      .where(sql`${table.abnormalState} in ('OPEN', 'REVIEW')`),
  ],
)

/** What was done about an abnormal behaviour: written once and never changed. */
export const abnormalSteps = pgTable(
  'abnormal_steps',
  {
    id: uuid('id').primaryKey(),
    abnormalEventId: uuid('abnormal_event_id')
      .notNull()
      .references(() => abnormalEvents.id, { onDelete: 'cascade' }),
    action: text('action').$type<Schema<'AbnormalAction'>>().notNull(),
    at: time('at').notNull(),
    /** No reference: it outlives the admin. */
    actorId: uuid('actor_id').notNull(),
    comment: text('comment').notNull(),
    endDate: date('end_date', { mode: 'string' }),
    count: integer('count'),
    /** Orders what happens at one moment. */
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('abnormal_steps_event').on(table.abnormalEventId, table.position)],
)

/** What members are writing to ask for a subscription; the content is encrypted and holds no number of a card or an account. */
export const subscriptionDrafts = pgTable(
  'subscription_drafts',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Encrypted JSON. */
    contentBox: text('content_box').notNull(),
    savedAt: time('saved_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('subscription_drafts_member').on(table.memberId),
    index('subscription_drafts_expires_at').on(table.expiresAt),
  ],
)

/** What was answered to the terms of a subscription, also where they were declined. */
export const subscriptionConsents = pgTable(
  'subscription_consents',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    termsCode: text('terms_code').$type<Schema<'SubscriptionTermsCode'>>().notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.termsCode] })],
)

/** The papers of a subscription; their content lies encrypted under the key in the file store. */
export const subscriptionDocuments = pgTable(
  'subscription_documents',
  {
    fileKey: text('file_key').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'rnImgViewInfo' | 'ddlImgViewInfo'>().notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<Schema<'FileContentType'>>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('subscription_documents_subscription').on(table.subscriptionId)],
)

/** What a member wants to prove by a code: another mail address, another mobile number, or who they are. */
export const memberProofs = pgTable(
  'member_proofs',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schema<'ContactType'> | 'CERTIFICATION'>().notNull(),
    /** Encrypted: what is to replace the old one. */
    valueBox: text('value_box').notNull(),
    codeHash: text('code_hash'),
    codeSentAt: time('code_sent_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_proofs_kind').on(table.memberId, table.kind),
    index('member_proofs_expires_at').on(table.expiresAt),
  ],
)
