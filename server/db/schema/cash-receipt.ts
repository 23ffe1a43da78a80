import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  CashReceiptFailure,
  CashReceiptKind,
  CashReceiptUsage,
  ReceiptUsage,
} from '#domain/cash-receipt/cash-receipt.ts'
import type { CashReceiptState } from '#domain/cash-receipt/state-names.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'
import { subscriptions } from './subscription.ts'

/** The phone or business number under which the payments of a subscription get cash receipts. */
export const cashReceiptNumbers = pgTable('cash_receipt_numbers', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  usage: text('usage').$type<ReceiptUsage>().notNull(),
  /** The encrypted phone or business number. */
  numberBox: text('number_box').notNull(),
})

/** The cash receipts of payments, and the cash receipts that take an earlier receipt back. */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    receiptKind: text('receipt_kind').$type<CashReceiptKind>().notNull(),
    /**
     * The payment that the receipt declares or takes back; `partId` is the refund if the receipt takes back a part of
     * the payment.
     */
    paymentId: uuid('payment_id').notNull(),
    partId: uuid('part_id').notNull(),
    /** The key by which the service identifies the receipt. */
    documentKey: text('document_key').notNull().unique(),
    place: integer('place').notNull(),
    /** Counted from 1; a document that the tax office rejected is replaced by the next one. */
    edition: integer('edition').notNull().default(1),
    receiptState: text('receipt_state').$type<CashReceiptState>().notNull(),
    usage: text('usage').$type<CashReceiptUsage>().notNull(),
    /** The encrypted phone or business number of the payer; null if the payer gave none. */
    numberBox: text('number_box'),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    tradedAt: time('traded_at').notNull(),
    confirmNo: text('confirm_no'),
    /** The day of the receipt at the service; `confirmNo` is unique only within this day. */
    tradedOn: date('traded_on', { mode: 'string' }),
    failure: text('failure').$type<CashReceiptFailure>(),
    /** The code of the service or of the tax office. */
    failureCode: text('failure_code'),
    /** The number of calls to the service. */
    attempts: integer('attempts').notNull().default(0),
    /** The time when the job next checks the receipt; null if no check is left. */
    nextLookAt: time('next_look_at'),
    issuedAt: time('issued_at'),
    sentAt: time('sent_at'),
  },
  (table) => [
    // One receipt for each payment, and one receipt for each refund or payment that was taken back.
    uniqueIndex('cash_receipts_once').on(table.receiptKind, table.partId),
    index('cash_receipts_bill').on(table.billId),
    index('cash_receipts_due').on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
  ],
)
