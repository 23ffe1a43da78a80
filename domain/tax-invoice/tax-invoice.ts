import { addMonths } from '../dates.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Currency } from '../money.ts'

/** The reasons for which a tax invoice is refused or rejected; the staff must resolve them. */
export const taxInvoiceFailures = ['POINTS', 'ACCOUNT', 'CONTENT', 'TAX_OFFICE'] as const
export type TaxInvoiceFailure = (typeof taxInvoiceFailures)[number]

/** The kinds of a tax invoice: an original, or a correction after a refund or a cancelled bill. */
export const taxInvoiceKinds = ['ORIGINAL', 'REFUND', 'VOID'] as const
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number]

const LAST_DAY = 10
/** The day of the next month from which the staff are warned of tax invoices that are not issued. */
const WARNING_DAY = 7

/**
 * The tenth of the month after a day, YYYY-MM-DD: the tax invoice of the day must be issued by then, or by the next
 * business day.
 */
export const tenthAfter = (writtenOn: string): string => dayOfNextMonth(writtenOn, LAST_DAY)

/** The day from which the staff are warned that the tax invoice of a day is not issued. */
export const warnedFrom = (writtenOn: string): string => dayOfNextMonth(writtenOn, WARNING_DAY)

const dayOfNextMonth = (date: string, day: number) =>
  `${addMonths(`${date.slice(0, 'YYYY-MM'.length)}-01`, 1).slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`

/**
 * The key that identifies a document at the service, at most 24 letters, digits, hyphens and underscores: unique for
 * each tax invoice, so that it is issued only once. `part` is the attempt of a refund; a document that the tax office
 * rejected is replaced by another `edition`.
 */
export function documentKey(
  billNo: string,
  kind: TaxInvoiceKind,
  { part = 1, edition = 1 }: { part?: number; edition?: number } = {},
): string {
  const keySuffix = { ORIGINAL: '', REFUND: `-R${part}`, VOID: '-V' }[kind]
  return `${billNo}${keySuffix}${edition === 1 ? '' : `_${edition}`}`
}

/**
 * Whether the portal issues the tax invoice of these amounts. An amount in dollars needs an exchange rate, and an
 * amount below zero needs the invoice that it corrects, so the staff issue both by hand.
 */
export const isIssuedByPortal = ({
  currency,
  supplyAmount,
  vatAmount,
}: {
  currency: Currency
  supplyAmount: number
  vatAmount: number
}): boolean => currency === 'KRW' && supplyAmount > 0 && vatAmount >= 0

const silencePauses = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
const refusalPauses = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** Returns the pause in milliseconds after a number of attempts, if the last attempt had no answer or was refused. */
export function pauseAfter(attempts: number, end: 'SILENCE' | 'REFUSAL'): number {
  const pauses = end === 'SILENCE' ? silencePauses : refusalPauses
  return pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0]!
}
