import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatMoney } from '#domain/money.ts'

type Sum = Schema<'BillSum'>

/** The days a bill is about. */
export const periodText = ({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string => `${formatDate(periodFrom)} ~ ${formatDate(periodTo)}`

/** How a bill is paid, with what may be shown of it. */
export function methodText(t: TFunction<'bill'>, { paymentMethodCode, lastFour, bankCode }: Schema<'Bill'>): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [t(`method.${paymentMethodCode}`), detail].filter(Boolean).join(' ')
}

/** What bills come to, and how much of it is owed. */
export function sumText(t: TFunction<'bill'>, { currency, totalAmount, unpaidAmount }: Sum): string {
  const parts = [t('sum', { amount: formatMoney(totalAmount, currency) })]
  if (unpaidAmount > 0) parts.push(t('unpaid', { amount: formatMoney(unpaidAmount, currency) }))
  return parts.join(' · ')
}
