import { isEmail } from '../email.ts'
import { isPersonName } from '../korean/names.ts'
import { isPhone } from '../korean/phone.ts'
import { containsResidentNumber } from '../korean/resident-number.ts'
import { typedLine, typedText } from '../typed/typed-text.ts'

// The maximum length of a subject, in characters, as in the contract.
export const MAX_SUBJECT = 100
export const MAX_TEXT = 5000
export const MAX_COMPANY_NAME = 50

/** Whether a typed text may be sent: not empty, at most `most` characters, and no resident number. */
export function isText(text: string, most: number): boolean {
  const { length } = Array.from(typedText(text))
  return length > 0 && length <= most && !containsResidentNumber(text)
}

/** Like `isText` for a single-line text, which also has no control characters. */
export function isLine(text: string, most: number): boolean {
  return isText(text, most) && !/\p{Cc}/u.test(typedLine(text))
}

export type Writer = { name: string; email: string; phoneNumber: string | null; companyName: string | null }

/** Whether the writer has given a name and a contact address. */
export function isWriter({ name, email, phoneNumber, companyName }: Writer): boolean {
  return (
    isPersonName(name) &&
    isEmail(email) &&
    (phoneNumber === null || isPhone(phoneNumber)) &&
    (companyName === null || isLine(companyName, MAX_COMPANY_NAME))
  )
}
