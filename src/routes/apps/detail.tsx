import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AccessMissing } from '#src/features/access/AccessMissing.tsx'
import { AppDetail } from '#src/features/app/catalogue/AppDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/apps/detail')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) => parsedSearch({ appId: matchingText(uuid, raw.appId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.detail') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { appId }, abortController: { signal } }) => {
    if (!appId) throw notFound()
    return requireFound('accessApp.missing', api.getAccessApp({ appId }, { signal }))
  },
  component: AppDetailScreen,
  notFoundComponent: AccessMissing,
})

function AppDetailScreen() {
  return <AppDetail app={Route.useLoaderData()} />
}
