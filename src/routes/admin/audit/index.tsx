import { createFileRoute } from '@tanstack/react-router'
import { auditKinds } from '#domain/audit/kinds.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-or-not-found.ts'
import { cursor, oneOf, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { AuditList } from './-parts/AuditList.tsx'

const date = (said: unknown) => (typeof said === 'string' && isCalendarDate(said) ? said : undefined)

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: (said: Said) =>
    understood({
      auditKind: oneOf(auditKinds, said.auditKind),
      fromDate: date(said.fromDate),
      toDate: date(said.toDate),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:audit.documentTitle') }] }),
  // Looking is on record as well, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAuditRecords(deps, { signal })),
  component: AuditListScreen,
})

function AuditListScreen() {
  return <AuditList page={Route.useLoaderData()} search={Route.useSearch()} />
}
