import { type Catalogue, serviceOf } from '#domain/plan/catalogue.ts'
import { planForUsers } from '#domain/plan/user-limit.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

const USERS = 30

type Usual = {
  /** The codes of the services that the company has already or has asked for. */
  held?: readonly string[]
  /** Whether the member has no company, so that the default number of users is one. */
  isAlone?: boolean
}

/**
 * Returns the plan that an address selects; parameters that are missing have default values: a service that is not
 * `held` yet, and the cheapest plan that admits the users. Undefined if nothing is on sale.
 */
export function orderOf(
  catalogue: Catalogue,
  search: PlanSearch,
  { held = [], isAlone = false }: Usual = {},
): ServiceOrder | undefined {
  const unheld = catalogue.services.find(({ serviceCode }) => !held.includes(serviceCode))
  const service = serviceOf(catalogue, search.service ?? unheld?.serviceCode)
  if (!service) return undefined
  const { users = isAlone ? 1 : USERS, currency = 'KRW' } = search
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
