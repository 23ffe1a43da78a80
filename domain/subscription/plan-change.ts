import type { Schema } from '#contract/operation.ts'
import { kstDate } from '../dates.ts'
import { type Catalogue, type Plan, serviceIn } from '../plan/catalogue.ts'
import type { HeldOrder } from '../plan/user-limit.ts'
import { quoteOf } from './billing.ts'
import { type PlanDifference, planDifference } from './proration.ts'
import type { FixedReason } from './reasons.ts'
import { isEventAllowed, subscriptionAfter, subscriptionRefusal } from './states.ts'

type Detail = Pick<Schema<'SubscriptionDetail'>, 'serviceInfo' | 'contractInfo'>
type WantedPlan = { planCode: string; userCount: number }
/**
 * A planned change: the new price of a cycle, and the difference for this period; null before the period has
 * begun.
 */
export type PlanPreview = {
  supply: number
  vat: number
  total: number
  difference: PlanDifference | undefined
  dueAmount: number
}

/** Whether a subscription in a state may be changed. */
export const isEditable = (state: string): boolean => isEventAllowed({ type: 'updateSubscription' }, state)

/**
 * The reason why a subscription may not be changed, by its state and whether a bill is unpaid, or undefined.
 */
export const changeRefusal = (subscriptionState: string, isOwing: boolean): FixedReason | undefined =>
  subscriptionRefusal({ subscriptionState, isOwing }, { type: 'updateSubscription' }, '') as
    | FixedReason
    | undefined

/** Whether the whole request may still be changed, because it is undecided. */
export const isRevisable = (state: string): boolean =>
  isEventAllowed({ type: 'reviseSubscriptionRequest' }, state)

/**
 * Whether the payment method of a subscription may be replaced. This includes a subscription that is past due, which
 * a new payment method reactivates, and one that has ended with an unpaid bill.
 */
export const isPaymentReplaceable = (subscriptionState: string, isOwing = false): boolean =>
  subscriptionAfter({ subscriptionState, isOwing }, { type: 'changeSubscriptionPayment' }, '') !== undefined

/**
 * The plans that a subscription may change to: those of its service, none if the service is no longer sold.
 */
export const plansOf = (
  catalogue: Catalogue,
  { serviceInfo: { serviceCode } }: Pick<Detail, 'serviceInfo'>,
): readonly Plan[] => serviceIn(catalogue, serviceCode)?.plans ?? []

/** Returns the plan code of a subscription, without the service code that may prefix the stored value. */
export const planCodeOf = ({ serviceInfo: { serviceCode, planCode } }: Pick<Detail, 'serviceInfo'>): string =>
  planCode.replace(`${serviceCode}-`, '')

/**
 * The plan and the number of users that a subscription has already, for an order of a service, by default the one of
 * the subscription; undefined if the order is for another service.
 */
export const orderHeld = (
  detail: Pick<Detail, 'serviceInfo'>,
  serviceCode: string = detail.serviceInfo.serviceCode,
): HeldOrder | undefined =>
  serviceCode === detail.serviceInfo.serviceCode
    ? { planCode: planCodeOf(detail), userCount: detail.serviceInfo.userCount }
    : undefined

/**
 * The price of another plan from today on; undefined if the plan is not on sale. Throws a RangeError unless the
 * number of users is between 1 and 100,000.
 */
export function planPreview(
  catalogue: Catalogue,
  detail: Detail,
  { planCode, userCount }: WantedPlan,
  now: Date,
): PlanPreview | undefined {
  const {
    serviceInfo: { serviceCode },
    contractInfo: { startDate, nextBillDate, paymentCycle, currency, supplyAmount, vatAmount },
  } = detail
  const today = kstDate(now)
  const quote = quoteOf(catalogue, { serviceCode, planCode, userCount, paymentCycle, currency }, today)
  if (!quote) return undefined
  const { supply, vat, total } = quote
  const difference =
    startDate === null
      ? undefined
      : planDifference(
          { startDate, nextBillDate, paymentCycle, supply: supplyAmount, vat: vatAmount },
          { supply, vat },
          today,
        )
  return {
    supply,
    vat,
    total,
    difference,
    dueAmount: difference ? difference.due.supply + difference.due.vat : 0,
  }
}
