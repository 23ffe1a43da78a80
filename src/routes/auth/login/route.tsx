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
  // The form does not wait for the notice: a notice that is not loaded yet is shown once it has arrived.
  loader: async ({ context: { api, rendering }, abortController: { signal } }) => {
    const arriving = api
      .listNotices({ limit: 1 }, { signal })
      .then(
        ({ list: [first] }) =>
          first &&
          api.getNotice({ postId: first.postId }, { signal }).catch(() => ({ ...first, summary: undefined })),
      )
      .catch(() => undefined)
    const atHand = rendering
      ? arriving
      : Promise.race([arriving, new Promise<undefined>((now) => setTimeout(now))])
    return { notice: await atHand, arriving }
  },
  staleTime: 5 * MINUTE_MS,
  component: LoginFlow,
})
