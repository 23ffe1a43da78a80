import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { BillMissing } from '#src/features/bill/my/BillMissing.tsx'
import { MyBill } from '#src/features/bill/my/MyBill.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/bill/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ billId: matchingText(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:detailTitle') }] }),
  loader: async ({ context: { api }, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    return requireFound('bill.missing', api.getBill({ billId }, { signal }))
  },
  component: MyBillScreen,
  notFoundComponent: BillMissing,
})

function MyBillScreen() {
  const bill = Route.useLoaderData()
  return <MyBill key={bill.billId} bill={bill} />
}
