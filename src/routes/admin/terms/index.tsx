import { createFileRoute } from '@tanstack/react-router'
import { AdminTerms } from '#src/features/terms/admin/AdminTerms.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/terms/')({
  head: () => ({ meta: [{ title: i18n.t('adminTerms:documentTitle') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listTermsDocuments({}, { signal }),
  component: () => <AdminTerms {...Route.useLoaderData()} />,
})
