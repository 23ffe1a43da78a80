import { type SQL, sql } from 'drizzle-orm'
import type { BillWait } from '#domain/bill/waits.ts'
import { billRefunds, bills } from './schema/bill.ts'
import { subscriptions } from './schema/subscription.ts'
import { taxInvoices } from './schema/tax-invoice.ts'

/**
 * The condition for each kind of work that a bill requires from the staff. A negative bill is offset against the next
 * bill until the subscription has ended. A bill that is included in another bill keeps the state ISSUED after its tax
 * invoice failed, and waits for the replacing document; each half of that condition has its index.
 */
export const waitsFor: Readonly<Record<BillWait, SQL>> = {
  TAX_INVOICE: sql`${bills.id} in (
    select waiting.id from ${bills} as waiting where waiting.tax_invoice_state = 'PENDING'
    union all
    select included.id from ${bills} as included
    where included.tax_invoice_state = 'ISSUED' and included.tax_invoice_no is null
      and included.id in (select failed.bill_id from ${taxInvoices} as failed
        where failed.invoice_kind = 'ORIGINAL' and failed.invoice_state in ('REFUSED', 'UNSENT')))`,
  CONFIRMATION: sql`exists (select 1 from ${billRefunds}
    where ${billRefunds.billId} = ${bills.id} and ${billRefunds.refundState} = 'WAITING')`,
  REFUND: sql`${bills.billState} = 'CREDIT' and exists (select 1 from ${subscriptions}
    where ${subscriptions.id} = ${bills.subscriptionId} and ${subscriptions.subscriptionState} = 'ENDED')`,
}
