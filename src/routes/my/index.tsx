import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { HomeScreen } from '#src/features/home/HomeScreen.tsx'
import { PasswordCheck } from '#src/features/verification/PasswordCheck.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { isPasswordEntered } from '#src/machines/session/session-selectors.ts'

export const Route = createFileRoute('/my/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('my:documentTitle') }] }),
  loader: async ({ context, abortController: { signal } }) => {
    if (!isPasswordEntered(context.machines.session.getSnapshot())) return undefined
    return (await import('#src/features/home/load-home.ts')).loadHome(context, signal)
  },
  component: MyScreen,
})

function MyScreen() {
  const home = Route.useLoaderData()
  const { returnTo } = Route.useSearch()
  return home ? <HomeScreen home={home} /> : <PasswordCheck returnTo={returnTo} />
}
