import { createFileRoute } from '@tanstack/react-router'
import { IdentityStep } from '#src/features/account/signup/IdentityStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/identity')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.identity') }] }),
  component: IdentityStep,
})
