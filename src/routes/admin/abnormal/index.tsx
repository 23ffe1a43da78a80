import { createFileRoute } from '@tanstack/react-router'
import { abnormalStates } from '#domain/abnormal/actions.ts'
import { abnormalSorts } from '#domain/lists/admin-sorts.ts'
import {
  cursor,
  oneOf,
  parsed,
  type RawSearch,
  textLike,
  wordsTo,
} from '#src/components/address/search-values.ts'
import { orNotFound } from '#src/components/error/or-not-found.ts'
import { AbnormalList } from '#src/features/abnormal/admin/AbnormalList.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { orderIn } from '#src/lists/list-order.ts'
import { wordsOf } from '#src/lists/search-words.ts'

const code = /^\w{1,10}$/

export const Route = createFileRoute('/admin/abnormal/')({
  validateSearch: (raw: RawSearch) =>
    parsed({
      abnormalState: oneOf(abnormalStates, raw.abnormalState),
      abnormalType: textLike(code, raw.abnormalType),
      detectType: textLike(code, raw.detectType),
      actionStatus: textLike(code, raw.actionStatus),
      search: wordsTo(100, raw.search),
      cursor: textLike(cursor, raw.cursor),
      ...orderIn(abnormalSorts, raw),
    }),
  loaderDeps: ({ search }) => ({ ...search, search: wordsOf(search.search) }),
  head: () => ({ meta: [{ title: i18n.t('security:abnormal.documentTitle') }] }),
  // Not cached: the list may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    orNotFound('role.missing', api.listAbnormalEvents(deps, { signal })),
  component: AbnormalListScreen,
})

function AbnormalListScreen() {
  return <AbnormalList page={Route.useLoaderData()} search={Route.useSearch()} />
}
