import { createFileRoute } from '@tanstack/react-router'
import { approvalTypes } from '#domain/access/codes.ts'
import { wordsOf } from '#src/components/search/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import {
  cursor,
  oneOf,
  parsed,
  type RawSearch,
  textLike,
  uuid,
  wordsTo,
} from '../../-search/search-values.ts'
import { NoAccessRole } from '../-parts/NoAccessRole.tsx'
import { DecidedList } from './-parts/DecidedList.tsx'
import { resultFilters } from './-parts/decided-filters.ts'

export const Route = createFileRoute('/admin/approval/decided')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      appId: textLike(uuid, raw.appId),
      approvalType: oneOf(approvalTypes, raw.approvalType),
      result: oneOf(resultFilters, raw.result),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
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
