import { addMonths } from '../dates.ts'
import type { Currency } from '../money.ts'
import type { PaymentCycle, Plan } from '../plan/catalogue.ts'
import { services } from '../plan/catalogue.ts'
import type { PlanCode, ServiceCode } from '../plan/choices.ts'
import { type Estimate, estimateOf } from '../plan/estimate.ts'

/** What is asked for: a plan, for so many users, paid so often. */
export type ServiceOrder = {
  serviceCode: ServiceCode
  planCode: PlanCode
  userCount: number
  paymentCycle: PaymentCycle
  currency: Currency
}

/** What an order costs a cycle, and when it is billed. */
type Quote = Estimate & { firstBillDate: string; nextBillDate: string }

const monthsOf: Record<PaymentCycle, number> = { M: 1, Y: 12 }

/** The plan of an order, or nothing where its service has no such plan. */
export function orderedPlan({
  serviceCode,
  planCode,
}: Pick<ServiceOrder, 'serviceCode' | 'planCode'>): Plan | undefined {
  return services.find(({ code }) => code === serviceCode)?.plans.find(({ code }) => code === planCode)
}

/**
 * The day of the n-th bill (0 is the first) of a subscription that begins on a day, YYYY-MM-DD: the day it began, in each
 * cycle, or the last day of a shorter month. Each is counted from the beginning, so 31 January, 28 February, 31 March.
 */
export function billDate(startDate: string, cycle: PaymentCycle, n: number): string {
  return addMonths(startDate, monthsOf[cycle] * n)
}

/**
 * The whole price of an order that begins on a day, and its first two bill dates; nothing where the plan is not sold. Throws a
 * RangeError unless there are 1 to 100,000 users.
 */
export function quoteOf(order: ServiceOrder, startDate: string): Quote | undefined {
  const plan = orderedPlan(order)
  if (!plan) return undefined
  const { currency, paymentCycle: cycle, userCount: users } = order
  const [firstBillDate, nextBillDate] = [billDate(startDate, cycle, 0), billDate(startDate, cycle, 1)]
  return { ...estimateOf(plan, { currency, cycle, users }), firstBillDate, nextBillDate }
}
