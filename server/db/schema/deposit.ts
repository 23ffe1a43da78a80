import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaxInvoiceState } from '#domain/bill/bill.ts'
import type { ChargeFailure } from '#domain/bill/failures.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import type { FeedFailure } from '#domain/deposit/account-feed.ts'
import type { DepositState } from '#domain/deposit/states.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'

/** A deposit in the bank account of the operator; amounts are in won. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    /**
     * A keyed hash of the deposit's line in the bank statement, so that a line is imported only once; null if the
     * deposit is in no imported statement.
     */
    fingerprint: text('fingerprint').unique(),
    /**
     * The id of the deposit's row at the account service, so that a row is imported only once; null if the service
     * has not returned the deposit.
     */
    transactionId: text('transaction_id').unique(),
    depositedOn: date('deposited_on', { mode: 'string' }).notNull(),
    /** HH:MM; null if the bank names none. */
    depositedTime: text('deposited_time'),
    /** The encrypted name of the payer. */
    payerBox: text('payer_box').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The balance of the account after the deposit; null if the source does not contain it. */
    balance: bigint('balance', { mode: 'number' }),
    /** The part of the deposit that has paid no bill. */
    leftAmount: bigint('left_amount', { mode: 'number' }).notNull(),
    depositState: text('deposit_state').$type<DepositState>().notNull().default('NEW'),
    importedAt: time('imported_at').notNull(),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('deposits_list').on(table.depositedOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('deposits_state').on(
      table.depositState,
      table.depositedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The sum of the payments from a deposit never exceeds its amount.
    check('deposits_left', sql`${table.leftAmount} between 0 and ${table.amount}`),
    check('deposits_source', sql`num_nonnulls(${table.fingerprint}, ${table.transactionId}) > 0`),
  ],
)

/** The last request to the account service about the bank account of the operator. */
export const depositFeeds = pgTable('deposit_feeds', {
  /** The bank code and the number of the account. */
  account: text('account').primaryKey(),
  /** The job at the service that collects the rows of the account; null if none runs. */
  jobId: text('job_id'),
  /** The last day that the job covers. */
  jobTo: date('job_to', { mode: 'string' }),
  askedAt: time('asked_at'),
  /** The last day that the last answer covers; null before the first answer. */
  coveredTo: date('covered_to', { mode: 'string' }),
  completedAt: time('completed_at'),
  /** The number of new deposits of the last answer. */
  imported: integer('imported').notNull().default(0),
  failure: text('failure').$type<FeedFailure>(),
  /** The code of the service or of the bank. */
  failureCode: text('failure_code'),
  /** The time of the first failure since the last answer. */
  failedSince: time('failed_since'),
  nextAt: time('next_at').notNull(),
})

/**
 * The bills that deposits paid; one bill may be paid by several deposits together. Rows of payments that were taken
 * back are retained.
 */
export const depositMatches = pgTable(
  'deposit_matches',
  {
    id: uuid('id').primaryKey(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id, { onDelete: 'cascade' }),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** The payment of the bill, common to all deposits that paid it together. */
    paymentId: uuid('payment_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The previous values of the fields of the bill that the payment changed. */
    before: jsonb('before')
      .$type<{
        billState: BillState
        failure: ChargeFailure | null
        nextChargeOn: string | null
        taxInvoiceState: TaxInvoiceState
      }>()
      .notNull(),
    matchedAt: time('matched_at').notNull(),
    undoneAt: time('undone_at'),
  },
  (table) => [
    uniqueIndex('deposit_matches_once')
      .on(table.depositId, table.billId)
      .where(sql`${table.undoneAt} is null`),
    index('deposit_matches_bill').on(table.billId),
    index('deposit_matches_payment').on(table.paymentId),
  ],
)
