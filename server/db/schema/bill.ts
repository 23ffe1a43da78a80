import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { ChargeFailure } from '#domain/bill/failures.ts'
import type { BillState } from '#domain/bill/state-names.ts'
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
    index('bills_to_invoice')
      .on(table.billDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.taxInvoiceState} = 'PENDING'`),
    index('bills_late').on(table.dueDate).where(sql`${table.billState} = 'LATE'`),
    // A cycle is billed once, however often and on however many nodes the bills are run.
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
  /** Encrypted JSON, together with the numbers it was given for: others make it void. */
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
