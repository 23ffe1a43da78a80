import { createFileRoute } from '@tanstack/react-router'
import { inquiryStateNames, inquiryTypes } from '#domain/inquiry/state-names.ts'
import { inquirySorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { AdminInquiryList } from '#src/features/inquiry/admin/AdminInquiryList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/inquiry/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      inquiryState: oneOf(inquiryStateNames, raw.inquiryState),
      inquiryType: oneOf(inquiryTypes, raw.inquiryType),
      mineYn: oneOf(['Y'] as const, raw.mineYn),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(inquirySorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('admin:inquiry.documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listAdminInquiries(deps, { signal }),
  component: AdminInquiryListScreen,
})

function AdminInquiryListScreen() {
  return <AdminInquiryList page={Route.useLoaderData()} search={Route.useSearch()} />
}
