import type { ReceiptDuty } from '#domain/cash-receipt/cash-receipt.ts'
import type { Clock } from '#domain/clock.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { Config } from '#server/config.ts'
import { popbillCashReceipts } from './popbill.ts'
import type { CashReceiptService } from './service.ts'
import { simulatedCashReceipts } from './simulator.ts'

/** The service that issues cash receipts, and the operator's duty to issue them. */
export type ReceiptIssuer = { service: CashReceiptService; duty: ReceiptDuty }

/**
 * Returns the service that issues cash receipts: a simulation in demo mode, otherwise the configured service;
 * undefined if the operator issues cash receipts elsewhere.
 */
export function receiptIssuerOf(
  { demo, popbill, cashReceipts, operator }: Pick<Config, 'demo' | 'popbill' | 'cashReceipts' | 'operator'>,
  clock: Clock,
): ReceiptIssuer | undefined {
  if (demo) return { service: simulatedCashReceipts(clock), duty: cashReceipts ?? 'ALL' }
  if (!popbill || !cashReceipts) return undefined
  const { auth, service, ...account } = popbill
  return {
    service: popbillCashReceipts({ ...account, businessNo: digitsOf(operator.businessNo) }, clock, {
      auth,
      service,
    }),
    duty: cashReceipts,
  }
}
