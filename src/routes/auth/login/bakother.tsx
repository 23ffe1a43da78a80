import { createFileRoute } from '@tanstack/react-router'
import { RecoveryForm } from '#src/features/account/login/RecoveryForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/login/bakother')({
  head: () => ({ meta: [{ title: i18n.t('login:bakother.documentTitle') }] }),
  component: RecoveryForm,
})
