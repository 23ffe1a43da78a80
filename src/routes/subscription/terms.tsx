import { createFileRoute } from '@tanstack/react-router'
import type { RawSearch } from '#src/components/address/search-values.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { planSearch } from '#src/features/plan/plan-search.ts'
import { TermsStep } from '#src/features/subscription/request/TermsStep.tsx'
import { draftSearch } from '#src/features/subscription/request-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { isPasswordEntered } from '#src/machines/session/session-selectors.ts'
import { requireRequestStep } from './-step-guard.ts'

export const Route = createFileRoute('/subscription/terms')({
  validateSearch: (raw: RawSearch) => ({ ...planSearch(raw), ...draftSearch(raw) }),
  head: () => ({ meta: [{ title: i18n.t('subscriptionRequest:documentTitle.terms') }] }),
  beforeLoad: requireRequestStep,
  loader: async ({ context, abortController: { signal } }) => {
    const { api, machines } = context
    const part = await partsOf(context, signal)
    // The number of steps depends on the known profiles. They are loaded only if the password is confirmed; other
    // members are asked for their password later.
    const isConfirmed = isPasswordEntered(machines.session.getSnapshot())
      ? part((signal) => api.listSubscriptionProfiles({}, { signal }))
      : undefined
    const [{ list }, profiles] = await Promise.all([api.listSubscriptionTerms({}, { signal }), isConfirmed])
    return { list, profiles }
  },
  component: TermsScreen,
})

function TermsScreen() {
  const { list, profiles } = Route.useLoaderData()
  return <TermsStep terms={list} profiles={profiles} />
}
