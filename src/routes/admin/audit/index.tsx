import { createFileRoute } from '@tanstack/react-router'
import { auditKinds } from '#domain/audit/kinds.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { auditSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AuditList } from '#src/features/audit/admin/AuditList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderFrom } from '#src/lists/list-order.ts'
import { searchTextOf } from '#src/lists/search-words.ts'

const dateFrom = (raw: unknown) => (typeof raw === 'string' && isCalendarDate(raw) ? raw : undefined)

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      auditKind: oneOf(auditKinds, raw.auditKind),
      readingYn: oneOf(['Y'] as const, raw.readingYn),
      fromDate: dateFrom(raw.fromDate),
      toDate: dateFrom(raw.toDate),
      search: searchText(100, raw.search),
      cursor: matchingText(cursor, raw.cursor),
      ...orderFrom(auditSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: searchTextOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:audit.documentTitle') }] }),
  // Not cached: each view is recorded, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    requireFound('role.missing', api.listAuditRecords(deps, { signal })),
  component: AuditListScreen,
})

function AuditListScreen() {
  return <AuditList page={Route.useLoaderData()} search={Route.useSearch()} />
}
