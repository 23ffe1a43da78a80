import { type Catalogue, planOf, serviceOf } from '#domain/plan/catalogue.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

const USERS = 30

/**
 * Returns the plan that an address selects; parameters that are missing have default values. Undefined if nothing is
 * on sale.
 */
export function orderOf(catalogue: Catalogue, search: PlanSearch): ServiceOrder | undefined {
  const service = serviceOf(catalogue, search.service)
  if (!service) return undefined
  return {
    serviceCode: service.serviceCode,
    planCode: planOf(service, search.plan).planCode,
    userCount: search.users ?? USERS,
    paymentCycle: search.cycle ?? 'M',
    currency: search.currency ?? 'KRW',
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
