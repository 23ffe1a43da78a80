import { createFileRoute } from '@tanstack/react-router'
import { paymentMethods } from '#domain/bill/payment-methods.ts'
import { billStateNames } from '#domain/bill/state-names.ts'
import { billWaits } from '#domain/bill/waits.ts'
import { billSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  monthPattern,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { AdminBillList } from '#src/features/bill/admin/AdminBillList.tsx'
import { waitOf } from '#src/features/bill/admin/bill-tab.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/bill/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      billState: oneOf(billStateNames, raw.billState),
      period: matchingText(monthPattern, raw.period),
      waitingFor: oneOf([...billWaits, 'ALL'], raw.waitingFor),
      paymentMethodCode: oneOf(paymentMethods, raw.paymentMethodCode),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(billSorts, raw),
    }),
  loaderDeps: ({ search }) => ({
    ...search,
    waitingFor: waitOf(search),
    search: searchTextOf(search.search),
  }),
  head: () => ({ meta: [{ title: i18n.t('billAdmin:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listAdminBills(deps, { signal }),
  component: AdminBillListScreen,
})

function AdminBillListScreen() {
  return <AdminBillList page={Route.useLoaderData()} search={Route.useSearch()} />
}
