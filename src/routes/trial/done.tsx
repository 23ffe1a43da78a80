import { createFileRoute, redirect } from '@tanstack/react-router'
import { catalogueCode } from '#domain/plan/choices.ts'
import { matchingText, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { TrialDone } from '#src/features/trial/TrialDone.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/trial/done')({
  validateSearch: (raw: RawSearch) => parsedSearch({ service: matchingText(catalogueCode, raw.service) }),
  loaderDeps: ({ search }) => search,
  staleTime: 0,
  head: () => ({ meta: [{ title: i18n.t('trial:documentTitle.done') }] }),
  loader: async ({ context: { api }, deps: { service }, abortController: { signal } }) => {
    const { list } = await api.listTrials({}, { signal })
    const trial = list.find(({ serviceCode }) => serviceCode === service)?.trial
    if (trial?.trialState !== 'RUNNING') throw redirect({ to: '/trial', replace: true })
    return trial
  },
  component: DoneScreen,
})

function DoneScreen() {
  return <TrialDone trial={Route.useLoaderData()} />
}
