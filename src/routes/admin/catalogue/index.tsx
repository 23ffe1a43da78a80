import { createFileRoute } from '@tanstack/react-router'
import { AdminServices } from '#src/features/catalogue/admin/AdminServices.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/catalogue/')({
  head: () => ({ meta: [{ title: i18n.t('adminCatalogue:documentTitle') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listAdminServices({}, { signal }),
  component: () => <AdminServices {...Route.useLoaderData()} />,
})
