import type { TFunction } from 'i18next'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { PlanPreview } from '#domain/subscription/plan-change.ts'

/** Returns a sentence about the amount by which a change of plan increases or decreases the next bill. */
export function planDueText(
  t: TFunction<'subscriptionEdit'>,
  { dueAmount }: Pick<PlanPreview, 'dueAmount'>,
  currency: Currency,
): string {
  const amount = formatMoney(Math.abs(dueAmount), currency)
  if (dueAmount > 0) return t('plan.charge', { amount })
  return dueAmount < 0 ? t('plan.credit', { amount }) : t('plan.none')
}
