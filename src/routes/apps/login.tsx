import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AccessMissing } from '#src/features/access/AccessMissing.tsx'
import { AppLogin } from '#src/features/app/catalogue/AppLogin.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

const needs = ['LOGIN', 'PROOF', 'GRANT'] as const
const oidcAddress = (request: string) => `/oidc/login/${request}`

export const Route = createFileRoute('/apps/login')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      appId: matchingText(uuid, raw.appId),
      request: matchingText(cursor, raw.request),
      need: oneOf(needs, raw.need),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.login') }, { name: 'robots', content: 'noindex' }],
  }),
  // A logged-in member continues at once: the server reports which steps are still missing.
  beforeLoad: async (guarded) => {
    await requireLogin(guarded)
    const { request, need } = guarded.search
    if (request && need === 'LOGIN') throw redirect({ href: oidcAddress(request), reloadDocument: true })
  },
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { appId, request, need }, abortController: { signal } }) => {
    if (!appId || !request || !need || need === 'LOGIN') throw notFound()
    const app = await requireFound('accessApp.missing', api.getAccessApp({ appId }, { signal }))
    return { app, need, onUrl: oidcAddress(request) }
  },
  component: AppLoginScreen,
  notFoundComponent: AccessMissing,
})

function AppLoginScreen() {
  return <AppLogin {...Route.useLoaderData()} />
}
