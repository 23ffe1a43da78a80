import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { MailStep } from './-parts/MailStep.tsx'

export const Route = createFileRoute('/auth/signup/id')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.id') }] }),
  component: MailStep,
})
