import { createFileRoute } from '@tanstack/react-router'
import { CredentialsForm } from '#src/features/account/login/CredentialsForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/login/')({
  head: () => ({ meta: [{ title: i18n.t('login:documentTitle') }] }),
  component: CredentialsForm,
})
