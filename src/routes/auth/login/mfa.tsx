import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { CodeForm } from './-parts/CodeForm.tsx'

export const Route = createFileRoute('/auth/login/mfa')({
  head: () => ({ meta: [{ title: i18n.t('login:mfa.documentTitle') }] }),
  component: CodeForm,
})
