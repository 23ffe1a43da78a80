import { createFileRoute } from '@tanstack/react-router'
import { differenceStates } from '#domain/settlement/states.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
} from '#src/components/address/search-values.ts'
import { DifferenceList } from '#src/features/settlement/admin/DifferenceList.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/settlement/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      differenceState: oneOf(differenceStates, raw.differenceState),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('adminSettlement:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.listSettlementDifferences(deps, { signal }),
  component: DifferenceListScreen,
})

function DifferenceListScreen() {
  return <DifferenceList page={Route.useLoaderData()} search={Route.useSearch()} />
}
