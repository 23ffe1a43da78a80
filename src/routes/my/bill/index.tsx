import { createFileRoute } from '@tanstack/react-router'
import { billStateNames } from '#domain/bill/state-names.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cursor, month, oneOf, type Said, textLike, understood, uuid } from '../../-search-values.ts'
import { MyBills } from './-parts/MyBills.tsx'

export const Route = createFileRoute('/my/bill/')({
  validateSearch: (said: Said) =>
    understood({
      billState: oneOf(billStateNames, said.billState),
      period: textLike(month, said.period),
      subscriptionId: textLike(uuid, said.subscriptionId),
      cursor: textLike(cursor, said.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:documentTitle') }] }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listBills(deps, { signal }),
  component: MyBillsScreen,
})

function MyBillsScreen() {
  return <MyBills page={Route.useLoaderData()} search={Route.useSearch()} />
}
