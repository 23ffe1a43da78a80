import type { Schema } from '#contract/operation.ts'
import { isAllowedIn } from '#domain/bill/states.ts'

/**
 * Returns the bills on which a credit is possible: this bill if it is unpaid and has no tax invoice, and the next
 * bills unless this bill is the last one.
 */
export function creditsOn({
  billState,
  billKind,
  chargingYn,
  taxInvoiceState,
}: Schema<'Bill'>): Schema<'CreditOn'>[] {
  const isOwed = isAllowedIn('pay', billState) && chargingYn === 'N' && taxInvoiceState !== 'ISSUED'
  return [...(isOwed ? ['BILL' as const] : []), ...(billKind === 'CYCLE' ? ['NEXT_BILLS' as const] : [])]
}
