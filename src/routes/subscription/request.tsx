import { createFileRoute } from '@tanstack/react-router'
import { RequestScreen } from '#src/features/subscription/request/RequestScreen.tsx'
import { requestSearch } from '#src/features/subscription/request-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireRequestStep } from './-step-guard.ts'

export const Route = createFileRoute('/subscription/request')({
  validateSearch: requestSearch,
  head: () => ({ meta: [{ title: i18n.t('subscriptionRequest:documentTitle.request') }] }),
  beforeLoad: requireRequestStep,
  component: RequestScreen,
})
