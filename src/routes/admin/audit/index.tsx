import { createFileRoute } from '@tanstack/react-router'
import { auditKinds } from '#domain/audit/kinds.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { auditSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  oneOf,
  parsed,
  type RawSearch,
  textLike,
  wordsTo,
} from '#src/components/address/search-values.ts'
import { orNotFound } from '#src/components/error/or-not-found.ts'
import { AuditList } from '#src/features/audit/admin/AuditList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderIn } from '#src/lists/list-order.ts'
import { wordsOf } from '#src/lists/search-words.ts'

const date = (raw: unknown) => (typeof raw === 'string' && isCalendarDate(raw) ? raw : undefined)

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      auditKind: oneOf(auditKinds, raw.auditKind),
      readingYn: oneOf(['Y'] as const, raw.readingYn),
      fromDate: date(raw.fromDate),
      toDate: date(raw.toDate),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
      ...orderIn(auditSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:audit.documentTitle') }] }),
  // Not cached: each view is recorded, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAuditRecords(deps, { signal })),
  component: AuditListScreen,
})

function AuditListScreen() {
  return <AuditList page={Route.useLoaderData()} search={Route.useSearch()} />
}
