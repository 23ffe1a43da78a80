import { sql } from 'drizzle-orm'
import {
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
import type { BillLine, IssuedBill, PaymentCode, TaxInvoiceState } from '#domain/bill/bill.ts'
import { type BillChannels, USUAL_CHANNELS } from '#domain/bill/rules.ts'
import { time } from './columns.ts'
import { subscriptions } from './subscription.ts'

export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    billNo: text('bill_no').notNull().unique(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** The company of the subscription, or the member if the subscription has no company. Set by a trigger. */
    ownerId: uuid('owner_id'),
    /** The month billed, 'YYYY-MM'. */
    period: text('period').notNull(),
    billState: text('bill_state').$type<Schema<'BillState'>>().notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    billDate: date('bill_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    paidAt: time('paid_at'),
    /** The kind of the bill: the bill of a billing cycle, or the final bill after the subscription has ended. */
    billKind: text('bill_kind').$type<IssuedBill['billKind']>().notNull().default('CYCLE'),
    /** The first and the last day that the bill covers; null in an old bill without a period. */
    periodFrom: date('period_from', { mode: 'string' }),
    periodTo: date('period_to', { mode: 'string' }),
    /** The lines of the bill; empty in an old bill without lines. */
    lines: jsonb('lines').$type<BillLine[]>().notNull().default([]),
    /** The payment method at the time of issue. */
    paymentMethodCode: text('payment_method_code').$type<PaymentCode>().notNull().default('G'),
    /** The day of the next charge; null if there is none. */
    nextChargeOn: date('next_charge_on', { mode: 'string' }),
    /** The start of a charge in progress. */
    chargingSince: time('charging_since'),
    failure: text('failure').$type<Schema<'ChargeFailure'>>(),
    taxInvoiceState: text('tax_invoice_state').$type<TaxInvoiceState>().notNull().default('NONE'),
    taxInvoiceNo: text('tax_invoice_no'),
    /**
     * The refunded amount, including refunds in progress, never more than the total; for a bill with a negative
     * total, the amount that was paid out.
     */
    refundedAmount: bigint('refunded_amount', { mode: 'number' }).notNull().default(0),
    voidedAt: time('voided_at'),
    /** The encrypted reason for which the staff cancelled the bill. */
    voidReasonBox: text('void_reason_box'),
    /** The days after the bill on which a failed charge is retried, by the rules under which it was issued. */
    retryDays: jsonb('retry_days').$type<number[]>().notNull().default([1, 3, 5]),
    /** The days before the due day on which a reminder of the bill is sent; null if none is sent. */
    reminderDays: integer('reminder_days'),
    isReminded: boolean('is_reminded').notNull().default(false),
    /** The days from the due day until the subscription is past due; null if it never becomes past due. */
    graceDays: integer('grace_days').default(7),
    /** The days from past due to the end of the subscription; null if the subscription does not end automatically. */
    endDays: integer('end_days'),
    /** The days between the last notice and the end of the subscription. */
    lastNoticeDays: integer('last_notice_days'),
    /** The day on which the subscription ends, as announced by the last notice; null before the notice. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** Whether the additional receivers get a mail of each reminder as well. */
    isCopied: boolean('is_copied').notNull().default(false),
    /** The channels for the notices of the bill, by the rules under which it was issued. */
    channels: jsonb('channels').$type<BillChannels>().notNull().default(USUAL_CHANNELS),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Covers the columns for a list and a sum, so that only the bills of a page are read.
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
    // For the search by a prefix of the bill number.
    index('bills_number').on(table.billNo.op('text_pattern_ops')),
    index('bills_to_charge').on(table.nextChargeOn).where(sql`${table.nextChargeOn} is not null`),
    index('bills_to_invoice')
      .on(table.billDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.taxInvoiceState} = 'PENDING'`),
    index('bills_late').on(table.dueDate).where(sql`${table.billState} = 'LATE'`),
    // A cycle is billed once, even if the job runs several times or on several nodes.
    uniqueIndex('bills_once')
      .on(table.subscriptionId, table.periodFrom)
      .where(sql`${table.billKind} = 'CYCLE'`),
  ],
)

/**
 * Sums of bills, of all companies and of each owner: rows to be added up, which the database inserts with
 * each change of a bill. Rows are only inserted, so that changes do not wait for each other; the housekeeping
 * merges them.
 */
export const billSums = pgTable(
  'bill_sums',
  {
    /** Null for the sum over all owners. */
    ownerId: uuid('owner_id'),
    period: text('period').notNull(),
    currency: text('currency').$type<Schema<'Currency'>>().notNull(),
    billState: text('bill_state').$type<Schema<'BillState'>>().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('bill_sums_owner').on(table.ownerId, table.period)],
)

/** Every attempt to collect a bill, and the payments that the staff have recorded. */
export const billPayments = pgTable(
  'bill_payments',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** Counted from 1; the payment service identifies the charge by the bill and this number. */
    attempt: integer('attempt').notNull(),
    paymentMethodCode: text('payment_method_code').$type<PaymentCode>().notNull(),
    paymentState: text('payment_state').$type<'STARTED' | 'PAID' | 'FAILED'>().notNull(),
    failure: text('failure').$type<Schema<'ChargeFailure'>>(),
    /** The payment service's id; null for payments that the staff have recorded. */
    providerKey: text('provider_key'),
    startedAt: time('started_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('bill_payments_attempt').on(table.billId, table.attempt),
    index('bill_payments_paid').on(table.settledAt).where(sql`${table.paymentState} = 'PAID'`),
  ],
)

/** The refunds of paid bills, each with its reason. */
export const billRefunds = pgTable(
  'bill_refunds',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** Counted from 1; the payment service identifies the refund by the bill and this number. */
    attempt: integer('attempt').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The encrypted reason. */
    reasonBox: text('reason_box').notNull(),
    refundWay: text('refund_way').$type<Schema<'BillRefund'>['refundWay']>().notNull(),
    refundState: text('refund_state').$type<Schema<'BillRefund'>['refundState']>().notNull(),
    /** The refunded payment; null for a transfer. */
    providerKey: text('provider_key'),
    startedAt: time('started_at').notNull(),
    /** The time of the last request to the payment service for the state of the refund. */
    askedAt: time('asked_at').notNull(),
    settledAt: time('settled_at'),
    /** The member of the staff who requested the refund; null in a row of a release that did not store it. */
    requestedBy: uuid('requested_by'),
    /** The member of the staff who confirmed, declined or withdrew the refund; null if no decision was needed. */
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
    /** The encrypted reason of the person who declined or withdrew the refund. */
    decisionBox: text('decision_box'),
  },
  (table) => [
    uniqueIndex('bill_refunds_attempt').on(table.billId, table.attempt),
    // A bill has at most one started refund at a time.
    uniqueIndex('bill_refunds_started').on(table.billId).where(sql`${table.refundState} = 'STARTED'`),
    uniqueIndex('bill_refunds_open')
      .on(table.billId)
      .where(sql`${table.refundState} in ('STARTED', 'WAITING')`),
    index('bill_refunds_asked').on(table.askedAt).where(sql`${table.refundState} = 'STARTED'`),
  ],
)

/** Additional mail addresses for the bills of a subscription. */
export const billReceivers = pgTable(
  'bill_receivers',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The encrypted mail address. */
    emailBox: text('email_box').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.position] })],
)

/** The billing keys of the payment service for the card or account number of a payment method. */
export const billingKeys = pgTable('billing_keys', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  /**
   * Encrypted JSON of the billing key and of the card or account number for which it was issued: the key is invalid
   * for any other number.
   */
  keyBox: text('key_box').notNull(),
  createdAt: time('created_at').notNull(),
})

/**
 * Amounts from a change of the plan within a period, or from a cancellation, that are not billed yet; negative
 * amounts are refunded. The next bill includes them and sets `billId`.
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
    /** The first and the last day that the line covers. */
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

/** The credits that the staff give on the bills of a subscription, VAT included, each with its reason. */
export const billCredits = pgTable(
  'bill_credits',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    creditOn: text('credit_on').$type<Schema<'CreditOn'>>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The part of the credit that no bill has used yet. */
    leftAmount: bigint('left_amount', { mode: 'number' }).notNull(),
    /** The encrypted reason. */
    reasonBox: text('reason_box').notNull(),
    creditedAt: time('credited_at').notNull(),
  },
  (table) => [
    index('bill_credits_subscription').on(table.subscriptionId),
    index('bill_credits_open').on(table.subscriptionId).where(sql`${table.leftAmount} > 0`),
  ],
)

/** The part of a credit that was deducted from a bill. */
export const billCreditUses = pgTable(
  'bill_credit_uses',
  {
    creditId: uuid('credit_id')
      .notNull()
      .references(() => billCredits.id, { onDelete: 'cascade' }),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creditId, table.billId] }),
    index('bill_credit_uses_bill').on(table.billId),
  ],
)
