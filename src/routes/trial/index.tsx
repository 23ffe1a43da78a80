import { createFileRoute } from '@tanstack/react-router'
import { catalogueCode } from '#domain/plan/choices.ts'
import { matchingText, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { TrialScreen } from '#src/features/trial/TrialScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/trial/')({
  validateSearch: (raw: RawSearch) => parsedSearch({ service: matchingText(catalogueCode, raw.service) }),
  // Not cached: a new trial appears at once.
  staleTime: 0,
  head: () => ({ meta: [{ title: i18n.t('trial:documentTitle.start') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listTrials({}, { signal }),
  component: StartScreen,
})

function StartScreen() {
  return <TrialScreen offers={Route.useLoaderData().list} wanted={Route.useSearch().service} />
}
