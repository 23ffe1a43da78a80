import { createFileRoute } from '@tanstack/react-router'
import { billStateNames } from '#domain/bill/state-names.ts'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cursor, month, oneOf, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { AdminBillList } from './-parts/AdminBillList.tsx'

export const Route = createFileRoute('/admin/bill/')({
  validateSearch: (said: Said) =>
    understood({
      billState: oneOf(billStateNames, said.billState),
      period: textLike(month, said.period),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('billAdmin:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listAdminBills(deps, { signal }),
  component: AdminBillListScreen,
})

function AdminBillListScreen() {
  return <AdminBillList page={Route.useLoaderData()} search={Route.useSearch()} />
}
