import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { IdentityStep } from './-parts/IdentityStep.tsx'

export const Route = createFileRoute('/auth/signup/identity')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.identity') }] }),
  component: IdentityStep,
})
