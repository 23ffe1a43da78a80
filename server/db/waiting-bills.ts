import { type SQL, sql } from 'drizzle-orm'
import type { BillWait } from '#domain/bill/waits.ts'
import { billRefunds, bills } from './schema/bill.ts'
import { subscriptions } from './schema/subscription.ts'

/** Whether a bill is a task for the staff. A credit before the end is set off against the next bill. */
export const waitsFor: Readonly<Record<BillWait, SQL>> = {
  TAX_INVOICE: sql`${bills.taxInvoiceState} = 'PENDING'`,
  CONFIRMATION: sql`exists (select 1 from ${billRefunds}
    where ${billRefunds.billId} = ${bills.id} and ${billRefunds.refundState} = 'WAITING')`,
  REFUND: sql`${bills.billState} = 'CREDIT' and exists (select 1 from ${subscriptions}
    where ${subscriptions.id} = ${bills.subscriptionId} and ${subscriptions.subscriptionState} = 'ENDED')`,
}
