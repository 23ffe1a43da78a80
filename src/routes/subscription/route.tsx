import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { SubscriptionFlow } from '#src/features/subscription/request/SubscriptionFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLoginAndFactor } from '../-guards.ts'

export const Route = createFileRoute('/subscription')({
  staticData: { layout: 'user' },
  head: () => ({
    meta: [
      { title: i18n.t('subscriptionRequest:documentTitle.hub') },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  beforeLoad: requireLoginAndFactor,
  loader: ({ context: { api }, abortController: { signal } }) => api.getCatalogue({}, { signal }),
  component: SubscriptionRoute,
})

function SubscriptionRoute() {
  return (
    <CatalogueContext value={Route.useLoaderData()}>
      <SubscriptionFlow />
    </CatalogueContext>
  )
}
