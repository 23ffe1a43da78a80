import { createFileRoute } from '@tanstack/react-router'
import { planSearch } from '../service/-plan-search.ts'
import { SubscriptionHub } from './-parts/SubscriptionHub.tsx'

export const Route = createFileRoute('/subscription/')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  // What was begun or asked for a moment ago is there at once.
  staleTime: 0,
  loader: async ({ context: { api }, deps, abortController: { signal } }) => {
    const { orderOf } = await import('./-parts/order.ts')
    const order = orderOf(deps)
    const [quote, desk] = await Promise.all([
      api.estimateSubscription(order, { signal }),
      api.getSubscriptionDesk({}, { signal }),
    ])
    return { quote, desk }
  },
  component: HubScreen,
})

function HubScreen() {
  const { quote, desk } = Route.useLoaderData()
  return <SubscriptionHub search={Route.useSearch()} quote={quote} desk={desk} />
}
