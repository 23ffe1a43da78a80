import { createFileRoute } from '@tanstack/react-router'
import { ConnectionList } from '#src/features/connections/admin/ConnectionList.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/connections/')({
  head: () => ({ meta: [{ title: i18n.t('connections:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.listConnections({}, { signal }),
  component: ConnectionsScreen,
})

function ConnectionsScreen() {
  return <ConnectionList {...Route.useLoaderData()} />
}
