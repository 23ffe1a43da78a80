import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { type Currency, formatMoney } from '#domain/money.ts'

type EndChoice = Pick<Schema<'SubscriptionCancellation'>, 'endOption' | 'dueAmount' | 'setOffAmount'>

/**
 * Returns the kind of amount due after a cancellation: a refund, a payment, a balance of zero after set-off, nothing,
 * or not yet known because the cancellation takes effect at the end of the period.
 */
export const dueKind = (ended: EndChoice) =>
  ended.endOption === 'PERIOD_END' ? 'later' : settlementKind(ended)

/** Returns the kind of amount due, as in `dueKind`, for a cancellation that takes effect today. */
export function settlementKind({ dueAmount, setOffAmount }: Omit<EndChoice, 'endOption'>) {
  if (dueAmount !== 0) return dueAmount < 0 ? 'refund' : 'charge'
  return setOffAmount > 0 ? 'even' : 'nothing'
}

/**
 * Returns the amount due as text, such as "99,000원 환불" or "49,500원 납부(납부할 금액과 환불 99,000원 상계)", or the text that nothing
 * is due.
 */
export function dueText(t: TFunction<'subscriptionCancel'>, ended: EndChoice, currency: Currency): string {
  const text = t(`form.${dueKind(ended)}`, { amount: formatMoney(Math.abs(ended.dueAmount), currency) })
  if (ended.setOffAmount <= 0) return text
  return t('form.setOff', { text, amount: formatMoney(ended.setOffAmount, currency) })
}
