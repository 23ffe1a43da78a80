import { createFileRoute } from '@tanstack/react-router'
import { MailStep } from '#src/features/account/signup/MailStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/id')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.id') }] }),
  component: MailStep,
})
