import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import type { RawSearch } from '../-search/search-values.ts'
import { planSearch } from '../service/-plan-search.ts'
import { TermsStep } from './-parts/TermsStep.tsx'
import { draftSearch } from './-search.ts'
import { requireSubscriptionPage } from './-step-guard.ts'

export const Route = createFileRoute('/subscription/terms')({
  validateSearch: (raw: RawSearch) => ({ ...planSearch(raw), ...draftSearch(raw) }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionRequest:documentTitle.terms') }] }),
  beforeLoad: requireSubscriptionPage,
  loader: ({ context: { api }, abortController: { signal } }) => api.listSubscriptionTerms({}, { signal }),
  component: TermsScreen,
})

function TermsScreen() {
  return <TermsStep terms={Route.useLoaderData().list} />
}
