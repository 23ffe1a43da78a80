import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { oneOf, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { EnrolmentFlow } from '#src/features/mfa/my/EnrolmentFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/mfa/enrol')({
  head: () => ({ meta: [{ title: i18n.t('mfa:enrol.documentTitle') }] }),
  validateSearch: (raw: RawSearch) => ({
    ...parsedSearch({ mfaType: oneOf(['sms', 'totp'], raw['mfaType']) }),
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
