import { adminPagesOf } from '#domain/admin/pages.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/part.ts'
import { rolesOfMember } from '#src/machines/session/session-selectors.ts'

const PREVIEW_ROWS = 10

/** The data of a company's page for the staff: its contacts and first subscriptions, and its first bills and inquiries for the roles that open them. */
export async function loadCompany(context: AppContext, companyId: string, signal: AbortSignal) {
  const { api, machines } = context
  const open = adminPagesOf(rolesOfMember(machines.session.getSnapshot()))
  const part = partsOf(context, signal)
  const asked = { companyId, limit: PREVIEW_ROWS }
  const [company, subscriptions, bills, inquiries] = await Promise.all([
    requireFound('adminCompany.missing', api.getAdminCompany({ companyId }, { signal })),
    part((signal) => api.listAdminSubscriptions(asked, { signal })),
    open.includes('/admin/bill') ? part((signal) => api.listAdminBills(asked, { signal })) : undefined,
    open.includes('/admin/inquiry') ? part((signal) => api.listAdminInquiries(asked, { signal })) : undefined,
  ])
  return { company, subscriptions, bills, inquiries }
}

export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>
