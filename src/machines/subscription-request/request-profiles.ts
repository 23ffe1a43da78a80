import type { Output } from '#contract/operation.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import {
  type FormStep,
  type FormValues,
  formSteps,
  type Mistakes,
  mistakesOf,
  type SubscriptionForm,
} from '#domain/subscription/fields.ts'
import { type PeopleForm, peopleFormOf } from '#domain/subscription/form-of.ts'
import {
  type CompanyProfile,
  hasCertificateFor,
  isUsable,
  type PaymentProfile,
  storedNumbers,
} from '#domain/subscription/profiles.ts'

export type Profiles = Output<'listSubscriptionProfiles'>
/** The part of a request that names the chosen profiles. */
type ChosenProfiles = {
  profiles: Profiles | undefined
  companyProfileId: string | undefined
  paymentProfileId: string | undefined
}
type FilledForm = ChosenProfiles & {
  form: SubscriptionForm
  documents: Pick<Output<'getSubscriptionDraft'>, 'rnImgViewInfo'>
  now: () => Date
  isOrderable: (order: SubscriptionForm['serviceInfo']) => boolean
}

export const noProfiles: Profiles = { companies: [], payments: [] }

/** Returns the chosen company among the known company profiles. */
export const chosenCompany = ({ profiles, companyProfileId }: ChosenProfiles): CompanyProfile | undefined =>
  profiles?.companies.find(({ profileId }) => profileId === companyProfileId)

/** Returns the chosen payment method among the known and valid payment profiles. */
export const chosenPayment = ({ profiles, paymentProfileId }: ChosenProfiles): PaymentProfile | undefined =>
  profiles?.payments.find((profile) => profile.profileId === paymentProfileId && isUsable(profile))

/**
 * Returns the masked numbers, such as phone numbers, that are stored for the chosen company. The fields of these
 * numbers may be left empty.
 */
export function storedNumbersIn(context: Pick<FilledForm, 'form'> & ChosenProfiles) {
  const company = chosenCompany(context)
  return company && storedNumbers(company, context.form)
}

/** Returns the certificate of the chosen company. */
export function storedCertificate(context: Pick<FilledForm, 'form'> & ChosenProfiles) {
  const company = chosenCompany(context)
  return company && hasCertificateFor(company, context.form) ? company.rnImgViewInfo : null
}

/**
 * Returns the errors of a step, given the numbers that only the screens contain. Fields that a chosen profile fills
 * in have no errors.
 */
export function mistakesIn(context: FilledForm, step: FormStep, secrets: FormValues['secrets']): Mistakes {
  if (step === 'payment' && chosenPayment(context)) return {}
  const { form, documents, now } = context
  const isOrderable = context.isOrderable(form.serviceInfo)
  const hasCertificate = documents.rnImgViewInfo !== null || storedCertificate(context) !== null
  const storedPaths = Object.keys(storedNumbersIn(context) ?? {})
  return mistakesOf(step, { form, secrets }, { hasCertificate, storedPaths, isOrderable }, now())
}

/** Returns the steps that are complete, given the numbers that only the screens contain. */
export function completeSteps(context: FilledForm, secrets: FormValues['secrets']): readonly FormStep[] {
  return formSteps.filter((step) => Object.keys(mistakesIn(context, step, secrets)).length === 0)
}

/**
 * Returns the groups of fields about the company and its people: with the values of a known company, or empty if the
 * person types another company.
 */
export function peopleOf(
  { form }: Pick<FilledForm, 'form'>,
  company: CompanyProfile | undefined,
): PeopleForm {
  if (company) return peopleFormOf(company, form.serviceInfo)
  const { accountTypeDetail, companyInfo, subscriberInfo, adminInfo } = emptyForm(form.serviceInfo)
  return { accountTypeDetail, companyInfo, subscriberInfo, adminInfo }
}

/** Whether nothing was typed or chosen yet. */
export const isUnchangedForm = ({
  form,
  companyProfileId,
}: Pick<FilledForm, 'form'> & ChosenProfiles): boolean =>
  companyProfileId === undefined && form.companyInfo.companyName === '' && form.subscriberInfo.name === ''

/**
 * Whether the steps about the company are skipped because a known company is chosen. Before the profiles are loaded,
 * `foreseen` predicts this: the machine will choose the first company in the profiles. Undefined if `foreseen` is
 * unknown as well.
 */
export function skipsCompanySteps(
  context: Pick<FilledForm, 'form'> & ChosenProfiles,
  foreseen: Profiles | undefined,
): boolean | undefined {
  if (context.profiles) return chosenCompany(context) !== undefined
  return foreseen && isUnchangedForm(context) && foreseen.companies.length > 0
}
