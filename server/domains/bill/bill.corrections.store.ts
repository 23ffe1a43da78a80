import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'

/**
 * Selects the corrections of a bill's tax invoice, oldest first; only corrections with a number from the tax office.
 */
export const correctionsOf = (db: Pick<Db, 'select'>, billId: string) =>
  db
    .select({
      invoiceKind: taxInvoices.invoiceKind,
      supplyAmount: taxInvoices.supplyAmount,
      vatAmount: taxInvoices.vatAmount,
      writtenOn: taxInvoices.writtenOn,
      taxInvoiceNo: taxInvoices.taxInvoiceNo,
    })
    .from(taxInvoices)
    .where(
      and(
        eq(taxInvoices.billId, billId),
        ne(taxInvoices.invoiceKind, 'ORIGINAL'),
        isNotNull(taxInvoices.taxInvoiceNo),
      ),
    )
    .orderBy(asc(taxInvoices.writtenOn), asc(taxInvoices.issuedAt), asc(taxInvoices.id))
    .limit(100)
