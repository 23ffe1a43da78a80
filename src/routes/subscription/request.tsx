import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { RequestScreen } from './-parts/RequestScreen.tsx'
import { requestSearch } from './-search.ts'
import { requireRequestStep } from './-step-guard.ts'

export const Route = createFileRoute('/subscription/request')({
  validateSearch: requestSearch,
  head: () => ({ meta: [{ title: i18n.t('subscriptionRequest:documentTitle.request') }] }),
  beforeLoad: requireRequestStep,
  component: RequestScreen,
})
