import type { Input, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'
import { quoteOf } from '#domain/subscription/billing.ts'
import {
  chosenOf,
  type FormValues,
  formSteps,
  mistakesOf,
  type PaymentCode,
} from '#domain/subscription/fields.ts'
import type { Limits } from '#server/config.ts'
import type { PlainSubscription } from '#server/db/sealed-subscription.ts'
import type { AttachedFile } from '#server/files/upload-box.ts'
import type { GuessRule } from '#server/security/throttle.ts'
import type { Answer, StoredDraft } from './draft.store.ts'
import { planNames, serviceNames } from './plan-names.ts'
import type { StoredSubscription } from './subscription.store.ts'

type Form = Schema<'SubscriptionForm'>
type Terms = Schema<'SubscriptionTerms'>

const paymentNames: Record<PaymentCode, string> = { G: '지로(청구서)', C: '신용카드', A: '계좌 자동이체' }

/** How often a member may search for addresses; the name stays, since counts are kept under it. */
export const searchRule = ({ addressSearches }: Limits): GuessRule => ({
  name: 'address-search',
  tries: addressSearches,
  windowSeconds: 3600,
  windowFrom: 'firstTry',
})

/** Numbers as a form holds them: an empty text where there is none. */
export const typedNumbers = (secrets: Schema<'SubscriptionSecrets'>): FormValues['secrets'] =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, text ?? '']),
  ) as FormValues['secrets']

/** What is asked for in one spelling, each field held against the table that the form reads as well. Throws `request.invalid`. */
export function requestedOf(
  { form, secrets, rnFileId }: Input<'requestSubscription'>,
  now: Date,
): FormValues {
  const values = { form, secrets: typedNumbers(secrets) }
  const documents = { hasCertificate: rnFileId !== null }
  if (formSteps.some((step) => Object.keys(mistakesOf(step, values, documents, now)).length > 0))
    throw problemNamed('request.invalid')
  return chosenOf(values)
}

/** A form as a draft keeps it: without a resident number that somebody may have typed. Corporate numbers only look like one. */
export function withoutResident(form: Form): Form {
  const { corporateNo } = form.companyInfo
  const clean = JSON.parse(JSON.stringify(form), (_, value: unknown) =>
    typeof value === 'string' ? withoutResidentNumbers(value) : value,
  ) as Form
  return { ...clean, companyInfo: { ...clean.companyInfo, corporateNo } }
}

/** Whether every required term is agreed to in the edition that holds. */
export const isAgreed = (answers: readonly Answer[], terms: readonly Terms[]): boolean =>
  terms.every(
    ({ termsCode, version, requiredYn }) =>
      requiredYn === 'N' ||
      answers.some((answer) => answer.agreed && answer.termsCode === termsCode && answer.version === version),
  )

