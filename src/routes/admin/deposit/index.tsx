import { createFileRoute } from '@tanstack/react-router'
import { depositStateNames } from '#domain/deposit/states.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
} from '#src/components/address/search-values.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { DepositList } from '#src/features/deposit/admin/DepositList.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/deposit/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      depositState: oneOf(depositStateNames, raw.depositState),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('adminDeposit:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps, abortController: { signal } }) => {
    const { api } = context
    const part = await partsOf(context, signal)
    const [page, feed] = await Promise.all([
      api.listDeposits(deps, { signal }),
      part((signal) => api.getDepositFeed({}, { signal })),
    ])
    return { page, feed }
  },
  component: DepositListScreen,
})

function DepositListScreen() {
  return <DepositList {...Route.useLoaderData()} search={Route.useSearch()} />
}
