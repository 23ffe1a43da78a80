import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatMoney } from '#domain/money.ts'

type Sum = Schema<'BillSum'>
type Dated = Pick<Schema<'BillListItem'>, 'totalAmount' | 'dueDate'> & { paidAt?: string | null }

/** The days a bill is about. */
export const periodText = ({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string =>
  `${formatDate(periodFrom)} ~ ${formatDate(periodTo)}`

/** By when a bill is to be paid, or when it was; nothing for money that is still to be given back. */
export function settledText(
  t: TFunction<'bill'>,
  { totalAmount, dueDate, paidAt }: Dated,
): string | undefined {
  if (paidAt) return t(totalAmount < 0 ? 'field.refundedOn' : 'field.paidOn', { date: formatDate(paidAt) })
  return totalAmount < 0 ? undefined : t('field.dueOn', { date: formatDate(dueDate) })
}

/** How a bill is paid, with what may be shown of it. */
export function methodText(
  t: TFunction<'bill'>,
  { paymentMethodCode, lastFour, bankCode }: Schema<'Bill'>,
): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [t(`method.${paymentMethodCode}`), detail].filter(Boolean).join(' ')
}

/** What bills come to, and how much of it is owed. */
export function sumText(t: TFunction<'bill'>, { currency, totalAmount, unpaidAmount }: Sum): string {
  const sum = t('sum', { amount: formatMoney(totalAmount, currency) })
  return unpaidAmount > 0 ? t('unpaid', { sum, amount: formatMoney(unpaidAmount, currency) }) : sum
}
