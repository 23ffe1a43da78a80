import { createFileRoute } from '@tanstack/react-router'
import { billStateNames } from '#domain/bill/state-names.ts'
import {
  cursor,
  matchingText,
  monthPattern,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { MyBills } from '#src/features/bill/my/MyBills.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/bill/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      billState: oneOf(billStateNames, raw.billState),
      period: matchingText(monthPattern, raw.period),
      subscriptionId: matchingText(uuid, raw.subscriptionId),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('bill:documentTitle') }] }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listBills(deps, { signal }),
  component: MyBillsScreen,
})

function MyBillsScreen() {
  return <MyBills page={Route.useLoaderData()} search={Route.useSearch()} />
}
