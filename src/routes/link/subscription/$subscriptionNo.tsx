import { createFileRoute, notFound } from '@tanstack/react-router'
import { referenceNo } from '#src/components/address/search-values.ts'
import { SubscriptionDetail } from '#src/features/subscription/SubscriptionDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const numberPattern = referenceNo('S')

export const Route = createFileRoute('/link/subscription/$subscriptionNo')({
  staticData: { layout: 'api' },
  head: () => ({
    meta: [{ title: i18n.t('subscription:shared.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  // The key is in the fragment of the address, which browsers do not send and servers do not log.
  loader: ({
    context: { api },
    params: { subscriptionNo },
    location: { hash },
    abortController: { signal },
  }) => {
    if (!numberPattern.test(subscriptionNo)) throw notFound()
    return api.getUnauthSubscriptionDetail({ subscriptionNo, viewKey: hash }, { signal })
  },
  component: SharedSubscriptionScreen,
})

function SharedSubscriptionScreen() {
  return <SubscriptionDetail title="shared" detail={Route.useLoaderData()} />
}
