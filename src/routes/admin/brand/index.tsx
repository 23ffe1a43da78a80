import { createFileRoute } from '@tanstack/react-router'
import { AdminBrand } from '#src/features/brand/admin/AdminBrand.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/brand/')({
  head: () => ({ meta: [{ title: i18n.t('brand:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.getBrand({}, { signal }),
  component: BrandScreen,
})

function BrandScreen() {
  const brand = Route.useLoaderData()
  return <AdminBrand brand={brand} />
}
