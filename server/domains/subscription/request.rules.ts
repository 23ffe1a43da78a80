import type { Input, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'
import type { Catalogue, Plan } from '#domain/plan/catalogue.ts'
import { exceedsLimit, type HeldOrder, userLimitOf } from '#domain/plan/user-limit.ts'
import { orderedPlan, quoteOf } from '#domain/subscription/billing.ts'
import { chosenFields, type FormValues, formSteps, mistakesOf } from '#domain/subscription/fields.ts'
import { needsWithdrawalConsent } from '#domain/subscription/withdrawal-consent.ts'
import type { Limits } from '#server/config.ts'
import type { PlainPayment } from '#server/db/sealed-subscription.ts'
import type { GuessRule } from '#server/security/throttle.ts'
import type { Answer, StoredDraft } from './draft.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

type Form = Schema<'SubscriptionForm'>
type Terms = Schema<'SubscriptionTerms'>

/** The limit of a member's address searches; the name must not change, since counts are stored under it. */
export const searchRule = ({ addressSearches }: Limits): GuessRule => ({
  name: 'address-search',
  tries: addressSearches,
  windowSeconds: 3600,
  windowFrom: 'firstTry',
})

/** The secret numbers of a request as form values; a missing number is an empty text. */
export const typedNumbers = (secrets: Schema<'SubscriptionSecrets'>): FormValues['secrets'] =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, text ?? '']),
  ) as FormValues['secrets']

/** Throws `payment.unagreed` if a card or an account would be charged without its holder's consent. */
export function requirePaymentConsent(
  { withdrawAgreeYn }: Pick<Input<'requestSubscription'>, 'withdrawAgreeYn'>,
  code: Schema<'PaymentMethodCode'> | null,
): void {
  if (needsWithdrawalConsent(code) && withdrawAgreeYn !== 'Y') throw problemNamed('payment.unagreed')
}

type RequestedInput = Pick<Input<'requestSubscription'>, 'form' | 'secrets'> & {
  /** A payment method that is already stored. */
  payment: PlainPayment | undefined
}

/** The normalized request, each field validated by the rules that the form also uses. Throws `request.invalid`. */
export function requestedOf(
  { form, secrets, payment }: RequestedInput,
  hasCertificate: boolean,
  now: Date,
): FormValues {
  const values = { form, secrets: typedNumbers(secrets) }
  const enteredSteps = formSteps.filter((step) => step !== 'payment' || payment === undefined)
  if (enteredSteps.some((step) => Object.keys(mistakesOf(step, values, { hasCertificate }, now)).length > 0))
    throw problemNamed('request.invalid')
  return chosenFields(values)
}

/**
 * A form as a draft stores it: without any typed resident number. A corporate number only looks like a resident
 * number, so it is stored.
 */
export function withoutResident(form: Form): Form {
  const { corporateNo } = form.companyInfo
  const cleanedForm = JSON.parse(JSON.stringify(form), (_, value: unknown) =>
    typeof value === 'string' ? withoutResidentNumbers(value) : value,
  ) as Form
  return { ...cleanedForm, companyInfo: { ...cleanedForm.companyInfo, corporateNo } }
}

/** Whether every required term is accepted in the current edition. */
export const isAgreed = (answers: readonly Answer[], terms: readonly Terms[]): boolean =>
  terms.every(
    ({ termsCode, version, requiredYn }) =>
      requiredYn === 'N' ||
      answers.some((answer) => answer.agreed && answer.termsCode === termsCode && answer.version === version),
  )

/**
 * Returns the answers to the terms in force. Throws `terms.outdated` for an answer to another edition, and
 * `consent.required` for a declined required term.
 */
export function answersOf(
  given: readonly Schema<'SubscriptionTermsAnswer'>[],
  terms: readonly Terms[],
  now: Date,
): Answer[] {
  const namedEditions = given.map(({ termsCode, version }) => `${termsCode} ${version}`).sort()
  if (
    namedEditions.join() !==
    terms
      .map(({ termsCode, version }) => `${termsCode} ${version}`)
      .sort()
      .join()
  )
    throw problemNamed('terms.outdated')
  const answers = given.map(({ termsCode, version, agreedYn }) => ({
    termsCode,
    version,
    agreed: agreedYn === 'Y',
    at: now.toISOString(),
  }))
  if (!isAgreed(answers, terms)) throw problemNamed('consent.required')
  return answers
}

