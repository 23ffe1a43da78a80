import type { Schema } from '#contract/operation.ts'
import { maskEmail } from '#domain/email.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { maskName } from '#domain/masked-text.ts'

type Detail = Schema<'SubscriptionDetail'>

const HIDDEN_TEXT = '***'

/**
 * The part of a subscription that a link shows to a person without a login: enough to recognise it, with
 * names and addresses mostly hidden. Takes the detail that members see, in which numbers are already masked.
 */
export function toLinkView(detail: Detail): Detail {
  const { companyInfo, subscriberInfo, adminInfo } = detail
  const isPerson = subscriberInfo.accountType === 'PERSON'
  const { rejectReason: _reason, ...subscriptionInfo } = detail.subscriptionInfo
  return {
    ...detail,
    subscriptionInfo,
    rnImgViewInfo: maskDocument(detail.rnImgViewInfo),
    ddlImgViewInfo: maskDocument(detail.ddlImgViewInfo),
    companyInfo: {
      ...companyInfo,
      ...maskPlace(companyInfo),
      // A person without a company is listed under their own name.
      companyName: isPerson ? maskName(companyInfo.companyName) : companyInfo.companyName,
      ownerName: maskName(companyInfo.ownerName),
      phoneNumber: maskPhone(companyInfo.phoneNumber),
    },
    subscriberInfo: {
      ...subscriberInfo,
      ...maskPlace(subscriberInfo),
      name: maskName(subscriberInfo.name),
      accountEmail: maskEmail(subscriberInfo.accountEmail),
      secNo: maskDigits(subscriberInfo.secNo),
      companyOwner: subscriberInfo.companyOwner === null ? null : maskName(subscriberInfo.companyOwner),
    },
    paymentMethod: maskPayment(detail.paymentMethod, isPerson),
    adminInfo: {
      ...adminInfo,
      name: maskName(adminInfo.name),
      telNumber: adminInfo.telNumber === null ? null : maskPhone(adminInfo.telNumber),
      email: maskEmail(adminInfo.email),
    },
    // A free text may contain personal data, so it is hidden.
    memo: detail.memo === null ? null : HIDDEN_TEXT,
  }
}

/** An address reduced to its city and district: "서울특별시 강남구 ***". */
export function maskAddress(address: string): string {
  const words = address.split(' ')
  return words.length > 2 ? `${words.slice(0, 2).join(' ')} ${HIDDEN_TEXT}` : HIDDEN_TEXT
}

function maskPayment(payment: Detail['paymentMethod'], isPerson: boolean): Detail['paymentMethod'] {
  const { paymentGiro, paymentCard, paymentAccount } = payment
  const maskedPayment: Detail['paymentMethod'] = { ...payment }
  if (paymentGiro) {
    maskedPayment.paymentGiro = {
      ...paymentGiro,
      ...maskPlace(paymentGiro),
      companyName: isPerson ? maskName(paymentGiro.companyName) : paymentGiro.companyName,
      billingRecipient: maskName(paymentGiro.billingRecipient),
      billingTelNumber: maskPhone(paymentGiro.billingTelNumber),
      billingEmail: maskEmail(paymentGiro.billingEmail),
    }
  }
  if (paymentCard) {
    const { cardHolderName, rnno } = paymentCard
    maskedPayment.paymentCard = {
      ...paymentCard,
      cardHolderName: maskName(cardHolderName),
      rnno: maskDigits(rnno),
    }
  }
  if (paymentAccount) {
    const { accountHolderName, rnno } = paymentAccount
    maskedPayment.paymentAccount = {
      ...paymentAccount,
      accountHolderName: maskName(accountHolderName),
      rnno: maskDigits(rnno),
    }
  }
  return maskedPayment
}

// A postal code identifies a block; its first two digits only the region.
function maskPlace({
  zipCode,
  address,
  addressDetail,
}: {
  zipCode: string
  address: string
  addressDetail: string | null
}) {
  return {
    zipCode: `${zipCode.slice(0, 2)}${HIDDEN_TEXT}`,
    address: maskAddress(address),
    addressDetail: addressDetail === null ? null : HIDDEN_TEXT,
  }
}

function maskDigits(text: string | null): string | null {
  return text?.replace(/\d/g, '*') ?? null
}

function maskDocument(document: Detail['rnImgViewInfo']): Detail['rnImgViewInfo'] {
  if (document === null) return null
  const [extension = ''] = /\.\w{1,5}$/.exec(document.fileName) ?? []
  return { ...document, fileName: `${HIDDEN_TEXT}${extension}` }
}
