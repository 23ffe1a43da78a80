import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { PriceRise } from '#domain/subscription/price-consents.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

type Detail = Schema<'SubscriptionDetail'>

/** The data of a card that an earlier release stored; housekeeping removes it (decision 154). */
export type CardNumbers = { cardNumberBox: string; cardExpirationBox: string; rnnoBox: string | null }

/**
 * A stored payment method. The account number, the billing key and the other sealed fields are encrypted; the fields
 * that may be shown are not.
 */
export type StoredPayment = Omit<Schema<'PaymentMethod'>, 'paymentCard' | 'paymentAccount'> & {
  paymentCard?: Omit<Schema<'PaymentCard'>, 'cardNumber' | 'cardExpiration' | 'rnno'> & {
    /**
     * The key by which the payment service charges the payment method; null if the method has to be registered again.
     */
    keyBox?: string | null
    /** The expiration of the card; null if the payment service does not return it. */
    cardExpirationBox: string | null
    lastFour: string
  } & Partial<Pick<CardNumbers, 'cardNumberBox' | 'rnnoBox'>>
  paymentAccount?: Omit<Schema<'PaymentAccount'>, 'accountInfo' | 'rnno'> & {
    accountNumberBox: string
    rnnoBox: string | null
  }
}

/**
 * The text in which a search finds a subscription: subscription number, company and subscriber, service and plan, and
 * contract.
 */
export const subscriptionWords = (table: {
  searchText: AnyPgColumn
  serviceInfo: AnyPgColumn
  contractNo: AnyPgColumn
}) =>
  sql`(${table.searchText} || ' ' || lower(coalesce(${table.serviceInfo} ->> 'serviceName', '') || ' ' || coalesce(${table.serviceInfo} ->> 'planName', '') || ' ' || coalesce(${table.contractNo}, '')))`

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
    /** The draft of the subscription's request: a draft creates only one subscription. */
    draftId: uuid('draft_id').unique(),
    decidedAt: time('decided_at'),
    /** The member of the staff who decided on the request. */
    deciderId: uuid('decider_id').references(() => members.id, { onDelete: 'set null' }),
    rejectReason: text('reject_reason'),
    /** Increases with each change by a member, so that no one overwrites a change they have not seen. */
    version: integer('version').notNull().default(1),
    /** The raised price and its first day, to which the company was asked to agree; null while no price rises. */
    priceRise: jsonb('price_rise').$type<PriceRise>(),
    /** The subscription number, company and subscriber in lower case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(subscription_no || ' ' || coalesce(company_info ->> 'companyName', '') || ' ' || coalesce(subscriber_info ->> 'name', ''))`,
      ),
  },
  (table) => [
    index('subscriptions_number').on(table.subscriptionNo.op('text_pattern_ops')),
    index('subscriptions_search').using('gin', sql`search_keys(${subscriptionWords(table)})`),
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
    index('subscriptions_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('subscriptions_ending')
      .on(table.endDate, table.id)
      .where(sql`${table.subscriptionState} = 'CANCEL_SCHEDULED'`),
  ],
)

export const subscriptionLinks = pgTable('subscription_links', {
  keyHash: text('key_hash').primaryKey(),
  id: uuid('id').notNull().defaultRandom().unique(),
  subscriptionId: uuid('subscription_id')
    .notNull()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Every cancellation that a member has requested, including withdrawn ones. */
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
    /** The end date to restore if the cancellation is withdrawn. */
    endDateBefore: date('end_date_before', { mode: 'string' }),
    nextBillDateBefore: date('next_bill_date_before', { mode: 'string' }),
    /** The difference for the period: the amount that the final bill charges, or refunds if negative. */
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    /**
     * The balance of all bills after the cancellation, which is to be paid, or refunded if negative. The next column
     * is the amount that was set off.
     */
    dueAmount: bigint('due_amount', { mode: 'number' }).notNull().default(0),
    setOffAmount: bigint('set_off_amount', { mode: 'number' }).notNull().default(0),
    withdrawnAt: time('withdrawn_at'),
  },
  // A subscription has at most one cancellation that is not withdrawn.
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

/** Every request to a company to agree to a raised price, with the answer (decision 166). */
export const priceConsents = pgTable(
  'price_consents',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    serviceCode: text('service_code').notNull(),
    consentState: text('consent_state').$type<Schema<'PriceConsentState'>>().notNull(),
    /** The first day, in Korea, of the first period at the new price. */
    risesOn: date('rises_on', { mode: 'string' }).notNull(),
    planName: text('plan_name').notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    /** The price before the rise, per payment cycle, VAT included. */
    amountBefore: bigint('amount_before', { mode: 'number' }).notNull(),
    amountAfter: bigint('amount_after', { mode: 'number' }).notNull(),
    askedAt: time('asked_at').notNull(),
    answeredAt: time('answered_at'),
    /** The member who answered last. */
    answeredById: uuid('answered_by_id').references(() => members.id, { onDelete: 'set null' }),
    settledAt: time('settled_at'),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // A subscription has at most one consent that is not settled.
    uniqueIndex('price_consents_standing').on(table.subscriptionId).where(sql`${table.settledAt} is null`),
    index('price_consents_day').on(table.risesOn, table.id).where(sql`${table.settledAt} is null`),
    index('price_consents_subscription').on(table.subscriptionId),
    index('price_consents_service').on(table.serviceCode, table.risesOn.desc().nullsFirst()),
  ],
)

/** Drafts of requests for a subscription; the content is encrypted and contains no card or account number. */
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

/**
 * Cards that members registered in the window of the payment service, stored for seven days: a request or a change of
 * the payment method takes the billing key from here.
 */
export const registeredCards = pgTable(
  'registered_cards',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The id of the payer at the payment service; random. */
    customerKey: uuid('customer_key').notNull().unique(),
    /**
     * Encrypted JSON of the billing key and the data of the card from the payment service; null before the card is
     * registered.
     */
    cardBox: text('card_box'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('registered_cards_member').on(table.memberId),
    index('registered_cards_expires_at').on(table.expiresAt),
  ],
)

/** The answers to the terms of a subscription, including declined ones. */
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

/** The documents of a subscription; their content is encrypted in the file store under the key. */
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