/** The price of an order that begins today, whatever its number of users. Throws `plan.unavailable`. */
export function quoteToday(
  catalogue: Catalogue,
  serviceInfo: Schema<'ServiceOrder'>,
  now: Date,
): Schema<'SubscriptionQuote'> {
  const quotedPrice = quoteOf(catalogue, serviceInfo, kstDate(now))
  if (!quotedPrice) throw problemNamed('plan.unavailable')
  const { months, unitPrice, list, discount, supply, vat, total, firstBillDate, nextBillDate } = quotedPrice
  return {
    serviceInfo,
    months,
    unitPrice,
    firstBillDate,
    nextBillDate,
    listAmount: list,
    discountAmount: discount,
    supplyAmount: supply,
    vatAmount: vat,
    totalAmount: total,
    calculatedAt: toWireTime(now),
  }
}

/** Throws `users.tooMany` if a plan does not admit a number of users, unless a subscription has them already. */
export function requireAdmitted(plan: Plan, userCount: number, held?: HeldOrder): void {
  const maximumUsers = userLimitOf(plan)
  if (maximumUsers !== null && exceedsLimit(plan, userCount, held))
    throw problemNamed('users.tooMany', { planName: plan.planName, maximumUsers })
}

/**
 * The price of an order that is to be made today; `held` is the order that a subscription has already. Throws
 * `plan.unavailable` and `users.tooMany`.
 */
export function orderToday(
  catalogue: Catalogue,
  serviceInfo: Schema<'ServiceOrder'>,
  now: Date,
  held?: HeldOrder,
): Schema<'SubscriptionQuote'> {
  const quotedPrice = quoteToday(catalogue, serviceInfo, now)
  requireAdmitted(orderedPlan(catalogue, serviceInfo)!, serviceInfo.userCount, held)
  return quotedPrice
}

/** A draft as its owner sees it. */
export function toDraft({ id, content, savedAt, expiresAt }: StoredDraft): Schema<'SubscriptionDraft'> {
  const { terms, form, rnImgViewInfo, ddlImgViewInfo } = content
  const { companyProfileId = null, paymentProfileId = null } = content
  return {
    draftId: id,
    terms: terms.map(({ termsCode, version, agreed }) => ({
      termsCode,
      version,
      agreedYn: agreed ? 'Y' : 'N',
    })),
    form,
    rnImgViewInfo,
    ddlImgViewInfo,
    companyProfileId,
    paymentProfileId,
    ...toSaved({ savedAt, expiresAt }),
  }
}

export const toSaved = ({
  savedAt,
  expiresAt,
}: Pick<StoredDraft, 'savedAt' | 'expiresAt'>): Schema<'DraftSaved'> => ({
  savedAt: toWireTime(savedAt),
  expiresAt: toWireTime(expiresAt),
})

/** A short description of a request, to recognise it. */
export function toReceipt(row: StoredSubscription): Output<'requestSubscription'> {
  const {
    id,
    subscriptionNo,
    draftId,
    serviceInfo: { serviceName, planName },
    paymentCycle,
    currency,
    totalAmount,
    requestedAt,
  } = row
  return {
    subscriptionId: id,
    subscriptionNo,
    draftId,
    serviceName,
    planName,
    paymentCycle,
    currency,
    totalAmount,
    requestedAt: toWireTime(requestedAt),
  }
}

/** Returns an existing subscription with its service, plan and state. */
export function toCurrent(row: StoredSubscription): Schema<'CurrentSubscription'> {
  const {
    id,
    subscriptionNo,
    subscriptionState,
    serviceInfo: { serviceCode, serviceName, planName },
  } = row
  return { subscriptionId: id, subscriptionNo, subscriptionState, serviceCode, serviceName, planName }
}
