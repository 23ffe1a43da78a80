import type { CompanyRole } from '#domain/company/roles.ts'
import type { SearchWords } from '#src/lists/search-words.ts'

export const ADDRESS = '/my/company'

/** The search parameters of the list of people. */
export type PeopleSearch = { companyRole?: CompanyRole; search?: SearchWords; cursor?: string }
