import { createFileRoute } from '@tanstack/react-router'
import { ContactVerify } from '#src/features/member/my/ContactVerify.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/member/mobileverify')({
  head: () => ({ meta: [{ title: i18n.t('member:verify.phoneDocumentTitle') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listContactChanges({}, { signal }),
  component: () => <ContactVerify key="PHONE" contactType="PHONE" waiting={Route.useLoaderData().list} />,
})
