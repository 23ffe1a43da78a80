import type { PaymentCode } from '../bill/bill.ts'
import { addDays } from '../dates.ts'
import { isBusinessNumber } from '../korean/business-number.ts'
import { digitsOf } from '../korean/digits.ts'
import { isMobile } from '../korean/phone.ts'
import type { Currency } from '../money.ts'

/** The kinds of a cash receipt: of a payment, or one that cancels another receipt as a whole or in part. */
export const cashReceiptKinds = ['ORIGINAL', 'CANCEL'] as const
export type CashReceiptKind = (typeof cashReceiptKinds)[number]

/** DEDUCTION is for the income tax of a person (소득공제용), EXPENSE for the costs of a business (지출증빙용). */
export const receiptUsages = ['DEDUCTION', 'EXPENSE'] as const
export type ReceiptUsage = (typeof receiptUsages)[number]
/**
 * SELF is the usage of a receipt without a phone or business number of the payer, issued under the tax office's own
 * phone number (자진발급).
 */
export type CashReceiptUsage = ReceiptUsage | 'SELF'

/** The reasons why the service or the tax office did not accept a cash receipt. */
export const cashReceiptFailures = ['POINTS', 'ACCOUNT', 'CONTENT', 'TAX_OFFICE'] as const
export type CashReceiptFailure = (typeof cashReceiptFailures)[number]

/** The phone number on receipts of payers who gave no number, as defined by the tax office: 010-000-1234. */
export const SELF_NUMBER = '0100001234'

/**
 * The payments that get a cash receipt: ASKED for payers who gave a phone or business number, ALL also for larger
 * payments without such a number.
 */
export const receiptDuties = ['ASKED', 'ALL'] as const
export type ReceiptDuty = (typeof receiptDuties)[number]

/**
 * The smallest payment, in won with tax, for which a business with the duty issues a receipt without a request
 * (Income Tax Act, article 162-3 (4)).
 */
const DUTY_WON = 100_000
/**
 * The number of days after a payment within which a receipt must be issued (Enforcement Decree of the Income Tax Act,
 * article 210-3 (11)).
 */
const DAYS = 5
/**
 * The number of days after a payment on which a receipt is issued even without a number of the payer: one day before
 * the last day. The payer may give a phone or business number until the receipt is issued.
 */
const SELF_AFTER_DAYS = DAYS - 2

/** The last day, YYYY-MM-DD, on which the receipt of a payment made on a day is issued. */
export const lastReceiptDay = (paidOn: string): string => addDays(paidOn, DAYS - 1)

/**
 * The digits of a typed mobile number (DEDUCTION) or business number (EXPENSE) for a receipt; undefined for any other
 * text.
 */
export function receiptNumberOf(usage: ReceiptUsage, text: string): string | undefined {
  const digits = digitsOf(text)
  const isValid =
    usage === 'DEDUCTION' ? isMobile(digits) && digits !== SELF_NUMBER : isBusinessNumber(digits)
  return isValid ? digits : undefined
}

type PaidBill = {
  currency: Currency
  totalAmount: number
  taxInvoiceState: 'NONE' | 'PENDING' | 'ISSUED'
  paymentCode: PaymentCode
  hasBusinessNumber: boolean
}

/**
 * Whether a payment may get a cash receipt. The payment is in won. It is not made by card, since a card slip is a
 * receipt, and it has no tax invoice, which a business gets instead (Value-Added Tax Act, articles 32 and 36).
 */
export const mayHaveReceipt = (bill: PaidBill): boolean =>
  bill.currency === 'KRW' &&
  bill.totalAmount > 0 &&
  bill.paymentCode !== 'C' &&
  bill.taxInvoiceState === 'NONE' &&
  !bill.hasBusinessNumber

/**
 * Returns the usage with which the receipt of a payment is issued on a day; undefined if no receipt is issued, or not
 * yet, because the payer may still give a phone or business number.
 */
export function receiptDue(
  { paidOn, totalAmount }: { paidOn: string; totalAmount: number },
  { usage, duty, today }: { usage: ReceiptUsage | undefined; duty: ReceiptDuty; today: string },
): CashReceiptUsage | undefined {
  if (today > lastReceiptDay(paidOn)) return undefined
  if (usage) return usage
  const isDuty = duty === 'ALL' && totalAmount >= DUTY_WON
  return isDuty && today >= addDays(paidOn, SELF_AFTER_DAYS) ? 'SELF' : undefined
}

/**
 * The key that identifies a document at the service, at most 24 letters, digits, hyphens and underscores; `place` is
 * the position among the receipts of a bill, from 1.
 */
export const receiptKey = (billNo: string, place: number, edition = 1): string =>
  `${billNo}-C${place}${edition === 1 ? '' : `_${edition}`}`