/** The answers to the terms that hold. Throws `terms.outdated` for other editions and `consent.required` for a no to a required one. */
export function answersOf(
  given: readonly Schema<'SubscriptionTermsAnswer'>[],
  terms: readonly Terms[],
  now: Date,
): Answer[] {
  const named = given.map(({ termsCode, version }) => `${termsCode} ${version}`).sort()
  if (
    named.join() !==
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

/** What an order costs if it begins today. Throws `plan.unavailable`. */
export function quoted(serviceInfo: Schema<'ServiceOrder'>, now: Date): Schema<'SubscriptionQuote'> {
  const quote = quoteOf(serviceInfo, kstDate(now))
  if (!quote) throw problemNamed('plan.unavailable')
  const { months, unitPrice, list, discount, supply, vat, total, firstBillDate, nextBillDate } = quote
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

/** A draft as its owner sees it. */
export function toDraft({ id, content, savedAt, expiresAt }: StoredDraft): Schema<'SubscriptionDraft'> {
  const { terms, form, rnImgViewInfo, ddlImgViewInfo } = content
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

/** A request as a line that tells it from others. */
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

const orNull = (text: string) => (text === '' ? null : text)
const documentOf = (file: AttachedFile | undefined, now: Date) =>
  file
    ? { fileName: file.fileName, contentType: file.contentType, size: file.size, uploadedAt: toWireTime(now) }
    : null

type Wanted = {
  ids: Pick<PlainSubscription, 'id' | 'subscriptionNo' | 'companyId' | 'memberId' | 'draftId'>
  values: FormValues
  quote: Schema<'SubscriptionQuote'>
  certificate: AttachedFile | undefined
  support: AttachedFile | undefined
  now: Date
}

/** A request as a subscription in its first state. */
export function subscriptionOf({ ids, values, quote, certificate, support, now }: Wanted): PlainSubscription {
  const { form } = values
  return {
    ...ids,
    subscriptionState: 'REQUESTED',
    requestedAt: now,
    startDate: null,
    endDate: null,
    nextBillDate: null,
    contractNo: null,
    ...orderedOf(quote),
    companyInfo: companyOf(form),
    subscriberInfo: subscriberOf(values),
    adminInfo: {
      ...form.adminInfo,
      deptName: orNull(form.adminInfo.deptName),
      telNumber: orNull(form.adminInfo.telNumber),
    },
    payment: paymentOf(values),
    rnImgViewInfo: documentOf(certificate, now),
    ddlImgViewInfo: documentOf(support, now),
    memo: orNull(form.memo),
  }
}

/** What is ordered, at its price. */
export function orderedOf({
  serviceInfo,
  supplyAmount,
  vatAmount,
  totalAmount,
}: Schema<'SubscriptionQuote'>) {
  const { serviceCode, planCode, userCount, paymentCycle, currency } = serviceInfo
  return {
    paymentCycle,
    currency,
    supplyAmount,
    vatAmount,
    totalAmount,
    serviceInfo: {
      serviceCode,
      serviceName: serviceNames[serviceCode],
      planCode,
      planName: planNames[planCode],
      userCount,
      // Of a cycle, which every user pays alike.
      unitPrice: supplyAmount / userCount,
      currency,
    },
  }
}

/** The company of a form; a person stands under their own name. */
export function companyOf({
  accountTypeDetail,
  companyInfo,
  subscriberInfo,
}: Form): PlainSubscription['companyInfo'] {
  const { name, phoneNumber, zipCode, address, addressDetail } = subscriberInfo
  return accountTypeDetail === 'PERSON'
    ? {
        rnno: '',
        corporateNo: null,
        ownerName: name,
        companyName: name,
        businessType: '개인',
        businessCategory: '개인',
        zipCode,
        address,
        addressDetail: orNull(addressDetail),
        phoneNumber,
      }
    : {
        ...companyInfo,
        corporateNo: orNull(companyInfo.corporateNo),
        addressDetail: orNull(companyInfo.addressDetail),
      }
}

/** Who signs, with the whole birth date of a person. */
export function subscriberOf({
  form: { accountTypeDetail, subscriberInfo },
  secrets,
}: FormValues): PlainSubscription['subscriberInfo'] {
  const {
    addressDetail,
    companyName,
    businessType,
    businessCategory,
    industry,
    rnno,
    companyOwner,
    ...subscriber
  } = subscriberInfo
  return {
    ...subscriber,
    accountType: accountTypeDetail === 'PERSON' ? 'PERSON' : 'BUSINESS',
    accountTypeDetail: accountTypeDetail!,
    addressDetail: orNull(addressDetail),
    companyName: orNull(companyName),
    businessType: orNull(businessType),
    businessCategory: orNull(businessCategory),
    industry: orNull(industry),
    rnno: orNull(rnno),
    companyOwner: orNull(companyOwner),
    secNo: orNull(secrets.secNo),
  }
}

/** The payment method that a form chooses, with its whole numbers. */
export function paymentOf({ form, secrets }: FormValues): PlainSubscription['payment'] {
  const { paymentMethodCode, paymentGiro: giro, paymentCard: card, paymentAccount: account } = form
  const code = paymentMethodCode!
  const { cardNumber, cardExpiration, accountInfo, payerNo: rnno } = secrets
  return {
    annotation: null,
    paymentMethodCode: code,
    paymentMethodName: paymentNames[code],
    ...(giro && {
      paymentGiro: { ...giro, deptName: orNull(giro.deptName), addressDetail: orNull(giro.addressDetail) },
    }),
    ...(card && { paymentCard: { ...card, cardNumber, cardExpiration, rnno } }),
    ...(account && { paymentAccount: { ...account, accountInfo, rnno } }),
  }
}
