import type { CompanyRole } from '#domain/company/roles.ts'
import type { SearchWords } from '#src/lists/search-words.ts'

export const ADDRESS = '/my/company'

/** The tabs of owners that an address names; one without a tab belongs to the people. */
export const namedTabs = ['DETAILS', 'POLICY'] as const
export const companyTabs = ['PEOPLE', ...namedTabs] as const
export type CompanyTab = (typeof companyTabs)[number]

/** The search parameters of the list of people. */
export type PeopleSearch = { companyRole?: CompanyRole; search?: SearchWords; cursor?: string }
