import { createFileRoute } from '@tanstack/react-router'
import { EndStep } from '#src/features/subscription/cancel/EndStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/subscription/cancel/form')({
  head: () => ({ meta: [{ title: i18n.t('subscriptionCancel:documentTitle.form') }] }),
  component: EndStep,
})
