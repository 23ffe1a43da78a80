import { createFileRoute, notFound } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../-search/search-values.ts'
import { BillMissing } from './-parts/BillMissing.tsx'
import { PrintedBill } from './-parts/PrintedBill.tsx'

export const Route = createFileRoute('/my/bill/print')({
  staticData: { layout: 'api' },
  validateSearch: (raw: RawSearch) => parsed({ billId: textLike(uuid, raw.billId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:printTitle') }] }),
  loader: async ({ context: { api }, deps: { billId }, abortController: { signal } }) => {
    if (!billId) throw notFound()
    return orNotFound('bill.missing', api.getBill({ billId }, { signal }))
  },
  component: () => <PrintedBill bill={Route.useLoaderData()} />,
  notFoundComponent: BillMissing,
})
