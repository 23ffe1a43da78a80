import { createFileRoute, notFound } from '@tanstack/react-router'
import { catalogueCode } from '#domain/plan/choices.ts'
import { matchingText, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { AdminService } from '#src/features/catalogue/admin/AdminService.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/catalogue/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ serviceCode: matchingText(catalogueCode, raw.serviceCode) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('adminCatalogue:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { serviceCode }, abortController: { signal } }) => {
    if (!serviceCode) throw notFound()
    const part = await partsOf(context, signal)
    const [service, consents, apps] = await Promise.all([
      context.api.getAdminService({ serviceCode }, { signal }),
      part((signal) => context.api.listServicePriceConsents({ serviceCode }, { signal })),
      part((signal) => context.api.listServiceApps({ serviceCode }, { signal })),
    ])
    return { service, consents, apps }
  },
  component: Screen,
})

function Screen() {
  const { service, consents, apps } = Route.useLoaderData()
  return <AdminService key={service.serviceCode} service={service} consents={consents} apps={apps} />
}
