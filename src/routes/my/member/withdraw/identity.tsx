import { createFileRoute } from '@tanstack/react-router'
import { IdentityStep } from '#src/features/member/withdraw/IdentityStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/member/withdraw/identity')({
  head: () => ({ meta: [{ title: i18n.t('withdrawal:documentTitle.identity') }] }),
  component: IdentityStep,
})
