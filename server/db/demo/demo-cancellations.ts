import { addDays, kstDate } from '#domain/dates.ts'
import { periodOf, type Settlement, settlementToday } from '#domain/subscription/proration.ts'
import type { subscriptionCancellations } from '../schema/subscription.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'

type Cancellation = typeof subscriptionCancellations.$inferInsert

const reasonCodes = ['RARELY_USED', 'TOO_EXPENSIVE', null, 'PROJECT_OVER', 'MISSING_FEATURE']
const daysBefore = 6

/** The settlement of a subscription that ended within a period; undefined if it ended on the last day of a period. */
export function earlyEndOf(subscription: PlainSubscription): Settlement | undefined {
  const {
    subscriptionState,
    startDate,
    endDate,
    paymentCycle,
    supplyAmount: supply,
    vatAmount: vat,
  } = subscription
  if (subscriptionState !== 'ENDED' || !startDate || !endDate) return undefined
  const settlement = settlementToday({ startDate, paymentCycle, supply, vat, nextBillDate: null }, endDate)
  return settlement.due.supply < 0 ? settlement : undefined
}

/**
 * Creates the cancellation of every subscription that has ended or is about to end. Uses no random numbers, so that
 * the other demo data stays unchanged.
 */
export function makeCancellations(subscriptions: readonly PlainSubscription[], now: Date): Cancellation[] {
  return subscriptions
    .flatMap((subscription, index): Omit<Cancellation, 'id' | 'cancellationNo'>[] => {
      const { id: subscriptionId, subscriptionState, startDate, endDate } = subscription
      if (!startDate || !endDate || !['ENDED', 'CANCEL_SCHEDULED'].includes(subscriptionState)) return []
      const earlyEnd = earlyEndOf(subscription)
      const askedOn = earlyEnd ? endDate : requestDayBefore(subscription, endDate, kstDate(now))
      return [
        {
          subscriptionId,
          endOption: earlyEnd ? 'TODAY' : 'PERIOD_END',
          reasonCode: reasonCodes[index % reasonCodes.length]!,
          requestedAt: new Date(Math.min(Date.parse(`${askedOn}T11:20:00+09:00`), now.getTime())),
          lastDate: endDate,
          endDateBefore: null,
          nextBillDateBefore: earlyEnd ? earlyEnd.period.nextBillDate : addDays(endDate, 1),
          supplyAmount: earlyEnd?.due.supply ?? 0,
          vatAmount: earlyEnd?.due.vat ?? 0,
          dueAmount: earlyEnd ? earlyEnd.due.supply + earlyEnd.due.vat : 0,
        },
      ]
    })
    .sort((left, right) => left.requestedAt.getTime() - right.requestedAt.getTime())
    .map((cancellation, index) => ({
      ...cancellation,
      id: demoId('5c0d9b14', index + 1),
      cancellationNo: `E${kstDate(cancellation.requestedAt).slice(0, 4)}-${String(index + 101).padStart(6, '0')}`,
    }))
}

/** Returns a day within the last period, some days before the end of the subscription or before today. */
function requestDayBefore(
  { startDate, paymentCycle }: PlainSubscription,
  endDate: string,
  today: string,
): string {
  const { from } = periodOf({ startDate: startDate!, paymentCycle }, endDate)
  const day = addDays(endDate < today ? endDate : today, -daysBefore)
  return day < from ? from : day
}
