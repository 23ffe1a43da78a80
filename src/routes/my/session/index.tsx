import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'
import { SessionsScreen } from './-parts/SessionsScreen.tsx'

export const Route = createFileRoute('/my/session/')({
  head: () => ({ meta: [{ title: i18n.t('mySession:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [sessions, signIns] = await Promise.all([
      api.listSessions({}, { signal }),
      api.listSignIns({}, { signal }),
    ])
    return { sessions: sessions.list, signIns: signIns.list }
  },
  component: () => <SessionsScreen {...Route.useLoaderData()} />,
})
