import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type PaymentCode, taxInvoiceStateOf } from '#domain/bill/bill.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { kstDate } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import type { BillDeps } from './bill.deps.ts'
import { hasBusinessNumber, type StoredBill, type StoredSubscription } from './bill.notifications.ts'

/**
 * Applies the new payment method of a subscription to its unpaid bills. The next run charges the bills by this
 * method, including bills without retries left; with payment by invoice, no bill is charged any more. The new method
 * also determines whether a pending tax invoice is needed. Returns false, and does nothing, while one of the bills is
 * being charged or the outcome of a charge is unknown, since the old method may be paying the bill. The billing key
 * of a bank account is issued with its first charge.
 */
export async function followPayment(
  { clock, gateway }: Pick<BillDeps, 'clock' | 'gateway'>,
  tx: Tx,
  subscription: StoredSubscription,
): Promise<boolean> {
  const { id, payment, currency } = subscription
  const isUnpaid = and(eq(bills.subscriptionId, id), inArray(bills.billState, unpaidStates))
  // The bills are locked until the new method is saved, so that a charge that begins now waits until then.
  const unpaid = await tx.select().from(bills).where(isUnpaid).orderBy(asc(bills.id)).for('update')
  if (unpaid.some(({ chargingSince }) => chargingSince !== null)) return false
  if (unpaid.length === 0) return true
  const isCharged = gateway.accepts(payment.paymentMethodCode, currency)
  const nextChargeOn = isCharged ? sql`greatest(${bills.billDate}, ${kstDate(clock.now())}::date)` : null
  for (const bill of unpaid)
    await tx
      .update(bills)
      .set({
        nextChargeOn,
        taxInvoiceState: taxInvoiceBy(payment.paymentMethodCode, bill, subscription),
        version: sql`${bills.version} + 1`,
      })
      .where(eq(bills.id, bill.id))
  return true
}

/** The state of the tax invoice of a bill that is paid with a payment method; an issued tax invoice is unchanged. */
export function taxInvoiceBy(
  code: PaymentCode,
  bill: Pick<StoredBill, 'lines' | 'totalAmount'>,
  subscription: StoredSubscription,
): SQL {
  const state = taxInvoiceStateOf(bill, code, hasBusinessNumber(subscription))
  return sql`case when ${bills.taxInvoiceState} = 'ISSUED' then 'ISSUED' else ${state} end`
}
