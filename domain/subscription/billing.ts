import { addMonths } from '../dates.ts'
import type { Currency } from '../money.ts'
import { type Catalogue, type PaymentCycle, type Plan, planOfCode, serviceIn } from '../plan/catalogue.ts'
import { type Estimate, estimateOf } from '../plan/estimate.ts'
import { exceedsLimit, type HeldOrder } from '../plan/user-limit.ts'

/** An order: a plan, the number of users and the payment cycle. */
export type ServiceOrder = {
  serviceCode: string
  planCode: string
  userCount: number
  paymentCycle: PaymentCycle
  currency: Currency
}

/** The price of an order per cycle, and its first bill dates. */
type Quote = Estimate & { firstBillDate: string; nextBillDate: string }

const monthsOf: Record<PaymentCycle, number> = { M: 1, Y: 12 }

/** The plan of an order, or undefined if it is not on sale. */
export function orderedPlan(
  catalogue: Catalogue,
  { serviceCode, planCode }: Pick<ServiceOrder, 'serviceCode' | 'planCode'>,
): Plan | undefined {
  const service = serviceIn(catalogue, serviceCode)
  return service && planOfCode(service, planCode)
}

/**
 * Whether an order may be sent: its plan is on sale and admits its users. `held` is the order that a subscription has
 * already.
 */
export function isOrderable(
  catalogue: Catalogue,
  order: Pick<ServiceOrder, 'serviceCode' | 'planCode' | 'userCount'>,
  held?: HeldOrder,
): boolean {
  const plan = orderedPlan(catalogue, order)
  return plan !== undefined && !exceedsLimit(plan, order.userCount, held)
}

/**
 * The day of the n-th bill (0 is the first) of a subscription that begins on a day, YYYY-MM-DD: the same day of the
 * month in each cycle, or the last day of a shorter month. Every bill date is counted from the first day, so 31
 * January, 28 February, 31 March.
 */
export function billDate(startDate: string, cycle: PaymentCycle, n: number): string {
  return addMonths(startDate, monthsOf[cycle] * n)
}

/**
 * The full price of an order that begins on a day, and its first two bill dates; undefined if the plan is not on
 * sale. Throws a RangeError unless the number of users is between 1 and 100,000.
 */
export function quoteOf(catalogue: Catalogue, order: ServiceOrder, startDate: string): Quote | undefined {
  const plan = orderedPlan(catalogue, order)
  if (!plan) return undefined
  const { currency, paymentCycle: cycle, userCount: users } = order
  const [firstBillDate, nextBillDate] = [billDate(startDate, cycle, 0), billDate(startDate, cycle, 1)]
  return { ...estimateOf(plan, { currency, cycle, users }), firstBillDate, nextBillDate }
}
