import { createFileRoute, notFound } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../-search/search-values.ts'
import { AdminMissing } from '../-parts/AdminMissing.tsx'
import { AdminBill } from './-parts/AdminBill.tsx'

export const Route = createFileRoute('/admin/bill/detail')({
  validateSearch: (raw: RawSearch) => parsed({ billId: textLike(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('billAdmin:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    return orNotFound('bill.missing', api.getAdminBill({ billId }, { signal }))
  },
  component: AdminBillScreen,
  notFoundComponent: BillMissing,
})

function AdminBillScreen() {
  const bill = Route.useLoaderData()
  return <AdminBill key={bill.billId} bill={bill} />
}

function BillMissing() {
  return <AdminMissing of="bill" />
}
