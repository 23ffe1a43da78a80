import { isEmail } from '#domain/email.ts'
import { mistakeInName } from '#domain/korean/names.ts'
import { isPhone } from '#domain/korean/phone.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import type { CounselForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'

/** The maximum length of a company name, as on the server. */
export const maxCompanyLength = 100

/** Returns the error of each invalid field, as the last part of a text key; empty if all fields are valid. */
export function errorsOf({ counselMethod, name, email, phoneNumber, privacyAgreed }: CounselForm) {
  return {
    counselMethod: counselMethod === undefined ? 'methodMissing' : undefined,
    name: mistakeInName(name) === undefined ? undefined : 'nameWrong',
    email: isBlank(email) ? 'emailMissing' : isEmail(email) ? undefined : 'emailWrong',
    phoneNumber: isBlank(phoneNumber) ? 'phoneMissing' : isPhone(phoneNumber) ? undefined : 'phoneWrong',
    privacyAgreed: privacyAgreed ? undefined : 'privacyMissing',
  } as const
}
