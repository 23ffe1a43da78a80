import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TaxInvoiceState } from '#domain/tax-invoice/state-names.ts'
import type { TaxInvoiceFailure, TaxInvoiceKind } from '#domain/tax-invoice/tax-invoice.ts'
import { bills } from './bill.ts'
import { time } from './columns.ts'

/** The electronic tax invoices of bills, and the corrections of these invoices. */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    invoiceKind: text('invoice_kind').$type<TaxInvoiceKind>().notNull(),
    /** The id of the refund that a correction is for; otherwise the id of the bill. */
    partId: uuid('part_id').notNull(),
    /** The key by which the service identifies the tax invoice. */
    documentKey: text('document_key').notNull().unique(),
    /** Numbered from 1. A document that the tax office rejected is replaced by one with the next number. */
    edition: integer('edition').notNull().default(1),
    invoiceState: text('invoice_state').$type<TaxInvoiceState>().notNull(),
    supplyAmount: bigint('supply_amount', { mode: 'number' }).notNull(),
    vatAmount: bigint('vat_amount', { mode: 'number' }).notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    taxInvoiceNo: text('tax_invoice_no'),
    failure: text('failure').$type<TaxInvoiceFailure>(),
    /** The code of the service or of the tax office. */
    failureCode: text('failure_code'),
    /** The number of calls to the service. */
    attempts: integer('attempts').notNull().default(0),
    /** The time when the job next checks the tax invoice; null if no check is left. */
    nextLookAt: time('next_look_at'),
    issuedAt: time('issued_at'),
    sentAt: time('sent_at'),
  },
  (table) => [
    // One original for each bill, and one correction for each refund and each cancellation.
    uniqueIndex('tax_invoices_once').on(table.billId, table.invoiceKind, table.partId),
    index('tax_invoices_due').on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
    index('tax_invoices_failed').on(table.billId).where(sql`${table.invoiceState} in ('REFUSED', 'UNSENT')`),
  ],
)
