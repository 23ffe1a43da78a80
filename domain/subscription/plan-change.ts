import type { Schema } from '#contract/operation.ts'
import { kstDate } from '../dates.ts'
import { type Plan, services } from '../plan/catalogue.ts'
import type { PlanCode, ServiceCode } from '../plan/choices.ts'
import { quoteOf } from './billing.ts'
import { type PlanDifference, planDifference } from './proration.ts'
import type { FixedReason } from './reasons.ts'
import { mayBe, subscriptionAfter, subscriptionRefusal } from './states.ts'

type Detail = Pick<Schema<'SubscriptionDetail'>, 'serviceInfo' | 'contractInfo'>
type Wanted = { planCode: PlanCode; userCount: number }
/** A plan as it will be: what a cycle costs, and the difference of this period; none before it has begun. */
export type PlanPreview = {
  supply: number
  vat: number
  total: number
  difference: PlanDifference | undefined
  dueAmount: number
}

/** Whether a subscription in a state may be changed. */
export const isEditable = (state: string): boolean => mayBe({ type: 'updateSubscription' }, state)

/** Why a subscription in a state, with an unpaid bill or none, may not be changed, or nothing where it may. */
export const fixedBecause = (subscriptionState: string, isOwing: boolean): FixedReason | undefined =>
  subscriptionRefusal({ subscriptionState, isOwing }, { type: 'updateSubscription' }, '') as
    | FixedReason
    | undefined

/** Whether everything that was asked for may be changed: the request is undecided. */
export const isRevisable = (state: string): boolean => mayBe({ type: 'reviseSubscriptionRequest' }, state)

/**
 * Whether the payment method of a subscription in a state may be replaced: also of one that is past due, which it gets going again,
 * and of one that has ended as long as a bill of it is not paid.
 */
export const isPaymentOpen = (subscriptionState: string, isOwing = false): boolean =>
  subscriptionAfter({ subscriptionState, isOwing }, { type: 'changeSubscriptionPayment' }, '') !== undefined

/** The plans a subscription may change to, those of its service; none where the service is not sold any more. */
export const plansOf = ({ serviceInfo: { serviceCode } }: Detail): readonly Plan[] =>
  services.find(({ code }) => code === serviceCode)?.plans ?? []

/** The plan a subscription has; its code may carry that of the service. */
export const planCodeOf = ({ serviceInfo: { serviceCode, planCode } }: Detail): string =>
  planCode.replace(`${serviceCode}-`, '')

/** What another plan costs from today on; nothing where it is not sold. Throws a RangeError unless there are 1 to 100,000 users. */
export function planPreview(
  detail: Detail,
  { planCode, userCount }: Wanted,
  now: Date,
): PlanPreview | undefined {
  const {
    serviceInfo: { serviceCode },
    contractInfo: { startDate, nextBillDate, paymentCycle, currency, supplyAmount, vatAmount },
  } = detail
  const today = kstDate(now)
  const quote = quoteOf(
    { serviceCode: serviceCode as ServiceCode, planCode, userCount, paymentCycle, currency },
    today,
  )
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
