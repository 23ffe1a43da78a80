import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { NothingOnSale } from '#src/features/plan/NothingOnSale.tsx'
import { planSearch } from '#src/features/plan/plan-search.ts'
import { RequestClosed } from '#src/features/subscription/request/RequestClosed.tsx'
import { SubscriptionHub } from '#src/features/subscription/request/SubscriptionHub.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/subscription/')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  // Not cached: a new draft or request appears at once.
  staleTime: 0,
  loader: async ({ context, deps, parentMatchPromise, abortController: { signal } }) => {
    const [{ loadHub }, { loaderData }] = await Promise.all([
      import('#src/features/subscription/request/load-hub.ts'),
      parentMatchPromise,
    ])
    return loadHub(context, loaderData ?? { services: [] }, deps, signal)
  },
  component: HubScreen,
})

function HubScreen() {
  const { quote, desk, own } = Route.useLoaderData()
  const search = Route.useSearch()
  const router = useRouter()
  const mayManage = useMayManage()
  const isOpen = desk !== undefined
  useEffect(() => {
    // A role may have been granted or removed since the page was loaded.
    if (mayManage !== isOpen) void router.invalidate()
  }, [mayManage, isOpen, router])
  if (!mayManage) return <RequestClosed own={own} />
  if (desk && !quote) return <NothingOnSale title={i18n.t('subscriptionRequest:title')} />
  return quote && desk && <SubscriptionHub search={search} quote={quote} desk={desk} />
}
