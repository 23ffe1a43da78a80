import { createFileRoute, notFound } from '@tanstack/react-router'
import { parsed, type RawSearch, textLike } from '#src/components/address/search-values.ts'
import { AdminService } from '#src/features/catalogue/admin/AdminService.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/catalogue/detail')({
  validateSearch: (raw: RawSearch) => parsed({ service: textLike(/^[A-Z][A-Z0-9_]{0,19}$/, raw.service) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('adminCatalogue:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { service }, abortController: { signal } }) => {
    if (!service) throw notFound()
    return api.getAdminService({ serviceCode: service }, { signal })
  },
  component: Screen,
})

function Screen() {
  const service = Route.useLoaderData()
  return (
    <AdminService key={`${service.serviceCode} ${service.version} ${service.saleYn}`} service={service} />
  )
}
