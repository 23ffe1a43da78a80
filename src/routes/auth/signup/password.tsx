import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { PasswordStep } from './-parts/PasswordStep.tsx'

export const Route = createFileRoute('/auth/signup/password')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.password') }] }),
  component: PasswordStep,
})
