import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'

type Text = TFunction<'subscription'>
type Price = { currency: Schema<'Currency'>; paymentCycle: Schema<'PaymentCycle'>; totalAmount: number }

/** Returns the price as text, such as "12,000원 / 월". */
export function priceText(t: Text, { totalAmount, currency, paymentCycle }: Price): string {
  return t('perCycle', { amount: formatMoney(totalAmount, currency), cycle: t(`cycle.${paymentCycle}`) })
}

type SubscriptionFacts = { subscriptionState: string; startDate: string | null; endDate: string | null }

/**
 * Returns the term as text, such as "2026.01.01 ~ 2026.12.31" or "2026.01.01부터", or a text if the subscription has
 * not started yet or never started.
 */
export function termText(t: Text, { subscriptionState, startDate, endDate }: SubscriptionFacts): string {
  if (!startDate) return t(subscriptionState === 'REQUESTED' ? 'detail.notStarted' : 'detail.neverStarted')
  const start = formatDate(startDate)
  return endDate ? t('detail.termOf', { start, end: formatDate(endDate) }) : t('detail.termSince', { start })
}

/**
 * Returns a sentence for members about the state of a subscription on a day, YYYY-MM-DD; undefined for an active
 * subscription without a special state.
 */
export function stateText(
  t: Text,
  { subscriptionState, startDate, endDate }: SubscriptionFacts,
  today: string,
): string | undefined {
  if (!isSubscriptionState(subscriptionState)) return t('stateText.unknown')
  if (subscriptionState === 'ACTIVE')
    return startDate && startDate > today
      ? t('stateText.notBegun', { date: formatDate(startDate) })
      : undefined
  if (subscriptionState === 'CANCEL_SCHEDULED' && endDate)
    return endDate < today
      ? t('stateText.ENDED')
      : t('stateText.CANCEL_SCHEDULED', { date: formatDate(endDate) })
  return t(`stateText.${subscriptionState}`)
}
