import { digitsOf } from '#src/ui/digits.ts'

/** The maximum number of digits of a number of days: a year at most. */
export const DAYS_DIGITS = 3

/** Returns the digits of the text typed into a field for a number of days. */
export const daysTyped = (text: string): string => digitsOf(text, DAYS_DIGITS)
