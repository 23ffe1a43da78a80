import { createFileRoute } from '@tanstack/react-router'
import { MINUTE_MS } from '#domain/durations.ts'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { partsOf } from '#src/components/part/part.ts'
import { LoginFlow } from '#src/features/account/login/LoginFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'

export const Route = createFileRoute('/auth/login')({
  staticData: { layout: 'login' },
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('login:documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireVisitor,
  // The form waits for nothing: in the browser the notice is shown once it has arrived.
  loader: async ({ context, abortController: { signal } }) => ({
    notices: await partsOf(
      { ...context, waitMs: 0 },
      signal,
    )((by) => context.api.listNotices({ limit: 1 }, { signal: by })),
  }),
  staleTime: 5 * MINUTE_MS,
  component: LoginFlow,
})
