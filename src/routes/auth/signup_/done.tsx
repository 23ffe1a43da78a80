import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { SignupDone } from '#src/features/account/signup/SignupDone.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../../-guards.ts'

export const Route = createFileRoute('/auth/signup_/done')({
  staticData: { layout: 'auth' },
  validateSearch: returnToSearch,
  head: () => ({
    meta: [{ title: i18n.t('signup:documentTitle.done') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  // Only the suggestion of a trial depends on the call.
  loader: ({ context: { api }, abortController: { signal } }) =>
    api.listTrials({}, { signal }).then(
      ({ list }) => list.some(({ trial, trialDays }) => trial === null && trialDays !== null),
      () => false,
    ),
  component: DoneScreen,
})

function DoneScreen() {
  return <SignupDone returnTo={Route.useSearch().returnTo} isTriable={Route.useLoaderData()} />
}
