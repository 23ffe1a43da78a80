import { createFileRoute, notFound } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'
import { orNotFound } from '../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../-search/search-values.ts'
import { AccessMissing } from './-parts/AccessMissing.tsx'
import { GrantDetail } from './-parts/grants/GrantDetail.tsx'

export const Route = createFileRoute('/apps/grant')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) => parsed({ grantId: textLike(uuid, raw.grantId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.grant') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { grantId }, abortController: { signal } }) => {
    if (!grantId) throw notFound()
    return orNotFound('accessGrant.missing', api.getAccessGrant({ grantId }, { signal }))
  },
  component: GrantScreen,
  notFoundComponent: AccessMissing,
})

function GrantScreen() {
  return <GrantDetail {...Route.useLoaderData()} />
}
