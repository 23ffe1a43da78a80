import { csvOf } from '#domain/audit/csv.ts'
import { billsAsCsv } from '#server/domains/bill/bill.csv.ts'
import { billAsPdf } from '#server/domains/bill/bill.pdf.ts'
import type { PdfInput } from './paper-orders.ts'

/**
 * Creates a file in a separate thread: fonts, PDFs and long tables take time, during which the process could not
 * answer calls.
 */
export default async function make(order: PdfInput): Promise<Uint8Array> {
  if (order.paper === 'bill') return billAsPdf(order)
  return Buffer.from(order.paper === 'bills' ? billsAsCsv(order.rows) : csvOf(order.rows), 'utf8')
}
