import { catalogueCode, MAX_USERS } from '#domain/plan/choices.ts'
import {
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  wholeNumberUpTo,
} from '#src/components/address/search-values.ts'

/** Returns the search parameters of the plan page; default values are omitted, and invalid values dropped. */
export const planSearch = (raw: RawSearch) =>
  parsedSearch({
    service: matchingText(catalogueCode, raw.service),
    plan: matchingText(catalogueCode, raw.plan),
    cycle: oneOf(['Y'], raw.cycle),
    currency: oneOf(['USD'], raw.currency),
    users: wholeNumberUpTo(MAX_USERS, raw.users),
  })

export type PlanSearch = ReturnType<typeof planSearch>
