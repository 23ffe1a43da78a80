import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatMoney } from '#domain/money.ts'

type Sum = Schema<'BillSum'>
type DatedBill = Pick<Schema<'BillListItem'>, 'totalAmount' | 'billDate' | 'dueDate' | 'billState'> & {
  paidAt?: string | null
  voidedAt?: string | null
}

/** Returns the title of a bill, such as "통합 로그인 프로 2026년 11월분". */
export function billTitle(
  t: TFunction<'bill'>,
  { serviceName, planName, period }: Pick<Schema<'BillListItem'>, 'serviceName' | 'planName' | 'period'>,
): string {
  const [year, month] = period.split('-').map(Number)
  return t('ofMonth', { name: `${serviceName} ${planName}`, year, month })
}

/** Returns the text for the first and the last day of the period that a bill is for. */
export const periodText = ({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string =>
  `${formatDate(periodFrom)} ~ ${formatDate(periodTo)}`

/** Whether an amount is due: not for a refund, a cancelled bill, or a bill that is included in a later one. */
const isOwed = ({ totalAmount, billState }: DatedBill) =>
  totalAmount >= 0 && billState !== 'CARRIED' && billState !== 'VOID'

/**
 * Returns the due or payment date of a bill, or that the next bill contains its amount; undefined if no amount is due.
 */
export function settledText(t: TFunction<'bill'>, bill: DatedBill): string | undefined {
  const { totalAmount, dueDate, paidAt, billState } = bill
  if (billState === 'CARRIED') return t(totalAmount < 0 ? 'field.takenOffNext' : 'field.addedToNext')
  if (paidAt) return t(totalAmount < 0 ? 'field.refundedOn' : 'field.paidOn', { date: formatDate(paidAt) })
  return isOwed(bill) ? t('field.dueOn', { date: formatDate(dueDate) }) : undefined
}

/** Returns the relevant date of a bill in its state, with its label: cancelled, paid, refunded, due or billed on. */
export function settledFact(t: TFunction<'bill'>, bill: DatedBill): { term: string; value: string } {
  const { totalAmount, dueDate, billDate, paidAt, voidedAt } = bill
  if (voidedAt) return { term: t('field.voidedAt'), value: formatDate(voidedAt) }
  if (paidAt)
    return { term: t(totalAmount < 0 ? 'field.refundedAt' : 'field.paidAt'), value: formatDate(paidAt) }
  return isOwed(bill)
    ? { term: t('field.dueDate'), value: formatDate(dueDate) }
    : { term: t('field.billDate'), value: formatDate(billDate) }
}

/** Returns the payment method of a bill, with the last four digits of the card or the name of the bank. */
export function methodText(
  t: TFunction<'bill'>,
  { paymentMethodCode, lastFour, bankCode }: Schema<'Bill'>,
): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [t(`method.${paymentMethodCode}`), detail].filter(Boolean).join(' ')
}

/** Whether a bill is unpaid and is paid by a bank transfer, outside of the portal. */
export const isPaidElsewhere = ({
  billState,
  chargingYn,
  payYn,
}: Pick<Schema<'Bill'>, 'billState' | 'chargingYn' | 'payYn'>): boolean =>
  !['CREDIT', 'CARRIED', 'PAID', 'REFUNDED'].includes(billState) && chargingYn === 'N' && payYn === 'N'

/** Returns the account for the transfer of a bill, in one line. */
export const payeeText = (payee: Schema<'BillPayee'>): string =>
  `${payee.bankName} ${payee.accountNumber} (${payee.accountHolder})`

/** Returns the text for the sum of bills, with the number and the sum of the unpaid ones. */
export function sumText(t: TFunction<'bill'>, sums: Sum): string {
  const { currency, totalAmount, unpaidCount, unpaidAmount } = sums
  const sum = t('sum', { amount: formatMoney(totalAmount, currency) })
  return unpaidCount > 0
    ? t('unpaid', { sum, count: unpaidCount, amount: formatMoney(unpaidAmount, currency) })
    : sum
}
