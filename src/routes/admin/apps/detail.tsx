import { createFileRoute, notFound } from '@tanstack/react-router'
import { appOwners } from '#domain/app/owners.ts'
import {
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { AdminAppDetail } from '#src/features/app/admin/AdminAppDetail.tsx'
import { AdminAppMissing } from '#src/features/app/admin/AdminAppMissing.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/apps/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ appId: matchingText(uuid, raw.appId), owner: oneOf(appOwners, raw.owner) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('appAdmin:documentTitle.detail') }] }),
  // Not cached: another admin may have changed the settings.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { appId, owner }, abortController: { signal } }) => {
    if (!appId) throw notFound()
    const { api } = context
    const app = await requireFound('accessApp.missing', api.getAdminApp({ appId, owner }, { signal }))
    if (app.ownYn === 'N') return { app, connected: undefined }
    const part = await partsOf(context, signal)
    const [connection, webhook, scim] = await Promise.all([
      part((signal) => api.getAppConnection({ appId, owner }, { signal })),
      part((signal) => api.getAppWebhook({ appId, owner }, { signal })),
      part((signal) => api.getAppScim({ appId, owner }, { signal })),
    ])
    return { app, connected: { connection, webhook, scim } }
  },
  component: AdminAppScreen,
  notFoundComponent: AdminAppMissing,
})

function AdminAppScreen() {
  const { app, connected } = Route.useLoaderData()
  return <AdminAppDetail key={app.appId} app={app} connected={connected} />
}
