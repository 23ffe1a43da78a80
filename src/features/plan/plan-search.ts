import { MAX_USERS, planCodes, serviceCodes } from '#domain/plan/choices.ts'
import { countTo, oneOf, parsed, type RawSearch } from '#src/components/address/search-values.ts'

/** What the address of the plan page may say; what is usual stays out of it, what is wrong is dropped. */
export const planSearch = (raw: RawSearch) =>
  parsed({
    service: oneOf(serviceCodes, raw.service),
    plan: oneOf(planCodes, raw.plan),
    cycle: oneOf(['Y'], raw.cycle),
    currency: oneOf(['USD'], raw.currency),
    users: countTo(MAX_USERS, raw.users),
  })

export type PlanSearch = ReturnType<typeof planSearch>
