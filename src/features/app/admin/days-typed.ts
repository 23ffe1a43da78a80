import { digitsOf } from '#src/ui/digits.ts'

/** How many digits the longest number of days has: a year at most. */
export const DAYS_DIGITS = 3

/** The digits of a typed number of days. */
export const daysTyped = (text: string): string => digitsOf(text, DAYS_DIGITS)
