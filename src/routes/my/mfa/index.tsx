import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { returnToSearch } from '../../-search/return-to.ts'
import { MfaScreen } from './-parts/MfaScreen.tsx'
import { PasskeySection } from './-parts/PasskeySection.tsx'

export const Route = createFileRoute('/my/mfa/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('mfa:documentTitle') }] }),
  loader: ({ context: { api }, abortController: { signal } }) =>
    Promise.all([api.getMfaSettings({}, { signal }), api.listPasskeys({}, { signal })]),
  gcTime: 0,
  component: WaysToLogIn,
})

function WaysToLogIn() {
  const [settings, { list, accepted }] = Route.useLoaderData()
  const { returnTo } = Route.useSearch()
  return (
    <MfaScreen settings={settings} hasPasskey={list.length > 0} returnTo={returnTo}>
      <PasskeySection passkeys={list} accepted={accepted} returnTo={returnTo} />
    </MfaScreen>
  )
}
