import { createFileRoute } from '@tanstack/react-router'
import { partsOf } from '#src/components/part/parts-of.ts'
import { SessionsScreen } from '#src/features/session/my/SessionsScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

export const Route = createFileRoute('/my/session/')({
  head: () => ({ meta: [{ title: i18n.t('mySession:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: async ({ context, abortController: { signal } }) => {
    const { api } = context
    const part = await partsOf(context, signal)
    const [sessions, signIns] = await Promise.all([
      part((signal) => api.listSessions({}, { signal })),
      part((signal) => api.listSignIns({}, { signal })),
    ])
    return { sessions, signIns }
  },
  component: () => <SessionsScreen {...Route.useLoaderData()} />,
})
