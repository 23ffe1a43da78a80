import { unpaidStates } from '#domain/bill/states.ts'
import type { Payee } from '#server/operator.ts'
import type { BillDeps } from './bill.deps.ts'
import type { StoredBill, StoredSubscription } from './bill.notifications.ts'

/** The account a bill is to be transferred to: of one that is owed and that the payment service does not charge; null for any other. */
export function payeeFor(
  { gateway, payee }: Pick<BillDeps, 'gateway' | 'payee'>,
  { billState, chargingSince }: Pick<StoredBill, 'billState' | 'chargingSince'>,
  { payment, currency }: Pick<StoredSubscription, 'payment' | 'currency'>,
): Payee | null {
  const isOwed = unpaidStates.includes(billState) && chargingSince === null
  return isOwed && !gateway.accepts(payment.paymentMethodCode, currency) ? payee : null
}
