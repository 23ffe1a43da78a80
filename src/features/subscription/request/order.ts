import { type Catalogue, serviceOf } from '#domain/plan/catalogue.ts'
import { planForUsers } from '#domain/plan/user-limit.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

const USERS = 30

/**
 * Returns the plan that an address selects; parameters that are missing have default values, the plan the cheapest one
 * that admits the users. Undefined if nothing is on sale.
 */
export function orderOf(catalogue: Catalogue, search: PlanSearch): ServiceOrder | undefined {
  const service = serviceOf(catalogue, search.service)
  if (!service) return undefined
  const { users = USERS, currency = 'KRW' } = search
  return {
    serviceCode: service.serviceCode,
    planCode: planForUsers(service.plans, { planCode: search.plan, users, currency }).planCode,
    userCount: users,
    paymentCycle: search.cycle ?? 'M',
    currency,
  }
}

/** Returns the search parameters of a selected plan, without default values. */
export const searchOf = ({
  serviceCode,
  planCode,
  userCount,
  paymentCycle,
  currency,
}: ServiceOrder): PlanSearch => ({
  service: serviceCode,
  plan: planCode,
  cycle: paymentCycle === 'Y' ? 'Y' : undefined,
  currency: currency === 'USD' ? 'USD' : undefined,
  users: userCount,
})
