import type { Currency } from '#domain/money.ts'
import { type PaymentCycle, planOf, serviceOf } from '#domain/plan/catalogue.ts'
import type { PlanSearch } from './plan-search.ts'

const USERS = 30

/** The choices that an address contains. */
export function choiceOf(search: PlanSearch) {
  const service = serviceOf(search.service)
  const cycle: PaymentCycle = search.cycle ?? 'M'
  const currency: Currency = search.currency ?? 'KRW'
  return { service, plan: planOf(service, search.plan), cycle, currency, users: search.users ?? USERS }
}
export type PlanChoice = ReturnType<typeof choiceOf>
