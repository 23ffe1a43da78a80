import type { Currency } from '../money.ts'
import type { Plan } from './catalogue.ts'
import { MAX_USERS } from './choices.ts'

type Limited = Pick<Plan, 'maximumUsers'>
/** The plan and the number of users that a subscription has already. */
export type HeldOrder = { planCode: string; userCount: number }

/** The maximum number of users of a plan; null if it has none. */
export const userLimitOf = ({ maximumUsers }: Limited): number | null => maximumUsers ?? null

/** The greatest number of users for which a plan can be requested. */
export const mostUsersOf = (plan: Limited): number => Math.min(userLimitOf(plan) ?? MAX_USERS, MAX_USERS)

/** Whether a plan can be requested for a number of users. */
export const admitsUsers = (plan: Limited, users: number): boolean => users <= mostUsersOf(plan)

/** The cheapest plan that admits a number of users, the first one of equal prices; undefined if none does. */
export function fittingPlan<Sold extends Limited & Pick<Plan, 'price'>>(
  plans: readonly Sold[],
  users: number,
  currency: Currency,
): Sold | undefined {
  const fittingPlans = plans.filter((plan) => admitsUsers(plan, users))
  return fittingPlans.toSorted((one, other) => one.price[currency] - other.price[currency])[0]
}

/**
 * The plan that an address or a form names; if it names none, the cheapest plan that admits the users, or the largest
 * one.
 */
export const planForUsers = <Sold extends Limited & Pick<Plan, 'price' | 'planCode'>>(
  plans: readonly Sold[],
  { planCode, users, currency }: { planCode: string | undefined; users: number; currency: Currency },
): Sold =>
  plans.find((plan) => plan.planCode === planCode) ?? fittingPlan(plans, users, currency) ?? plans.at(-1)!

/**
 * The number of users from which a plan is the cheapest that admits them: one more than the cheaper plans admit. Null
 * if a cheaper plan admits as many.
 */
export function firstUsersOf<Sold extends Limited & Pick<Plan, 'price'>>(
  plans: readonly Sold[],
  plan: Sold,
  currency: Currency,
): number | null {
  const cheaperPlans = plans.filter(
    (other, index) =>
      other.price[currency] < plan.price[currency] ||
      (other.price[currency] === plan.price[currency] && index < plans.indexOf(plan)),
  )
  const firstUserCount = Math.max(0, ...cheaperPlans.map(mostUsersOf)) + 1
  return firstUserCount > mostUsersOf(plan) ? null : firstUserCount
}

/**
 * Whether an order has more users than its plan admits. A subscription that has the plan already may keep its users or
 * have fewer, even above a limit that was lowered later; only a new raise exceeds it.
 */
export function exceedsLimit(
  plan: Limited & Pick<Plan, 'planCode'>,
  userCount: number,
  held?: HeldOrder,
): boolean {
  const isRaise = held?.planCode !== plan.planCode || userCount > held.userCount
  return isRaise && !admitsUsers(plan, userCount)
}
