import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { returnToSearch } from '../../-search/return-to.ts'
import { oneOf, parsed, type RawSearch } from '../../-search/search-values.ts'
import { EnrolmentFlow } from './-parts/EnrolmentFlow.tsx'

export const Route = createFileRoute('/my/mfa/enrol')({
  head: () => ({ meta: [{ title: i18n.t('mfa:enrol.documentTitle') }] }),
  validateSearch: (raw: RawSearch) => ({
    ...parsed({ mfaType: oneOf(['sms', 'totp'], raw['mfaType']) }),
    ...returnToSearch(raw),
  }),
  loader: ({ context: { api }, abortController: { signal } }) => api.getMfaSettings({}, { signal }),
  gcTime: 0,
  component: Enrol,
})

function Enrol() {
  const { mfaType, returnTo } = Route.useSearch()
  return <EnrolmentFlow settings={Route.useLoaderData()} preferred={mfaType} returnTo={returnTo} />
}
