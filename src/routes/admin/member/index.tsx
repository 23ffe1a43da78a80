import { createFileRoute } from '@tanstack/react-router'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-or-not-found.ts'
import { cursor, oneOf, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { NoAccessPart } from '../-parts/NoAccessPart.tsx'
import { grantStatuses } from './-parts/grant-acts.ts'
import { MemberGrants } from './-parts/MemberGrants.tsx'

export const Route = createFileRoute('/admin/member/')({
  validateSearch: (said: Said) =>
    understood({
      useStatus: oneOf(grantStatuses, said.useStatus),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.members') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAdminAccessGrants(deps, { signal })),
  component: MemberGrantsScreen,
  notFoundComponent: () => <NoAccessPart of="member" />,
})

function MemberGrantsScreen() {
  return <MemberGrants page={Route.useLoaderData()} search={Route.useSearch()} />
}
