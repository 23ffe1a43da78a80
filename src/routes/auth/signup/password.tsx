import { createFileRoute } from '@tanstack/react-router'
import { PasswordStep } from '#src/features/account/signup/PasswordStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/password')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.password') }] }),
  component: PasswordStep,
})
