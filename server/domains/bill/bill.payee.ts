import { unpaidStates } from '#domain/bill/states.ts'
import type { bills } from '#server/db/schema/bill.ts'
import type { subscriptions } from '#server/db/schema/subscription.ts'
import type { Payee } from '#server/operator.ts'
import type { BillDeps } from './bill.deps.ts'

/**
 * The bank account for the transfer of a bill: for an unpaid bill that the payment service does not charge;
 * null for any other.
 */
export function payeeFor(
  { gateway, payee }: Pick<BillDeps, 'gateway' | 'payee'>,
  { billState, chargingSince }: Pick<typeof bills.$inferSelect, 'billState' | 'chargingSince'>,
  { payment, currency }: Pick<typeof subscriptions.$inferSelect, 'payment' | 'currency'>,
): Payee | null {
  const isOwed = unpaidStates.includes(billState) && chargingSince === null
  return isOwed && !gateway.accepts(payment.paymentMethodCode, currency) ? payee : null
}
