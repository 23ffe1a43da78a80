import { createFileRoute } from '@tanstack/react-router'
import { requestAges } from '#domain/access/ages.ts'
import { approvalTypes, riskLevels } from '#domain/access/codes.ts'
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
import { ApprovalQueue } from '#src/features/access/approval/ApprovalQueue.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/approval/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      appId: matchingText(uuid, raw.appId),
      approvalType: oneOf(approvalTypes, raw.approvalType),
      requestAge: oneOf(requestAges, raw.requestAge),
      riskLevel: oneOf(riskLevels, raw.riskLevel),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.queue') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAdminAccessRequests(deps, { signal })),
  component: ApprovalQueueScreen,
  notFoundComponent: () => <ForbiddenPage />,
})

function ApprovalQueueScreen() {
  return <ApprovalQueue page={Route.useLoaderData()} search={Route.useSearch()} />
}
