import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { bankName } from '#domain/korean/banks.ts'

const SHOWN_DIGITS = 4
const lastDigits = (number: string) => number.slice(-SHOWN_DIGITS)

/** Returns the name of a payment method, with only the last four digits of the card or account number. */
export function paymentName(t: TFunction<'profile'>, method: Schema<'PaymentMethod'>): string {
  const { paymentGiro, paymentCard, paymentAccount } = method
  if (paymentCard)
    return t('number', { name: paymentCard.cardInfo, digits: lastDigits(paymentCard.cardNumber) })
  if (paymentAccount)
    return t('account', {
      bank: bankName(paymentAccount.bankCode),
      digits: lastDigits(paymentAccount.accountInfo),
    })
  return t('giro', { receiver: paymentGiro?.billingRecipient ?? '' })
}
