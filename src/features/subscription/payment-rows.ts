import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatPhone } from '#domain/korean/phone.ts'

type PaymentMethod = Schema<'PaymentMethod'>
export type Row = {
  label: string
  value: string | null
  numeric?: boolean
  file?: { url: string; name: string }
}

/** Returns an address in one line. */
export const addressOf = ({ address, addressDetail }: Record<'address' | 'addressDetail', string | null>) =>
  [address, addressDetail].filter(Boolean).join(' ')

/** Returns the rows of a payment method, which is giro (G), card (C) or account (A). */
export function paymentRows(t: TFunction<'subscription'>, method: PaymentMethod): Row[] {
  return [
    { label: t('detail.paymentMethodName'), value: method.paymentMethodName },
    ...(method.paymentGiro ? giroRows(t, method.paymentGiro) : []),
    ...(method.paymentCard ? cardRows(t, method.paymentCard) : []),
    ...(method.paymentAccount ? accountRows(t, method.paymentAccount) : []),
    { label: t('detail.annotation'), value: method.annotation },
  ]
}

const giroRows = (t: TFunction<'subscription'>, giro: Schema<'PaymentGiro'>): Row[] => [
  { label: t('detail.deliveryMethod'), value: t(`detail.delivery.${giro.deliveryMethod}`) },
  { label: t('detail.companyName'), value: giro.companyName },
  { label: t('detail.billingRecipient'), value: giro.billingRecipient },
  { label: t('detail.deptName'), value: giro.deptName },
  { label: t('detail.billingTelNumber'), value: formatPhone(giro.billingTelNumber), numeric: true },
  { label: t('detail.billingEmail'), value: giro.billingEmail },
  { label: t('detail.zipCode'), value: giro.zipCode, numeric: true },
  { label: t('detail.address'), value: addressOf(giro) },
]

const cardRows = (t: TFunction<'subscription'>, card: Schema<'PaymentCard'>): Row[] => [
  { label: t('detail.cardInfo'), value: card.cardInfo },
  { label: t('detail.cardNumber'), value: card.cardNumber, numeric: true },
  { label: t('detail.cardExpiration'), value: card.cardExpiration, numeric: true },
  { label: t('detail.cardHolderName'), value: card.cardHolderName },
  {
    label: t('detail.withdrawAgreeYn'),
    value: card.withdrawAgreeYn === 'Y' ? t('detail.agreed') : t('detail.notAgreed'),
  },
]

const accountRows = (t: TFunction<'subscription'>, account: Schema<'PaymentAccount'>): Row[] => [
  { label: t('detail.bank'), value: bankName(account.bankCode) },
  { label: t('detail.accountInfo'), value: account.accountInfo, numeric: true },
  { label: t('detail.accountHolderName'), value: account.accountHolderName },
  { label: t('detail.payerNo'), value: account.rnno, numeric: true },
]
