import { createFileRoute } from '@tanstack/react-router'
import { fallback, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { type SubscriptionState, subscriptionStates } from '#domain/subscription/states.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { SubscriptionList } from './-parts/SubscriptionList.tsx'

const states = Object.keys(subscriptionStates) as SubscriptionState[]

export const Route = createFileRoute('/my/subscription/')({
  validateSearch: object({
    subscriptionState: fallback(optional(picklist(states)), undefined),
    cursor: fallback(optional(pipe(string(), maxLength(200))), undefined),
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
