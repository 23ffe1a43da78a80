import type { AppContext } from '#src/components/context/app-context.ts'
import { orNotFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/part.ts'

const FEW = 10

/** What the staff sees of a company: who speaks for it, and the first of its subscriptions, bills and inquiries. */
export async function loadCompany(context: AppContext, companyId: string, signal: AbortSignal) {
  const { api } = context
  const part = partsOf(context, signal)
  const asked = { companyId, limit: FEW }
  const [company, subscriptions, bills, inquiries] = await Promise.all([
    orNotFound('adminCompany.missing', api.getAdminCompany({ companyId }, { signal })),
    part((signal) => api.listAdminSubscriptions(asked, { signal })),
    part((signal) => api.listAdminBills(asked, { signal })),
    part((signal) => api.listAdminInquiries(asked, { signal })),
  ])
  return { company, subscriptions, bills, inquiries }
}

export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>
