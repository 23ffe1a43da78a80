import type { Output, Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { maskAccount } from '#domain/korean/account.ts'
import { maskCard } from '#domain/korean/card.ts'
import { maskCorporateNumber } from '#domain/korean/corporate-number.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { StoredPayment } from '#server/db/schema/subscription.ts'
import type { SealedFields } from '#server/db/sealed-subscription.ts'
import type { ListedSubscription, StoredSubscription } from './subscription.store.ts'

type Detail = Schema<'SubscriptionDetail'>

/** The text that is shown in place of the expiration of a card. */
export const HIDDEN_EXPIRATION = '**/**'

/**
 * How long a link to the read-only page is valid, in milliseconds: seven days (an assumption of
 * openapi.yaml).
 */
export const linkLifeMs = 7 * DAY_MS

/** The fields of a subscription that every list has. */
export function toLine(subscription: ListedSubscription) {
  const { id, subscriptionNo, subscriptionState, serviceInfo } = subscription
  return {
    subscriptionId: id,
    subscriptionNo,
    subscriptionState,
    serviceName: serviceInfo.serviceName,
    planName: serviceInfo.planName,
    paymentCycle: subscription.paymentCycle,
    currency: subscription.currency,
    totalAmount: subscription.totalAmount,
    requestedAt: toWireTime(subscription.requestedAt),
  }
}

/** A subscription as one line of its member's list. */
export function toListItem(
  subscription: ListedSubscription,
  { iconOf }: Pick<CatalogueKeeper, 'iconOf'>,
): Schema<'SubscriptionListItem'> {
  const { companyInfo, subscriberInfo, serviceInfo, startDate, endDate, nextBillDate } = subscription
  return {
    ...toLine(subscription),
    serviceIcon: iconOf(serviceInfo.serviceCode),
    corporateName: companyInfo.companyName,
    corporateEmail: subscriberInfo.accountEmail,
    userCount: serviceInfo.userCount,
    startDate,
    endDate,
    nextBillDate,
  }
}

/** The URLs of documents for a person who may download them. */
export type DocumentAddresses = Partial<Record<'rnImgViewInfo' | 'ddlImgViewInfo', string>>

/** The complete subscription for its company. Encrypted numbers and private phone numbers are masked. */
export function toDetail(
  subscription: StoredSubscription,
  sealed: SealedFields,
  addresses: DocumentAddresses = {},
): Detail {
  return {
    subscriptionInfo: {
      subscriptionId: subscription.id,
      subscriptionNo: subscription.subscriptionNo,
      subscriptionState: subscription.subscriptionState,
      requestedAt: toWireTime(subscription.requestedAt),
      ...(subscription.decidedAt && { decidedAt: toWireTime(subscription.decidedAt) }),
      ...(subscription.rejectReason !== null && { rejectReason: subscription.rejectReason }),
      version: subscription.version,
    },
    rnImgViewInfo: withUrl(subscription.rnImgViewInfo, addresses.rnImgViewInfo),
    ddlImgViewInfo: withUrl(subscription.ddlImgViewInfo, addresses.ddlImgViewInfo),
    ...maskNumbers(peopleOf(subscription, sealed)),
    paymentMethod: toPaymentMethod(subscription.payment, sealed),
    serviceInfo: subscription.serviceInfo,
    contractInfo: {
      contractNo: subscription.contractNo,
      startDate: subscription.startDate,
      endDate: subscription.endDate,
      nextBillDate: subscription.nextBillDate,
      paymentCycle: subscription.paymentCycle,
      currency: subscription.currency,
      supplyAmount: subscription.supplyAmount,
      vatAmount: subscription.vatAmount,
      totalAmount: subscription.totalAmount,
    },
    memo: subscription.memo,
  }
}

type People = Pick<Detail, 'companyInfo' | 'subscriberInfo' | 'adminInfo'>

/** Returns the company, subscriber and administrator of a subscription, with full numbers. */
export function peopleOf(
  { companyInfo, subscriberInfo, adminInfo }: StoredSubscription,
  sealed: SealedFields,
): People {
  const { secNoBox, ...subscriber } = subscriberInfo
  const secNo = secNoBox === null ? null : sealed.open('secNo', secNoBox)
  return { companyInfo, subscriberInfo: { ...subscriber, secNo }, adminInfo }
}

/** Returns the company, subscriber and administrator of a subscription, with masked numbers. */
export function maskNumbers({ companyInfo, subscriberInfo, adminInfo }: People): People {
  const { corporateNo } = companyInfo
  const { secNo } = subscriberInfo
  return {
    companyInfo: {
      ...companyInfo,
      corporateNo: corporateNo === null ? null : maskCorporateNumber(corporateNo),
    },
    subscriberInfo: {
      ...subscriberInfo,
      phoneNumber: maskPhone(subscriberInfo.phoneNumber),
      secNo: secNo === null ? null : maskTail(secNo, 2),
    },
    adminInfo: { ...adminInfo, phoneNumber: maskPhone(adminInfo.phoneNumber) },
  }
}

/**
 * Every known state with its count, in the order of the lifecycle, then unknown states of a later release.
 */
export function toCounts(rows: { state: string; count: number }[]): Output<'countSubscriptions'> {
  const counts = new Map<string, number>(stateNames.map((state) => [state, 0]))
  for (const { state, count } of rows) counts.set(state, count)
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    states: [...counts].map(([subscriptionState, count]) => ({ subscriptionState, count })),
  }
}

/** A payment method with masked numbers. */
export function toPaymentMethod(
  { paymentCard, paymentAccount, ...rest }: StoredPayment,
  sealed: SealedFields,
): Detail['paymentMethod'] {
  const payment: Detail['paymentMethod'] = rest
  if (paymentCard) {
    const { cardHolderName, cardInfo, withdrawAgreeYn, lastFour, cardExpirationBox } = paymentCard
    payment.paymentCard = {
      cardHolderName,
      cardInfo,
      withdrawAgreeYn,
      cardNumber: maskCard(lastFour),
      cardExpiration: cardExpirationBox && HIDDEN_EXPIRATION,
      rnno: null,
    }
  }
  if (paymentAccount) {
    const { accountNumberBox, rnnoBox, ...shown } = paymentAccount
    payment.paymentAccount = {
      ...shown,
      accountInfo: maskAccount(sealed.open('accountNumber', accountNumberBox)),
      rnno: rnnoBox === null ? null : maskTail(sealed.open('accountRnno', rnnoBox), 2),
    }
  }
  return payment
}

const withUrl = (document: Detail['rnImgViewInfo'], url: string | undefined) =>
  document && url !== undefined ? { ...document, url } : document

/** Hides all but the first characters: the year of a birth date, the office of a business number. */
function maskTail(text: string, shown: number): string {
  return text.slice(0, shown) + '*'.repeat(Math.max(0, text.length - shown))
}
