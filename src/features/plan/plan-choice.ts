import type { Currency } from '#domain/money.ts'
import type { PaymentCycle, Service } from '#domain/plan/catalogue.ts'
import { planForUsers } from '#domain/plan/user-limit.ts'
import type { PlanSearch } from './plan-search.ts'

const USERS = 30

/**
 * Returns the plan, payment cycle, currency and number of users that an address selects for a service. Parameters
 * that are missing have default values: the plan is the cheapest one that admits the users.
 */
export function choiceOf(service: Service, search: PlanSearch) {
  const cycle: PaymentCycle = search.cycle ?? 'M'
  const currency: Currency = search.currency ?? 'KRW'
  const users = search.users ?? USERS
  const plan = planForUsers(service.plans, { planCode: search.plan, users, currency })
  return { service, plan, cycle, currency, users }
}
export type PlanChoice = ReturnType<typeof choiceOf>
