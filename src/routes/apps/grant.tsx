import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AccessMissing } from '#src/features/access/AccessMissing.tsx'
import { GrantDetail } from '#src/features/access/grants/GrantDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/apps/grant')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) => parsedSearch({ grantId: matchingText(uuid, raw.grantId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.grant') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { grantId }, abortController: { signal } }) => {
    if (!grantId) throw notFound()
    return requireFound('accessGrant.missing', api.getAccessGrant({ grantId }, { signal }))
  },
  component: GrantScreen,
  notFoundComponent: AccessMissing,
})

function GrantScreen() {
  return <GrantDetail {...Route.useLoaderData()} />
}
