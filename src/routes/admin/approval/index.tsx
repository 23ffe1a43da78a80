import { createFileRoute } from '@tanstack/react-router'
import { requestAges } from '#domain/access/ages.ts'
import { approvalTypes } from '#domain/access/codes.ts'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-or-not-found.ts'
import { cursor, oneOf, type Said, textLike, understood, uuid, wordsTo } from '../../-search-values.ts'
import { NoAccessPart } from '../-parts/NoAccessPart.tsx'
import { ApprovalQueue } from './-parts/ApprovalQueue.tsx'

export const Route = createFileRoute('/admin/approval/')({
  validateSearch: (said: Said) =>
    understood({
      appId: textLike(uuid, said.appId),
      approvalType: oneOf(approvalTypes, said.approvalType),
      requestAge: oneOf(requestAges, said.requestAge),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.queue') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAdminAccessRequests(deps, { signal })),
  component: ApprovalQueueScreen,
  notFoundComponent: () => <NoAccessPart of="queue" />,
})

function ApprovalQueueScreen() {
  return <ApprovalQueue page={Route.useLoaderData()} search={Route.useSearch()} />
}
