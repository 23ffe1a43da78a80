import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { BillMissing } from '#src/features/bill/my/BillMissing.tsx'
import { PrintedBill } from '#src/features/bill/my/PrintedBill.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/bill/print')({
  staticData: { layout: 'print' },
  validateSearch: (raw: RawSearch) => parsedSearch({ billId: matchingText(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:printTitle') }] }),
  loader: async ({ context: { api }, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    return requireFound('bill.missing', api.getBill({ billId }, { signal }))
  },
  component: () => <PrintedBill bill={Route.useLoaderData()} />,
  notFoundComponent: BillMissing,
})
