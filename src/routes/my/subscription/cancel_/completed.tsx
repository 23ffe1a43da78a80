import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../../-search/search-values.ts'
import { SubscriptionMissing } from '../-parts/SubscriptionMissing.tsx'
import { Completed } from '../cancel/-parts/Completed.tsx'

export const Route = createFileRoute('/my/subscription/cancel_/completed')({
  staticData: { layout: 'withdraw' },
  validateSearch: (raw: RawSearch) => parsed({ subscriptionId: textLike(uuid, raw.subscriptionId) }),
  // What an end comes to is asked for again each time: nothing that was kept may be shown.
  gcTime: 0,
  preload: false,
  loaderDeps: ({ search: { subscriptionId } }) => ({ subscriptionId }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionCancel:documentTitle.completed') }] }),
  loader: async ({ context: { api }, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const { cancellation, ...estimate } = await orNotFound(
      'subscription.missing',
      api.estimateSubscriptionWithdrawal({ subscriptionId }, { signal }),
    )
    // It was taken back, or never asked for.
    if (!cancellation) throw redirect({ to: '/my/subscription/detail', search: { subscriptionId } })
    return { cancellation, estimate }
  },
  component: CompletedScreen,
  notFoundComponent: SubscriptionMissing,
})

function CompletedScreen() {
  const { cancellation, estimate } = Route.useLoaderData()
  return <Completed cancellation={cancellation} estimate={estimate} />
}
