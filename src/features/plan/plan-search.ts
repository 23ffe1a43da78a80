import { MAX_USERS, planCodes, serviceCodes } from '#domain/plan/choices.ts'
import { countTo, oneOf, parsed, type RawSearch } from '#src/components/address/search-values.ts'

/** The search parameters of the plan page; default values are omitted, invalid ones dropped. */
export const planSearch = (raw: RawSearch) =>
  parsed({
    service: oneOf(serviceCodes, raw.service),
    plan: oneOf(planCodes, raw.plan),
    cycle: oneOf(['Y'], raw.cycle),
    currency: oneOf(['USD'], raw.currency),
    users: countTo(MAX_USERS, raw.users),
  })

export type PlanSearch = ReturnType<typeof planSearch>
