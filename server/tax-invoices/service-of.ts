import type { Clock } from '#domain/clock.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { Config } from '#server/config.ts'
import { popbillTaxInvoices } from './popbill.ts'
import type { TaxInvoiceService } from './service.ts'
import { simulatedTaxInvoices } from './simulator.ts'

/**
 * Returns the service that issues tax invoices: a simulation in demo mode, otherwise the configured service;
 * undefined if none is configured and the staff issue the invoices elsewhere.
 */
export function taxServiceOf(
  { demo, popbill, operator }: Pick<Config, 'demo' | 'popbill' | 'operator'>,
  clock: Clock,
): TaxInvoiceService | undefined {
  if (demo) return simulatedTaxInvoices(clock)
  if (!popbill) return undefined
  const { auth, service, ...account } = popbill
  return popbillTaxInvoices({ ...account, businessNo: digitsOf(operator.businessNo) }, clock, {
    auth,
    service,
  })
}
