import { isCalendarDate } from '../dates.ts'
import { typedCode } from './typed-text.ts'

const weekday = /\s*\([일월화수목금토]\)$/
const digitsAlone = /^(\d{4})(\d{2})(\d{2})$/
const separatedDate = /^(\d{4}) ?[년.\-/] ?(\d{1,2}) ?[월.\-/] ?(\d{1,2}) ?[일.]?$/

/**
 * The day in a typed text, as YYYY-MM-DD; undefined if the text has no day. Accepts 2026.11.30 with or without its
 * weekday, 2026. 11. 30., 2026-11-30, 2026/11/30, 2026년 11월 30일 and 20261130.
 */
export function typedDate(text: string): string | undefined {
  const plainText = typedCode(text).replace(weekday, '')
  const [, year, month = '', day = ''] = digitsAlone.exec(plainText) ?? separatedDate.exec(plainText) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
