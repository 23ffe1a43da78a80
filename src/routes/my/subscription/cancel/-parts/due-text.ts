import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { type Currency, formatMoney } from '#domain/money.ts'

/** What is due in a word: given back, charged, or neither. */
export const dueKind = (amount: number) => (amount < 0 ? 'refund' : amount > 0 ? 'charge' : 'nothing')

/** "99,000원 환급", "49,500원 청구" or that there is neither. */
export function dueText(
  t: TFunction<'subscriptionCancel'>,
  { dueAmount }: Pick<Schema<'SubscriptionCancellation'>, 'dueAmount'>,
  currency: Currency,
): string {
  return t(`form.${dueKind(dueAmount)}`, { amount: formatMoney(Math.abs(dueAmount), currency) })
}
