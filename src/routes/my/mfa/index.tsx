import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { WaysToLogIn } from '#src/features/mfa/my/WaysToLogIn.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/mfa/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('mfa:documentTitle') }] }),
  loader: async ({ context, abortController: { signal } }) => {
    const part = await partsOf(context, signal)
    const [settings, passkeys] = await Promise.all([
      context.api.getMfaSettings({}, { signal }),
      part((signal) => context.api.listPasskeys({}, { signal })),
    ])
    return { settings, passkeys }
  },
  gcTime: 0,
  component: Screen,
})

function Screen() {
  return <WaysToLogIn {...Route.useLoaderData()} returnTo={Route.useSearch().returnTo} />
}
