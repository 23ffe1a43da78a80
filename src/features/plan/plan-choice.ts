import type { Currency } from '#domain/money.ts'
import { type PaymentCycle, planOf, type Service } from '#domain/plan/catalogue.ts'
import type { PlanSearch } from './plan-search.ts'

const USERS = 30

/**
 * Returns the plan, payment cycle, currency and number of users that an address selects for a service. Parameters
 * that are missing have default values.
 */
export function choiceOf(service: Service, search: PlanSearch) {
  const cycle: PaymentCycle = search.cycle ?? 'M'
  const currency: Currency = search.currency ?? 'KRW'
  return { service, plan: planOf(service, search.plan), cycle, currency, users: search.users ?? USERS }
}
export type PlanChoice = ReturnType<typeof choiceOf>
