import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  matchingText,
  parsedSearch,
  type RawSearch,
  searchText,
  uuid,
} from '#src/components/address/search-values.ts'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { DepositDetail } from '#src/features/deposit/admin/DepositDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/deposit/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ depositId: matchingText(uuid, raw.depositId), search: searchText(100, raw.search) }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('adminDeposit:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { depositId, search }, abortController: { signal } }) => {
    if (!depositId) throw notFound()
    return requireFound('deposit.missing', api.getDeposit({ depositId, search }, { signal }))
  },
  component: DepositScreen,
  notFoundComponent: DepositMissing,
})

function DepositScreen() {
  const deposit = Route.useLoaderData()
  const { search } = Route.useSearch()
  return <DepositDetail key={deposit.depositId} deposit={deposit} search={searchTextOf(search)} />
}

function DepositMissing() {
  return <AdminMissing of="deposit" />
}
