import { createFileRoute } from '@tanstack/react-router'
import { CodeForm } from '#src/features/account/login/CodeForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/login/mfa')({
  head: () => ({ meta: [{ title: i18n.t('login:mfa.documentTitle') }] }),
  component: CodeForm,
})
