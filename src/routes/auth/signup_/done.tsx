import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { partsOf } from '#src/components/part/part.ts'
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
  loader: async ({ context, abortController: { signal } }) => {
    const part = partsOf(context, signal)
    return part((signal) => context.api.listTrials({}, { signal }))
  },
  component: DoneScreen,
})

function DoneScreen() {
  return <SignupDone returnTo={Route.useSearch().returnTo} trials={Route.useLoaderData()} />
}
