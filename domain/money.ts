import { typedCode } from './typed/typed-text.ts'

export type Currency = 'KRW' | 'USD'

const CENTS = 100
const VAT_DIVISOR = 10
// A regular expression instead of Intl.NumberFormat, which takes a tenth of a second to construct on a phone.
const thousandsBoundary = /\B(?=(?:\d{3})+$)/g

/**
 * Formats an amount as text: won as "12,000원", cents as "$12.00", with the sign first. Takes an integer of the
 * currency's smallest unit. Throws a RangeError for anything else and for an unknown currency.
 */
export function formatMoney(amount: number, currency: Currency): string {
  if (currency === 'KRW') return `${formatNumber(amount)}원`
  if (currency !== 'USD') throw new RangeError('No unit of this currency is known.')
  assertInteger(amount)
  const absoluteAmount = Math.abs(amount)
  const cents = String(absoluteAmount % CENTS).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}$${withSeparators(Math.floor(absoluteAmount / CENTS))}.${cents}`
}

/** Formats an amount as a number for a spreadsheet: won as "12000", cents as "12.00". */
export const numberOf = (amount: number, currency: Currency): string =>
  currency === 'USD' ? (amount / CENTS).toFixed(2) : String(amount)

/**
 * Formats an integer with English-style separators: "1,234,567" (SPEC section 9). Throws a RangeError for a
 * non-integer.
 */
export function formatNumber(value: number): string {
  assertInteger(value)
  // Adding zero turns -0, which would print as "-0", into 0.
  return withSeparators(value + 0)
}

/**
 * A typed amount in the currency's smallest unit: won as whole numbers, dollars with up to two decimals, with or
 * without separators and unit. Undefined for any other text.
 */
export function typedMoney(text: string, currency: Currency): number | undefined {
  const plainNumber = typedCode(text).replaceAll(/[,\s]|원$|^\$/g, '')
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plainNumber) ?? []
  if (whole === undefined) return undefined
  if (currency === 'KRW') return cents === '' ? Number(whole) : undefined
  return Number(whole) * CENTS + Number(cents.padEnd(2, '0'))
}

/**
 * The VAT on a supply price, 10 % (Value-Added Tax Act, article 30), both in the smallest unit. Fractions are
 * rounded towards zero, so that a refund equals the charge. Throws a RangeError for a non-integer.
 */
export function vatOf(supply: number): number {
  assertInteger(supply)
  return (supply - (supply % VAT_DIVISOR)) / VAT_DIVISOR
}

function withSeparators(value: number): string {
  return String(value).replaceAll(thousandsBoundary, ',')
}

function assertInteger(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError('Money and counts are safe integers.')
}
