import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { isPasswordEntered } from '#src/machines/session/session-selectors.ts'
import { returnToSearch } from '../-search.ts'
import { Dashboard } from './-parts/Dashboard.tsx'
import { PasswordCheck } from './-parts/PasswordCheck.tsx'

export const Route = createFileRoute('/my/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('my:documentTitle') }] }),
  loader: async ({ context: { api, machines }, abortController: { signal } }) => {
    const { session } = await machines.ready()
    if (!isPasswordEntered(session.getSnapshot())) return undefined
    const [user, active, counts, terms] = await Promise.all([
      api.getUserInfo({}, { signal }),
      api.countActiveSubscriptions({}, { signal }),
      api.countSubscriptions({}, { signal }),
      api.listMyTerms({}, { signal }),
    ])
    return { user, active, counts, areTermsDue: terms.list.some(({ dueYn }) => dueYn === 'Y') }
  },
  component: MyScreen,
})

function MyScreen() {
  const overview = Route.useLoaderData()
  const { returnTo } = Route.useSearch()
  return overview ? <Dashboard {...overview} /> : <PasswordCheck returnTo={returnTo} />
}
