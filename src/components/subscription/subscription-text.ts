import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'

type Text = TFunction<'subscription'>
type Price = { currency: Schema<'Currency'>; paymentCycle: Schema<'PaymentCycle'>; totalAmount: number }

/** "12,000원 / 월". */
export function priceText(t: Text, { totalAmount, currency, paymentCycle }: Price): string {
  return t('perCycle', { amount: formatMoney(totalAmount, currency), cycle: t(`cycle.${paymentCycle}`) })
}

/** "2026.01.01 ~ 2026.12.31", "2026.01.01부터", or what stands for a day that is not known yet. */
export function termText(
  t: Text,
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
): string {
  if (!startDate) return t('detail.notStarted')
  const start = formatDate(startDate)
  return endDate ? t('detail.termOf', { start, end: formatDate(endDate) }) : t('detail.termSince', { start })
}
