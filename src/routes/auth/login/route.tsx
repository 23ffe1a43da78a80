import { createFileRoute } from '@tanstack/react-router'
import { MINUTE_MS } from '#domain/durations.ts'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { LoginFlow } from '#src/features/account/login/LoginFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'

export const Route = createFileRoute('/auth/login')({
  staticData: { layout: 'login' },
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('login:documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireVisitor,
  // A rendered page waits for this one call; in the app the form waits for nothing, and the notice is shown once it has
  // arrived. The beginning of its text is read by the screen that shows it.
  loader: async ({ context: { api, rendering }, abortController: { signal } }) => {
    const arriving = api.listNotices({ limit: 1 }, { signal }).then(
      ({ list }) => list[0],
      () => undefined,
    )
    const atHand = rendering
      ? arriving
      : Promise.race([arriving, new Promise<undefined>((now) => setTimeout(now))])
    return { notice: await atHand, arriving }
  },
  staleTime: 5 * MINUTE_MS,
  component: LoginFlow,
})
