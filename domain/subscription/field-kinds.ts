import { kstDate } from '../dates.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { isAccountNumber } from '../korean/account.ts'
import { banks } from '../korean/banks.ts'
import { isBusinessNumber } from '../korean/business-number.ts'
import { checkCorporateNumber } from '../korean/corporate-number.ts'
import { digitsOf } from '../korean/digits.ts'
import { isPersonName, normalizeName } from '../korean/names.ts'
import { isMobile, isPhone, normalizePhone } from '../korean/phone.ts'
import { isPostalCode } from '../korean/postal-code.ts'
import { containsResidentNumber, isBirthDate } from '../korean/resident-number.ts'
import { typedCode, typedLine, typedText } from '../typed/typed-text.ts'

/** The reason why a text is refused; its message is in the texts of the form. */
export type Mistake = 'missing' | 'length' | 'wrong' | 'long' | 'resident'
/** A warning about a text that is accepted. */
export type FieldWarning = 'checkDigit'

type Kind = {
  /** Returns the normalized spelling of a typed text. */
  normalize: (text: string) => string
  /** The reason why a normalized, non-empty text is refused. */
  mistakeIn: (text: string, now: Date) => Mistake | undefined
  warningIn?: (text: string) => FieldWarning | undefined
  /**
   * The digits may look like a resident number without being one, so the field is not checked for resident numbers.
   */
  mayLookResident?: true
}

const mistakeUnless = (isRight: (text: string) => boolean) => (text: string) =>
  isRight(text) ? undefined : ('wrong' as const)
const businessMistake = (text: string) =>
  /^\d{10}$/.test(text) ? mistakeUnless(isBusinessNumber)(text) : 'length'
const birthMistake = (text: string) => (/^\d{6}$/.test(text) ? mistakeUnless(isBirthDate)(text) : 'length')
// Accepts a birth date YYMMDD if at least one of the two dates it may denote, in two centuries, is in the past.
const isBorn = (text: string, now: Date) =>
  isBirthDate(text) && (`19${text}` <= compactDate(now) || `20${text}` <= compactDate(now))
const bornMistake = (text: string, now: Date) =>
  birthMistake(text) ?? (isBorn(text, now) ? undefined : ('wrong' as const))
const cardId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const compactDate = (now: Date) => kstDate(now).replaceAll('-', '')

/** The rules of the fields of a subscription request (korean-rules of the product). */
export const fieldKinds = {
  line: { normalize: typedLine, mistakeIn: mistakeUnless((text) => !/\p{Cc}/u.test(text)) },
  text: { normalize: typedText, mistakeIn: () => undefined },
  person: { normalize: normalizeName, mistakeIn: mistakeUnless(isPersonName) },
  email: { normalize: normalizeEmail, mistakeIn: mistakeUnless(isEmail) },
  phone: { normalize: normalizePhone, mistakeIn: mistakeUnless(isPhone) },
  mobile: { normalize: normalizePhone, mistakeIn: mistakeUnless(isMobile) },
  zipCode: { normalize: digitsOf, mistakeIn: mistakeUnless(isPostalCode) },
  businessNumber: { normalize: digitsOf, mistakeIn: businessMistake },
  corporateNumber: {
    normalize: digitsOf,
    mistakeIn: (text) => (checkCorporateNumber(text) === 'invalid' ? 'length' : undefined),
    warningIn: (text) => (checkCorporateNumber(text) === 'unchecked-digit' ? 'checkDigit' : undefined),
    mayLookResident: true,
  },
  birthDate: { normalize: digitsOf, mistakeIn: bornMistake },
  /** The id of a card that was registered in the window of the payment service. */
  card: { normalize: typedCode, mistakeIn: mistakeUnless((text) => cardId.test(text)) },
  accountNumber: {
    normalize: digitsOf,
    mistakeIn: (text) => (isAccountNumber(text) ? undefined : 'length'),
    mayLookResident: true,
  },
  bank: { normalize: typedCode, mistakeIn: mistakeUnless((text) => banks.has(text)) },
  payerNo: {
    normalize: digitsOf,
    mistakeIn: (text, now) => (text.length === 6 ? bornMistake(text, now) : businessMistake(text)),
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof fieldKinds

/**
 * Returns the reason why a field of this kind and maximum length refuses a typed text; undefined if the text is
 * accepted.
 */
export function mistakeIn(
  name: KindName,
  typed: string,
  { optional = false, most, now }: { optional?: boolean; most: number; now: Date },
): Mistake | undefined {
  const kind: Kind = fieldKinds[name]
  if (!kind.mayLookResident && containsResidentNumber(typed)) return 'resident'
  const text = kind.normalize(typed)
  if (text === '') return optional ? undefined : 'missing'
  return Array.from(text).length > most ? 'long' : kind.mistakeIn(text, now)
}

/** Returns the warning about a typed text, or undefined. A warning does not prevent sending the text. */
export function warningIn(name: KindName, typed: string): FieldWarning | undefined {
  const { normalize, warningIn: find }: Kind = fieldKinds[name]
  const text = normalize(typed)
  return text === '' ? undefined : find?.(text)
}
