import { isEmail } from '#domain/email.ts'
import { isPersonName } from '#domain/korean/names.ts'
import { isPhone } from '#domain/korean/phone.ts'
import type { CounselForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'

/** The longest company name, as the server takes it. */
export const mostCompanyLength = 100

/** What is still wrong with each field, as the end of a text key; nothing where all is right. */
export function errorsOf({ counselMethod, name, email, phoneNumber, privacyAgreed }: CounselForm) {
  const blank = (text: string) => text.trim() === ''
  return {
    counselMethod: counselMethod === undefined ? 'methodMissing' : undefined,
    name: blank(name) ? 'nameMissing' : isPersonName(name) ? undefined : 'nameWrong',
    email: blank(email) ? 'emailMissing' : isEmail(email) ? undefined : 'emailWrong',
    phoneNumber: blank(phoneNumber) ? 'phoneMissing' : isPhone(phoneNumber) ? undefined : 'phoneWrong',
    privacyAgreed: privacyAgreed ? undefined : 'privacyMissing',
  } as const
}
