import type { Input, Output } from '#contract/operation.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { isPersonName, normalizeName } from '#domain/korean/names.ts'
import { formatPhone, isMobile, normalizePhone } from '#domain/korean/phone.ts'
import { lettersIn } from '#domain/letters.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'

export const memberFields = ['name', 'email', 'phoneNumber', 'subEmail', 'companyName', 'deptName'] as const
export type MemberField = (typeof memberFields)[number]
export type MemberForm = Record<MemberField, string>
type User = Output<'getUserInfo'>
type Mistake = 'nameWrong' | 'emailMissing' | 'emailWrong' | 'phoneMissing' | 'phoneWrong' | 'tooLong'

const MAX_TEXT_LENGTH = 60

/** Returns the member's own data as form values. */
export function formOf({ name, email, phoneNumber, subEmail, companyName, deptName }: User): MemberForm {
  return {
    name,
    email,
    phoneNumber: formatPhone(phoneNumber),
    subEmail: subEmail ?? '',
    companyName: companyName ?? '',
    deptName: deptName ?? '',
  }
}

/** Returns the mistakes of the fields; an unchanged field has no mistake. */
export function mistakesIn(form: MemberForm, user: User): Partial<Record<MemberField, Mistake>> {
  const savedForm = formOf(user)
  const fieldErrors: Record<MemberField, Mistake | false> = {
    name: !isPersonName(form.name) && 'nameWrong',
    email: isBlank(form.email) ? 'emailMissing' : !isEmail(form.email) && 'emailWrong',
    phoneNumber: isBlank(form.phoneNumber) ? 'phoneMissing' : !isMobile(form.phoneNumber) && 'phoneWrong',
    subEmail: !isBlank(form.subEmail) && !isEmail(form.subEmail) && 'emailWrong',
    companyName: lettersIn(form.companyName) > MAX_TEXT_LENGTH && 'tooLong',
    deptName: lettersIn(form.deptName) > MAX_TEXT_LENGTH && 'tooLong',
  }
  const entries = memberFields.flatMap((field) =>
    fieldErrors[field] && form[field] !== savedForm[field] ? [[field, fieldErrors[field]] as const] : [],
  )
  return Object.fromEntries(entries)
}

/**
 * Returns the request body for the form. It always contains the mail address and the phone number, since sending the
 * saved values cancels a pending change. It contains other fields only if they were changed.
 */
export function inputOf(form: MemberForm, user: User): Input<'updateUserInfo'> {
  const [typed, known] = [rawFields(form), rawFields(formOf(user))]
  const sentFields = memberFields.filter(
    (field) => field === 'email' || field === 'phoneNumber' || typed[field] !== known[field],
  )
  return Object.fromEntries(sentFields.map((field) => [field, typed[field]]))
}

const rawFields = (form: MemberForm) => ({
  name: normalizeName(form.name),
  email: normalizeEmail(form.email),
  phoneNumber: normalizePhone(form.phoneNumber),
  subEmail: isBlank(form.subEmail) ? null : normalizeEmail(form.subEmail),
  companyName: typedText(form.companyName) || null,
  deptName: typedText(form.deptName) || null,
})
