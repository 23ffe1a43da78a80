import type { Schema } from '#contract/operation.ts'
import { digitsOf } from '../korean/digits.ts'
import { normalizeName } from '../korean/names.ts'
import type { FieldPath } from './fields.ts'
import type { PeopleForm } from './form-of.ts'

export type CompanyProfile = Schema<'CompanyProfile'>
export type PaymentProfile = Schema<'PaymentProfile'>
/** The maximum number of profiles of each kind that a request offers. The most recently used profiles are offered. */
export const OFFERED_PROFILES = 5

type KnownProfile = Pick<CompanyProfile, 'companyInfo' | 'subscriberInfo' | 'adminInfo'>
type Numbers = Partial<Record<FieldPath, string>>

const isNamed = (name: string, typed: string) => normalizeName(name) === normalizeName(typed)

/** Whether a form is for the business or person of a profile. */
export function isProfileOf({ companyInfo, subscriberInfo }: KnownProfile, form: PeopleForm): boolean {
  if (form.accountTypeDetail !== subscriberInfo.accountTypeDetail) return false
  return form.accountTypeDetail === 'PERSON'
    ? isNamed(subscriberInfo.name, form.subscriberInfo.name)
    : digitsOf(form.companyInfo.rnno) === digitsOf(companyInfo.rnno)
}

/**
 * Returns the stored corporate number, birth date and phone numbers that a profile adds to the empty fields of a
 * form. Corporate number and birth date are added only for the same business or person, phone numbers for people with
 * the same name. All of them are masked in the browser and complete on the server.
 */
export function storedNumbers(profile: KnownProfile, form: PeopleForm): Numbers {
  const { companyInfo, subscriberInfo, adminInfo } = profile
  const isSame = isProfileOf(profile, form)
  const numbers: Record<string, string | null | false> = {
    'companyInfo.corporateNo': isSame && companyInfo.corporateNo,
    'secrets.secNo': isSame && subscriberInfo.secNo,
    'subscriberInfo.phoneNumber':
      isNamed(subscriberInfo.name, form.subscriberInfo.name) && subscriberInfo.phoneNumber,
    'adminInfo.phoneNumber': isNamed(adminInfo.name, form.adminInfo.name) && adminInfo.phoneNumber,
  }
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number)) as Numbers
}

/** Whether a profile has a certificate, and is for the business of a form. */
export const hasCertificateFor = (
  profile: Pick<CompanyProfile, 'rnImgViewInfo'> & KnownProfile,
  form: PeopleForm,
): boolean => profile.rnImgViewInfo !== null && isProfileOf(profile, form)

/** Whether a request may name a payment profile. */
export const isUsable = ({ profileState }: Pick<PaymentProfile, 'profileState'>): boolean =>
  profileState !== 'EXPIRED'

/** The company that the next request is prefilled with: the most recently used company. */
export const nextCompany = <Company>({ companies }: { companies: readonly Company[] }): Company | undefined =>
  companies[0]

/**
 * The payment method that the next request is prefilled with: the first offered method that is valid and has no
 * unpaid bills.
 */
export const nextPayment = <Payment extends Pick<PaymentProfile, 'profileState'>>({
  payments,
}: {
  payments: readonly Payment[]
}): Payment | undefined =>
  payments.slice(0, OFFERED_PROFILES).find(({ profileState }) => profileState === 'USABLE')
