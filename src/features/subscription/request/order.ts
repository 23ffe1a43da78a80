import { planOf, serviceOf } from '#domain/plan/catalogue.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

const USERS = 30

/** What an address asks for; what it does not say is what is usual. */
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

/** The address of an order, without what is usual. */
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
