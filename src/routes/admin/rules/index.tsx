import { createFileRoute } from '@tanstack/react-router'
import { AdminRules } from '#src/features/bill-rules/admin/AdminRules.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/rules/')({
  head: () => ({ meta: [{ title: i18n.t('billRules:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.getBillRules({}, { signal }),
  component: RulesScreen,
})

function RulesScreen() {
  const savedRules = Route.useLoaderData()
  return <AdminRules saved={savedRules} />
}
