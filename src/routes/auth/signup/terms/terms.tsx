import { createFileRoute } from '@tanstack/react-router'
import { TermsForm } from '#src/features/account/signup/TermsForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/terms/terms')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.terms') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listTerms({}, { signal }),
  component: TermsScreen,
})

function TermsScreen() {
  return <TermsForm terms={Route.useLoaderData().list} />
}
