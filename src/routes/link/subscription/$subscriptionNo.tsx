import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#src/components/ErrorScreen.tsx'
import { problemOf } from '#src/components/problem.ts'
import { SubscriptionDetail } from '#src/components/subscription/SubscriptionDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/link/subscription/$subscriptionNo')({
  staticData: { layout: 'api' },
  head: () => ({ meta: [{ title: i18n.t('subscription:shared.documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  // The key travels behind the # of the address, which browsers send to no server and write to no log.
  loader: ({ context: { api }, params: { subscriptionNo }, location: { hash }, abortController: { signal } }) =>
    api.getUnauthSubscriptionDetail({ subscriptionNo, viewKey: hash }, { signal }),
  component: SharedSubscriptionScreen,
  errorComponent: SharedSubscriptionFailed,
})

function SharedSubscriptionScreen() {
  return <SubscriptionDetail title="shared" detail={Route.useLoaderData()} />
}

function SharedSubscriptionFailed({ error }: { error: unknown }) {
  const { code, message } = problemOf(error)
  return <ErrorScreen code={code} message={message} />
}
