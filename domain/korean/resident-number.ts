import { isCalendarDate } from '../dates.ts'
import { typedText } from '../typed/typed-text.ts'

const candidates = /(?<!\d)(\d{2})(\d{2})(\d{2})[\s\p{Pd}\u2212.·_~]{0,3}([1-8])\d{6}(?!\d)/gu
const birthDate = /^(\d{2})(\d{2})(\d{2})$/

/**
 * Whether a text contains a possible resident or foreigner registration number (주민등록번호): a real birth date and seven
 * more digits, the first of which gives century and sex. Such a number may not be stored (Personal Information
 * Protection Act, article 24-2). The check digit was dropped in October 2020. Corporate and account numbers may look
 * the same, so their fields are not checked.
 */
export function containsResidentNumber(text: string): boolean {
  return [...typedText(text).normalize('NFKC').matchAll(candidates)].some(([, year, month, day, kind]) =>
    isCalendarDate(`${centuryOf(Number(kind))}${year}-${month}-${day}`),
  )
}

/** Removes possible resident numbers from a text; the text is unchanged if there are none. */
export function withoutResidentNumbers(text: string): string {
  if (!containsResidentNumber(text)) return text
  return typedText(text)
    .normalize('NFKC')
    .replaceAll(candidates, (found, year: string, month: string, day: string, kind: string) =>
      isCalendarDate(`${centuryOf(Number(kind))}${year}-${month}-${day}`) ? '' : found,
    )
}

/** Whether a text is a birth date YYMMDD (`secNo`) that exists in at least one of two possible centuries. */
export function isBirthDate(text: string): boolean {
  const [, year, month, day] = birthDate.exec(text) ?? []
  return isCalendarDate(`19${year}-${month}-${day}`) || isCalendarDate(`20${year}-${month}-${day}`)
}

// Returns the century of birth for the digit after the birth date: the 1900s for 1 and 2 (foreigners: 5 and 6), the
// 2000s for 3 and 4 (foreigners: 7 and 8).
function centuryOf(kind: number): string {
  return kind % 4 === 1 || kind % 4 === 2 ? '19' : '20'
}
