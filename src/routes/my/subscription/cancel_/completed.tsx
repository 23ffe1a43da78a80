import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { CancelCompleted } from '#src/features/subscription/cancel/Completed.tsx'
import { SubscriptionMissing } from '#src/features/subscription/my/SubscriptionMissing.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/subscription/cancel_/completed')({
  staticData: { layout: 'withdraw' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ subscriptionId: matchingText(uuid, raw.subscriptionId) }),
  // Not cached: the amounts of a cancellation are calculated each time.
  gcTime: 0,
  preload: false,
  loaderDeps: ({ search: { subscriptionId } }) => ({ subscriptionId }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionCancel:documentTitle.completed') }] }),
  loader: async ({ context: { api }, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const { cancellation, ...estimate } = await requireFound(
      'subscription.missing',
      api.estimateSubscriptionWithdrawal({ subscriptionId }, { signal }),
    )
    // The cancellation was undone, or never requested.
    if (!cancellation) throw redirect({ to: '/my/subscription/detail', search: { subscriptionId } })
    return { cancellation, estimate }
  },
  component: CompletedScreen,
  notFoundComponent: SubscriptionMissing,
})

function CompletedScreen() {
  const { cancellation, estimate } = Route.useLoaderData()
  return <CancelCompleted cancellation={cancellation} estimate={estimate} />
}
