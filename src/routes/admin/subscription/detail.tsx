import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AdminSubscription } from '#src/features/subscription/admin/AdminSubscription.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/subscription/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ subscriptionId: matchingText(uuid, raw.subscriptionId) }),
  loaderDeps: ({ search }) => search,
  // Not cached: another staff member may have decided on the request, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    return requireFound('subscription.missing', api.getAdminSubscription({ subscriptionId }, { signal }))
  },
  head: () => ({ meta: [{ title: i18n.t('subscriptionAdmin:detail.documentTitle') }] }),
  component: AdminSubscriptionScreen,
  notFoundComponent: SubscriptionMissing,
})

function AdminSubscriptionScreen() {
  const loadedSubscription = Route.useLoaderData()
  return (
    <AdminSubscription
      key={loadedSubscription.detail.subscriptionInfo.subscriptionId}
      read={loadedSubscription}
    />
  )
}

function SubscriptionMissing() {
  return <AdminMissing of="subscription" />
}
