import { digitsOf } from './digits.ts'

const mobilePattern = /^01(?:0\d{8}|[16789]\d{7,8})$/
const otherPhonePattern =
  /^(?:02\d{7,8}|0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}|070\d{8}|050\d{8,9}|080\d{7,8}|1[5-9]\d{6})$/
const countryCode = /^\+820?/
const partsPattern = /^(02|050\d|0\d{2}|1\d{3})(\d{3,4})?(\d{4})$/

/**
 * Converts a typed phone number to domestic digits: separators are removed, +82 becomes the leading zero. Other
 * characters are not changed.
 */
export function normalizePhone(text: string): string {
  return digitsOf(text).replace(countryCode, '0')
}

/**
 * Whether a typed text is a Korean mobile number: 010 and eight digits, or 011, 016–019 and seven or eight.
 */
export function isMobile(text: string): boolean {
  return mobilePattern.test(normalizePhone(text))
}

/** Whether a typed text is any Korean phone number: mobile, area, internet, personal, free or nationwide. */
export function isPhone(text: string): boolean {
  return isMobile(text) || otherPhonePattern.test(normalizePhone(text))
}

/**
 * Formats a phone number with hyphens ("010-1234-5678", "1588-1588"); any other text is returned unchanged.
 */
export function formatPhone(text: string): string {
  return partsOf(text)?.join('-') ?? text
}

/**
 * Hides the middle of a phone number, "010-****-5678", or the end of a number without a middle, "1588-****". In any
 * other text every digit is hidden.
 */
export function maskPhone(text: string): string {
  const [head, ...rest] = partsOf(text) ?? []
  if (head === undefined) return text.replace(/\p{Nd}/gu, '*')
  const [hidden = '', ...shown] = rest
  return [head, '*'.repeat(hidden.length), ...shown].join('-')
}

function partsOf(text: string): string[] | undefined {
  const number = normalizePhone(text)
  if (!isPhone(number)) return undefined
  return partsPattern
    .exec(number)
    ?.slice(1)
    .filter((part) => part !== undefined)
}
