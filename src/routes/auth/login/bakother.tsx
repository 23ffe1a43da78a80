import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { RecoveryForm } from './-parts/RecoveryForm.tsx'

export const Route = createFileRoute('/auth/login/bakother')({
  head: () => ({ meta: [{ title: i18n.t('login:bakother.documentTitle') }] }),
  component: RecoveryForm,
})
