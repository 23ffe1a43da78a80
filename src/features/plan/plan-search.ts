import { catalogueCode, MAX_USERS } from '#domain/plan/choices.ts'
import { countTo, oneOf, parsed, type RawSearch, textLike } from '#src/components/address/search-values.ts'

/** The search parameters of the plan page; default values are omitted, invalid ones dropped. */
export const planSearch = (raw: RawSearch) =>
  parsed({
    service: textLike(catalogueCode, raw.service),
    plan: textLike(catalogueCode, raw.plan),
    cycle: oneOf(['Y'], raw.cycle),
    currency: oneOf(['USD'], raw.currency),
    users: countTo(MAX_USERS, raw.users),
  })

export type PlanSearch = ReturnType<typeof planSearch>
