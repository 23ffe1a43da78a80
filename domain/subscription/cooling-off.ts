import { addDays, daysBetween } from '../dates.ts'
import { type Amounts, type BillingState, periodOf, type Settlement } from './proration.ts'

/**
 * The number of days after the first day in which a first subscription may be cancelled with a full refund (Act on
 * Consumer Protection in Electronic Commerce, article 17; Civil Act, article 157; terms of a subscription, article
 * 4).
 */
export const COOLING_OFF_DAYS = 7

/**
 * The last day on which ending a subscription refunds all payments: counted from the first day, or from the
 * first payment if it came later, and never beyond the first period. Takes the day of the first payment, null
 * without one.
 */
export function coolingOffUntil(
  { startDate, paymentCycle }: Pick<BillingState, 'startDate' | 'paymentCycle'>,
  firstPaidOn: string | null,
): string {
  const coolingOffFrom = firstPaidOn !== null && firstPaidOn > startDate ? firstPaidOn : startDate
  const [until, { to }] = [
    addDays(coolingOffFrom, COOLING_OFF_DAYS),
    periodOf({ startDate, paymentCycle }, startDate),
  ]
  return until < to ? until : to
}

/**
 * The amount due if a subscription is cancelled today within its cooling-off period: all bills and unbilled plan
 * changes are reversed, so that payments are refunded and unpaid amounts are no longer owed.
 */
export function settledInCoolingOff(
  { startDate, paymentCycle }: Pick<BillingState, 'startDate' | 'paymentCycle'>,
  asked: Amounts,
  today: string,
): Settlement {
  const period = periodOf({ startDate, paymentCycle }, today)
  return {
    period,
    used: {
      from: period.from,
      to: today,
      days: Math.max(0, daysBetween(period.from, today) + 1),
      supply: 0,
      vat: 0,
    },
    paidAhead: asked,
    due: { supply: 0 - asked.supply, vat: 0 - asked.vat },
    lastDate: today,
    isFinal: true,
  }
}
