import type { AppContext } from '#src/components/context/app-context.ts'
import { partsOf } from '#src/components/part/part.ts'
import { COMPANY_ROWS, HISTORY_ROWS } from './opened.ts'
import type { PagedSection, SectionSearch } from './SectionPager.tsx'

/**
 * Loads the apps, requests, messages and history of a company; the cursor in the address applies to the section that the
 * address names.
 */
export async function loadCompanySections(
  context: AppContext,
  companyId: string,
  search: SectionSearch,
  signal: AbortSignal,
) {
  const { api } = context
  const part = partsOf(context, signal)
  const sectionInput = (section: PagedSection) => ({
    companyId,
    cursor: search.section === section ? search.cursor : undefined,
    limit: COMPANY_ROWS,
  })
  const [apps, requests, messages, events] = await Promise.all([
    part((signal) => api.listAdminCompanyApps(sectionInput('APPS'), { signal })),
    part((signal) => api.listAdminCompanyRequests(sectionInput('REQUESTS'), { signal })),
    part((signal) =>
      api.listAdminCompanyMessages({ ...sectionInput('MESSAGES'), way: search.way }, { signal }),
    ),
    part((signal) =>
      api.listAdminCompanyEvents({ ...sectionInput('EVENTS'), limit: HISTORY_ROWS }, { signal }),
    ),
  ])
  return { apps, requests, messages, events }
}

export type CompanySectionParts = Awaited<ReturnType<typeof loadCompanySections>>
