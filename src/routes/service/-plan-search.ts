import { MOST_USERS, planCodes, serviceCodes } from '#domain/plan/choices.ts'
import { countTo, oneOf, type Said, understood } from '../-search-values.ts'

/** What the address of the plan page may say; what is usual stays out of it, what is wrong is dropped. */
export const planSearch = (said: Said) =>
  understood({
    service: oneOf(serviceCodes, said.service),
    plan: oneOf(planCodes, said.plan),
    cycle: oneOf(['Y'], said.cycle),
    currency: oneOf(['USD'], said.currency),
    users: countTo(MOST_USERS, said.users),
  })

export type PlanSearch = ReturnType<typeof planSearch>
