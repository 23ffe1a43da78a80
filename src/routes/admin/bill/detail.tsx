import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { AdminBill } from '#src/features/bill/admin/AdminBill.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/bill/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ billId: matchingText(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('billAdmin:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    const { api } = context
    const part = await partsOf(context, signal)
    const [bill, invoices, receipts, messages] = await Promise.all([
      requireFound('bill.missing', api.getAdminBill({ billId }, { signal })),
      part((signal) => api.listTaxInvoices({ billId }, { signal })),
      part((signal) => api.listCashReceipts({ billId }, { signal })),
      part((signal) => api.listBillMessages({ billId }, { signal })),
    ])
    return { bill, invoices, receipts, messages }
  },
  component: AdminBillScreen,
  notFoundComponent: BillMissing,
})

function AdminBillScreen() {
  const { bill, ...parts } = Route.useLoaderData()
  return <AdminBill key={bill.billId} bill={bill} {...parts} />
}

function BillMissing() {
  return <AdminMissing of="bill" />
}
