import type { TFunction } from 'i18next'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { PlanPreview } from '#domain/subscription/plan-change.ts'

/** The amount that a change of plan adds to or deducts from the next bill, in a sentence. */
export function planDueText(
  t: TFunction<'subscriptionEdit'>,
  { dueAmount }: Pick<PlanPreview, 'dueAmount'>,
  currency: Currency,
): string {
  const amount = formatMoney(Math.abs(dueAmount), currency)
  if (dueAmount > 0) return t('plan.charge', { amount })
  return dueAmount < 0 ? t('plan.credit', { amount }) : t('plan.none')
}
