import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { BillMissing } from '#src/features/bill/my/BillMissing.tsx'
import { MyBill } from '#src/features/bill/my/MyBill.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/bill/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ billId: matchingText(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:detailTitle') }] }),
  loader: async ({ context, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    const { api } = context
    const part = await partsOf(context, signal)
    const [bill, receipts] = await Promise.all([
      requireFound('bill.missing', api.getBill({ billId }, { signal })),
      part((signal) => api.getCashReceipts({ billId }, { signal })),
    ])
    return { bill, receipts }
  },
  component: MyBillScreen,
  notFoundComponent: BillMissing,
})

function MyBillScreen() {
  const { bill, receipts } = Route.useLoaderData()
  return <MyBill key={bill.billId} bill={bill} receipts={receipts} />
}
