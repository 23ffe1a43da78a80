import { createFileRoute } from '@tanstack/react-router'
import { approvalTypes } from '#domain/access/codes.ts'
import { decisionSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
  uuid,
} from '#src/components/address/search-values.ts'
import { ForbiddenPage } from '#src/components/error/ForbiddenPage.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { DecidedList } from '#src/features/access/approval/DecidedList.tsx'
import { resultFilters } from '#src/features/access/approval/decided-filters.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/approval/decided')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      appId: matchingText(uuid, raw.appId),
      approvalType: oneOf(approvalTypes, raw.approvalType),
      result: oneOf(resultFilters, raw.result),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(decisionSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.decided') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { result, ...deps }, abortController: { signal } }) =>
    requireFound(
      'role.missing',
      api.listAdminAccessDecisions(
        { ...deps, ...(result === 'MINE' ? { mineYn: 'Y' } : { decision: result }) },
        { signal },
      ),
    ),
  component: DecidedScreen,
  notFoundComponent: () => <ForbiddenPage />,
})

function DecidedScreen() {
  return <DecidedList page={Route.useLoaderData()} search={Route.useSearch()} />
}
