import { planOf, serviceOf } from '#domain/plan/catalogue.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

const USERS = 30

/** The order in an address; missing parts have their defaults. */
export function orderOf(search: PlanSearch): ServiceOrder {
  const service = serviceOf(search.service)
  return {
    serviceCode: service.code,
    planCode: planOf(service, search.plan).code,
    userCount: search.users ?? USERS,
    paymentCycle: search.cycle ?? 'M',
    currency: search.currency ?? 'KRW',
  }
}

/** The address of an order, without default values. */
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
