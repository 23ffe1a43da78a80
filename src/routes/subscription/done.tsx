import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionDone } from '#src/features/subscription/request/SubscriptionDone.tsx'
import { doneSearch } from '#src/features/subscription/request-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireSubscriptionPage } from './-step-guard.ts'

export const Route = createFileRoute('/subscription/done')({
  validateSearch: doneSearch,
  head: () => ({ meta: [{ title: i18n.t('subscriptionRequest:documentTitle.done') }] }),
  beforeLoad: requireSubscriptionPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { subscriptionNo }, abortController: { signal } }) => {
    const { requests } = await api.getSubscriptionDesk({}, { signal })
    return requests.find((request) => request.subscriptionNo === subscriptionNo)
  },
  component: DoneScreen,
})

function DoneScreen() {
  return <SubscriptionDone receipt={Route.useLoaderData()} />
}
