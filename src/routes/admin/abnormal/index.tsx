import { createFileRoute } from '@tanstack/react-router'
import { abnormalStates } from '#domain/abnormal/actions.ts'
import { abnormalSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AbnormalList } from '#src/features/abnormal/admin/AbnormalList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

const codePattern = /^\w{1,10}$/

export const Route = createFileRoute('/admin/abnormal/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      abnormalState: oneOf(abnormalStates, raw.abnormalState),
      abnormalType: matchingText(codePattern, raw.abnormalType),
      detectType: matchingText(codePattern, raw.detectType),
      actionStatus: matchingText(codePattern, raw.actionStatus),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(abnormalSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:abnormal.documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAbnormalEvents(deps, { signal })),
  component: AbnormalListScreen,
})

function AbnormalListScreen() {
  return <AbnormalList page={Route.useLoaderData()} search={Route.useSearch()} />
}
