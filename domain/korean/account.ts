import { digitsOf } from './digits.ts'

const pattern = /^\d{10,14}$/
const SHOWN = 4
const MASK_LENGTH = 10

/** Whether a typed text has the 10 to 14 digits of a bank account number. */
export function isAccountNumber(text: string): boolean {
  return pattern.test(digitsOf(text))
}

/** Hides all but the last four digits of an account number; a text that is no account number is hidden completely. */
export function maskAccount(text: string): string {
  if (!isAccountNumber(text)) return '*'.repeat(MASK_LENGTH)
  const digits = digitsOf(text)
  return '*'.repeat(digits.length - SHOWN) + digits.slice(-SHOWN)
}
