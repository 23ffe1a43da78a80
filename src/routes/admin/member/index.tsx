import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { cursor, oneOf, parsed, type RawSearch, textLike, wordsTo } from '../../-search/search-values.ts'
import { NoAccessRole } from '../-parts/NoAccessRole.tsx'
import { grantStatuses } from './-parts/grant-acts.ts'
import { MemberGrants } from './-parts/MemberGrants.tsx'

export const Route = createFileRoute('/admin/member/')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      useStatus: oneOf(grantStatuses, raw.useStatus),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.members') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAdminAccessGrants(deps, { signal })),
  component: MemberGrantsScreen,
  notFoundComponent: () => <NoAccessRole of="member" />,
})

function MemberGrantsScreen() {
  return <MemberGrants page={Route.useLoaderData()} search={Route.useSearch()} />
}
