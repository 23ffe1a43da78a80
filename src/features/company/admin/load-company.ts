import type { Output } from '#contract/operation.ts'
import { adminPagesOf } from '#domain/admin/pages.ts'
import { hasAnyRole, rolesOfStaff, type StaffRole, staffRolesFor } from '#domain/staff/roles.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/part.ts'
import { rolesOfMember } from '#src/machines/session/session-selectors.ts'
import { loadCompanySections } from './load-sections.ts'
import { COMPANY_ROWS, loadIfOpened, PREVIEW_ROWS } from './opened.ts'
import type { SectionSearch } from './SectionPager.tsx'

/** The search parameters for the list of people on a company's page. */
export type PeopleSearch = Omit<SectionSearch, 'section'>
/** The search parameters of a company's page; without `section`, `cursor` belongs to the list of people. */
export type CompanySearch = SectionSearch

/**
 * Loads the page of a company for the staff: its contacts, people, corrections and first subscriptions. The first
 * bills and inquiries are loaded if the viewer's role allows that. Returns only the id and the company as lists show it if the
 * viewer gave no reason today.
 */
export async function loadCompany(
  context: AppContext,
  companyId: string,
  asked: CompanySearch,
  signal: AbortSignal,
) {
  const { api, machines } = context
  const roles = rolesOfMember(machines.session.getSnapshot())
  const allowedPages = adminPagesOf(roles)
  const part = partsOf(context, signal)
  const { search } = asked
  const cursor = asked.section === undefined ? asked.cursor : undefined
  const preview = { companyId, limit: PREVIEW_ROWS }
  const company = await loadIfOpened(
    requireFound('adminCompany.missing', api.getAdminCompany({ companyId }, { signal })),
    'adminCompany.unopened',
  )
  // Until the staff give a reason, only the row of the list is shown, so that the staff can identify the
  // company.
  if (company === undefined) {
    const { list } = await api.listAdminCompanies({ companyId, limit: 1 }, { signal })
    return { unopenedId: companyId, listed: list[0] }
  }
  const [corrections, people, subscriptions, bills, inquiries, sections] = await Promise.all([
    part((signal) => api.listCompanyCorrections({ companyId }, { signal })),
    part((signal) =>
      api.listAdminCompanyPeople({ companyId, search, cursor, limit: COMPANY_ROWS }, { signal }),
    ),
    part((signal) => api.listAdminSubscriptions(preview, { signal })),
    allowedPages.includes('/admin/bill') ? part((signal) => loadBills(api, preview, signal)) : undefined,
    allowedPages.includes('/admin/inquiry')
      ? part((signal) => api.listAdminInquiries(preview, { signal }))
      : undefined,
    loadCompanySections(context, companyId, asked, signal),
  ])
  const may = (needed: readonly StaffRole[]) => roles !== undefined && hasAnyRole(rolesOfStaff(roles), needed)
  return {
    company,
    corrections,
    people,
    subscriptions,
    bills,
    inquiries,
    reopens: may(staffRolesFor.openAccount),
    merges: may(staffRolesFor.mergeCompanies),
    sections,
    peopleSearch: { search, cursor, way: asked.way },
    sectionSearch: asked,
  }
}

/** Loads the first bills of a company, the late ones first, so that many newer bills do not hide them. */
async function loadBills(
  api: AppContext['api'],
  preview: { companyId: string; limit: number },
  signal: AbortSignal,
): Promise<Output<'listAdminBills'>> {
  const [page, late] = await Promise.all([
    api.listAdminBills(preview, { signal }),
    api.listAdminBills({ ...preview, billState: 'LATE' }, { signal }),
  ])
  return { ...page, list: [...late.list, ...page.list.filter(({ billState }) => billState !== 'LATE')] }
}

export type LoadedCompany = Exclude<Awaited<ReturnType<typeof loadCompany>>, { unopenedId: string }>
