import { addMonths } from '../dates.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Currency } from '../money.ts'

/** The reason for which a tax invoice was refused or rejected, for the staff to remove. */
export const taxInvoiceFailures = ['POINTS', 'ACCOUNT', 'CONTENT', 'TAX_OFFICE'] as const
export type TaxInvoiceFailure = (typeof taxInvoiceFailures)[number]

/** An original, or a correction of it: by a refund, or because its bill was cancelled. */
export const taxInvoiceKinds = ['ORIGINAL', 'REFUND', 'VOID'] as const
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number]

const LAST_DAY = 10
/** The day of the month from which the staff are warned of what is not issued. */
const WARNING_DAY = 7

/** The tenth of the month after a day, YYYY-MM-DD, by which its tax invoice is issued unless that is no business day. */
export const tenthAfter = (writtenOn: string): string => dayOfNextMonth(writtenOn, LAST_DAY)

/** The day from which the staff are warned that the tax invoice of a day is not issued. */
export const warnedFrom = (writtenOn: string): string => dayOfNextMonth(writtenOn, WARNING_DAY)

const dayOfNextMonth = (date: string, day: number) =>
  `${addMonths(`${date.slice(0, 'YYYY-MM'.length)}-01`, 1).slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`

/**
 * The key by which the service knows a document, at most 24 letters, digits, hyphens and underscores: one for each
 * tax invoice, so that it is issued once. `part` is the attempt of a refund; a document that the tax office rejected is
 * replaced by another `edition`.
 */
export function documentKey(
  billNo: string,
  kind: TaxInvoiceKind,
  { part = 1, edition = 1 }: { part?: number; edition?: number } = {},
): string {
  const ending = { ORIGINAL: '', REFUND: `-R${part}`, VOID: '-V' }[kind]
  return `${billNo}${ending}${edition === 1 ? '' : `_${edition}`}`
}

/**
 * Whether the portal issues the tax invoice of these amounts. One in dollars needs a rate of exchange, and one below
 * zero the invoice that it corrects, so both are issued by hand.
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

const silences = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
const refusals = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS]

/** The pause in milliseconds after a number of attempts, the last of them without an answer or refused. */
export function pauseAfter(attempts: number, end: 'SILENCE' | 'REFUSAL'): number {
  const pauses = end === 'SILENCE' ? silences : refusals
  return pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0]!
}
