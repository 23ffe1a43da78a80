import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Catalogue, planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import type { FormValues, PaymentCode } from '#domain/subscription/fields.ts'
import type { PlainPayment, PlainSubscription } from '#server/db/sealed-subscription.ts'
import type { AttachedFile } from '#server/files/upload-box.ts'
import type { RegisteredCard } from './card.store.ts'

type Form = Schema<'SubscriptionForm'>

const paymentNames: Record<PaymentCode, string> = { G: '지로(청구서)', C: '신용카드', A: '계좌 자동이체' }

const emptyToNull = (text: string) => (text === '' ? null : text)
const documentOf = (file: AttachedFile | undefined, now: Date) =>
  file
    ? { fileName: file.fileName, contentType: file.contentType, size: file.size, uploadedAt: toWireTime(now) }
    : null

type SubscriptionInput = {
  ids: Pick<PlainSubscription, 'id' | 'subscriptionNo' | 'companyId' | 'memberId' | 'draftId'>
  values: FormValues
  quote: Schema<'SubscriptionQuote'>
  sold: Catalogue
  /** A stored payment method, in place of the one in the form. */
  payment: PlainPayment | undefined
  /** The card that the form names. */
  registered: RegisteredCard | undefined
  certificate: AttachedFile | undefined
  /** A certificate that was checked before and is no longer stored. */
  onRecord: Schema<'DocumentInfo'> | null
  support: AttachedFile | undefined
  now: Date
}

/** A request as a subscription in its initial state. */
export function subscriptionOf({
  ids,
  values,
  payment,
  registered,
  quote,
  sold,
  certificate,
  onRecord,
  support,
  now,
}: SubscriptionInput): PlainSubscription {
  const { form } = values
  return {
    ...ids,
    subscriptionState: 'REQUESTED',
    requestedAt: now,
    startDate: null,
    endDate: null,
    nextBillDate: null,
    contractNo: null,
    ...orderedOf(quote, sold),
    companyInfo: companyOf(form),
    subscriberInfo: subscriberOf(values),
    adminInfo: {
      ...form.adminInfo,
      deptName: emptyToNull(form.adminInfo.deptName),
      telNumber: emptyToNull(form.adminInfo.telNumber),
    },
    payment: payment ?? paymentOf(values, registered),
    rnImgViewInfo: documentOf(certificate, now) ?? onRecord,
    ddlImgViewInfo: documentOf(support, now),
    memo: emptyToNull(form.memo),
  }
}

/** Returns the order with its price and the names of its service and plan. Both must be on sale. */
export function orderedOf(
  { serviceInfo, supplyAmount, vatAmount, totalAmount }: Schema<'SubscriptionQuote'>,
  sold: Catalogue,
) {
  const { serviceCode, planCode, userCount, paymentCycle, currency } = serviceInfo
  const service = serviceIn(sold, serviceCode)!
  return {
    paymentCycle,
    currency,
    supplyAmount,
    vatAmount,
    totalAmount,
    serviceInfo: {
      serviceCode,
      serviceName: service.serviceName,
      planCode,
      planName: planOfCode(service, planCode)!.planName,
      userCount,
      // The unit price is per cycle; every user costs the same.
      unitPrice: supplyAmount / userCount,
      currency,
    },
  }
}

/** The company of a form; a person is listed under their own name. */
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
        addressDetail: emptyToNull(addressDetail),
        phoneNumber,
      }
    : {
        ...companyInfo,
        corporateNo: emptyToNull(companyInfo.corporateNo),
        addressDetail: emptyToNull(companyInfo.addressDetail),
      }
}

/** The signer, with a person's full birth date. */
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
    addressDetail: emptyToNull(addressDetail),
    companyName: emptyToNull(companyName),
    businessType: emptyToNull(businessType),
    businessCategory: emptyToNull(businessCategory),
    industry: emptyToNull(industry),
    rnno: emptyToNull(rnno),
    companyOwner: emptyToNull(companyOwner),
    secNo: emptyToNull(secrets.secNo),
  }
}

/** The payment method that a form selects, with the number of its account, or with its registered card. */
export function paymentOf(
  { form, secrets }: FormValues,
  registered: RegisteredCard | undefined,
): PlainSubscription['payment'] {
  const { paymentMethodCode, paymentGiro: giro, paymentCard: card, paymentAccount: account } = form
  const code = paymentMethodCode!
  const { accountInfo, payerNo: rnno } = secrets
  return {
    annotation: null,
    paymentMethodCode: code,
    paymentMethodName: paymentNames[code],
    ...(giro && {
      paymentGiro: {
        ...giro,
        deptName: emptyToNull(giro.deptName),
        addressDetail: emptyToNull(giro.addressDetail),
      },
    }),
    // The consent was checked earlier.
    ...(card && registered && { paymentCard: cardOf(card.cardHolderName, registered) }),
    ...(account && { paymentAccount: { ...account, accountInfo, rnno } }),
  }
}

const cardOf = (
  cardHolderName: string,
  { billingKey, customerKey, cardInfo, lastFour, cardExpiration }: RegisteredCard,
): PlainPayment['paymentCard'] => ({
  cardHolderName,
  cardInfo,
  lastFour,
  cardExpiration,
  withdrawAgreeYn: 'Y',
  key: { billingKey, customerKey },
})
