import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { CredentialsForm } from './-parts/CredentialsForm.tsx'

export const Route = createFileRoute('/auth/login/')({
  head: () => ({ meta: [{ title: i18n.t('login:documentTitle') }] }),
  component: CredentialsForm,
})
