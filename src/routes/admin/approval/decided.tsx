import { createFileRoute } from '@tanstack/react-router'
import { approvalTypes } from '#domain/access/codes.ts'
import { decisionSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  oneOf,
  parsed,
  type RawSearch,
  textLike,
  uuid,
  wordsTo,
} from '#src/components/address/search-values.ts'
import { orNotFound } from '#src/components/error/or-not-found.ts'
import { DecidedList } from '#src/features/access/approval/DecidedList.tsx'
import { resultFilters } from '#src/features/access/approval/decided-filters.ts'
import { NoAccessRole } from '#src/features/access/NoAccessRole.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderIn } from '#src/lists/list-order.ts'
import { wordsOf } from '#src/lists/search-words.ts'

export const Route = createFileRoute('/admin/approval/decided')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      appId: textLike(uuid, raw.appId),
      approvalType: oneOf(approvalTypes, raw.approvalType),
      result: oneOf(resultFilters, raw.result),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
      ...orderIn(decisionSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.decided') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { result, ...deps }, abortController: { signal } }) =>
    orNotFound(
      'role.missing',
      api.listAdminAccessDecisions(
        { ...deps, ...(result === 'MINE' ? { mineYn: 'Y' } : { decision: result }) },
        { signal },
      ),
    ),
  component: DecidedScreen,
  notFoundComponent: () => <NoAccessRole of="queue" />,
})

function DecidedScreen() {
  return <DecidedList page={Route.useLoaderData()} search={Route.useSearch()} />
}
