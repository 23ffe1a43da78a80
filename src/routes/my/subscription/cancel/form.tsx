import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { EndStep } from './-parts/EndStep.tsx'

export const Route = createFileRoute('/my/subscription/cancel/form')({
  head: () => ({ meta: [{ title: i18n.t('subscriptionCancel:documentTitle.form') }] }),
  component: EndStep,
})
