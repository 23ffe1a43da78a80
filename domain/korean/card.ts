import type { Clock } from '../clock.ts'
import { kstDate } from '../dates.ts'
import { digitsOf } from './digits.ts'

const cardNumberPattern = /^\d{14,16}$/
const amexPattern = /^3[47]/
const expirationPattern = /^(0[1-9]|1[0-2])\/(\d{2})$/
const amexGroups = /^(\d{4})(\d{0,6})(\d*)$/

/**
 * Whether a typed text has the 14 to 16 digits of a card number. The Luhn check is separate and only warns.
 */
export function isCardNumber(text: string): boolean {
  return cardNumberPattern.test(digitsOf(text))
}

/** Groups a card number by fours, an American Express number 4-6-5, also while it is being typed. */
export function formatCard(text: string): string {
  const digits = digitsOf(text)
  if (amexPattern.test(digits)) return digits.replace(amexGroups, '$1 $2 $3').trim()
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * Whether a card number has a valid check digit (ISO/IEC 7812, Luhn). Used only for warnings, since some real cards
 * have no valid check digit.
 */
export function passesLuhn(text: string): boolean {
  const digits = digitsOf(text)
  if (!/^\d+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const product = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return sum % 10 === 0
}

/** Whether a text is a card's expiration, MM/YY. */
export function isCardExpiration(text: string): boolean {
  return expirationPattern.test(text)
}

/**
 * Whether a card's expiration MM/YY has passed: a card is valid until the end of its month in Korea. Throws a
 * RangeError for a text that `isCardExpiration` refuses.
 */
export function isExpiryPast(text: string, clock: Clock): boolean {
  const [, month, year] = expirationPattern.exec(text) ?? []
  if (month === undefined) throw new RangeError('A card expires in a month, MM/YY.')
  return `20${year}-${month}` < kstDate(clock.now()).slice(0, 'YYYY-MM'.length)
}

/**
 * Formats the masked number of a card from its last four characters, "**** **** **** 1234". The payment service may
 * hide the last of these characters. Further characters are dropped.
 */
export function maskCard(lastFour: string): string {
  const [shown = '****'] = /\d{3}[\d*]$/.exec(lastFour) ?? []
  return `**** **** **** ${shown}`
}
