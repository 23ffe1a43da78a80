import { createFileRoute } from '@tanstack/react-router'
import { abnormalStates } from '#domain/abnormal/actions.ts'
import { wordsOf } from '#src/components/search-words.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-or-not-found.ts'
import { cursor, oneOf, type Said, textLike, understood, wordsTo } from '../../-search-values.ts'
import { AbnormalList } from './-parts/AbnormalList.tsx'

const code = /^\w{1,10}$/

export const Route = createFileRoute('/admin/abnormal/')({
  validateSearch: (said: Said) =>
    understood({
      abnormalState: oneOf(abnormalStates, said.abnormalState),
      abnormalType: textLike(code, said.abnormalType),
      detectType: textLike(code, said.detectType),
      actionStatus: textLike(code, said.actionStatus),
      search: wordsTo(100, said.search),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:abnormal.documentTitle') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAbnormalEvents(deps, { signal })),
  component: AbnormalListScreen,
})

function AbnormalListScreen() {
  return <AbnormalList page={Route.useLoaderData()} search={Route.useSearch()} />
}
