import type { Output, Schema } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'

export type ContactChange = Output<'listContactChanges'>['list'][number]

/** The page on which a new mail address or a new mobile number is verified. */
export const verifyAddress = {
  EMAIL: '/my/member/mailverify',
  PHONE: '/my/member/mobileverify',
} as const satisfies Record<Schema<'ContactType'>, string>

export const contactText = ({ contactType, value }: ContactChange): string =>
  contactType === 'PHONE' ? formatPhone(value) : value
