import { createFileRoute } from '@tanstack/react-router'
import { ProfilesScreen } from '#src/features/settings/my/ProfilesScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

/** The maximum page size that the contract allows. */
const ALL = 100

export const Route = createFileRoute('/my/settings/profile')({
  head: () => ({ meta: [{ title: i18n.t('profile:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: ({ context: { api }, abortController: { signal } }) =>
    api.listSubscriptionProfiles({ limit: ALL }, { signal }),
  component: () => <ProfilesScreen profiles={Route.useLoaderData()} />,
})
