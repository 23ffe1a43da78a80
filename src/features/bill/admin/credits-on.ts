import type { Schema } from '#contract/operation.ts'
import { isAllowedIn } from '#domain/bill/states.ts'

/**
 * The bills from which an amount may be taken off: this bill while it is owed and has no tax invoice, and the next ones unless it
 * is the last one.
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
