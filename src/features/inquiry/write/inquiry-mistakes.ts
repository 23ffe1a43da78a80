import type { TFunction } from 'i18next'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { isLine, MAX_COMPANY_NAME, MAX_SUBJECT } from '#domain/inquiry/rules.ts'
import { normalizeName } from '#domain/korean/names.ts'
import { isPhone, normalizePhone } from '#domain/korean/phone.ts'
import { isBlank, typedLine, typedText } from '#domain/typed/typed-text.ts'
import { nameError } from '#src/forms/name-error.ts'
import type {
  CompleteInquiry,
  InquiryFields,
} from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import { bodyMistake } from '../body-mistake.ts'

type T = TFunction<'inquiry'>
/** The fields that are typed or chosen. */
export type TypedField = Exclude<keyof InquiryFields, 'about'>
export type InquiryMistakes = Partial<Record<TypedField, string>>

/** The fields in screen order: the focus goes to the first one with a mistake. */
export const fieldOrder = [
  'inquiryType',
  'subject',
  'body',
  'name',
  'email',
  'phoneNumber',
  'companyName',
  'agreed',
] as const satisfies TypedField[]

/** Returns the mistakes of a form, with a message for each field; empty if the form can be sent. */
export function mistakesIn(t: T, ofName: TFunction<'personName'>, fields: InquiryFields): InquiryMistakes {
  const { inquiryType, name, email, phoneNumber, companyName, subject, body, agreed } = fields
  const messages: Record<TypedField, string | undefined> = {
    inquiryType: inquiryType === '' ? t('mistake.inquiryType') : undefined,
    subject: subjectMistake(t, typedLine(subject)),
    body: bodyMistake(t, body),
    name: nameError(ofName, name),
    email: isBlank(email) ? t('mistake.email') : isEmail(email) ? undefined : t('mistake.emailWrong'),
    phoneNumber: isBlank(phoneNumber) || isPhone(phoneNumber) ? undefined : t('mistake.phoneNumberWrong'),
    companyName:
      isBlank(companyName) || isLine(companyName, MAX_COMPANY_NAME)
        ? undefined
        : t('mistake.companyNameWrong', { most: MAX_COMPANY_NAME }),
    agreed: agreed ? undefined : t('mistake.agreed'),
  }
  return Object.fromEntries(Object.entries(messages).filter(([, mistake]) => mistake !== undefined))
}

function subjectMistake(t: T, subject: string): string | undefined {
  if (subject === '') return t('mistake.subject')
  const excess = Array.from(subject).length - MAX_SUBJECT
  return excess > 0 ? t('mistake.subjectLong', { most: MAX_SUBJECT, over: excess }) : undefined
}

/** Returns the request body for a form without mistakes. */
export function completeInquiryOf({
  inquiryType,
  name,
  email,
  phoneNumber,
  companyName,
  subject,
  body,
  about,
}: InquiryFields): CompleteInquiry {
  return {
    ...(about && { about: { aboutKind: about.aboutKind, aboutId: about.aboutId } }),
    inquiryType: inquiryType as CompleteInquiry['inquiryType'],
    name: normalizeName(name),
    email: normalizeEmail(email),
    phoneNumber: normalizePhone(phoneNumber) || null,
    companyName: typedLine(companyName) || null,
    subject: typedLine(subject),
    body: typedText(body),
  }
}
