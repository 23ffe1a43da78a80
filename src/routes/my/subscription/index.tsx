import { createFileRoute } from '@tanstack/react-router'
import { stateNames } from '#domain/subscription/state-names.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cursor, oneOf, type Said, textLike, understood } from '../../-search-values.ts'
import { SubscriptionList } from './-parts/SubscriptionList.tsx'

export const Route = createFileRoute('/my/subscription/')({
  validateSearch: (said: Said) => understood({
    subscriptionState: oneOf(stateNames, said.subscriptionState),
    cursor: textLike(cursor, said.cursor),
  }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('subscription:list.documentTitle') }] }),
  loader: async ({ context: { api }, deps, abortController: { signal } }) => {
    const [page, counts] = await Promise.all([api.listSubscriptions(deps, { signal }), api.countSubscriptions({}, { signal })])
    return { page, counts }
  },
  component: SubscriptionListScreen,
})

function SubscriptionListScreen() {
  const { page, counts } = Route.useLoaderData()
  const { cursor } = Route.useSearch()
  return <SubscriptionList page={page} counts={counts} paged={cursor !== undefined} />
}
