import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { IdentityStep } from './-parts/IdentityStep.tsx'

export const Route = createFileRoute('/my/member/withdraw/identity')({
  head: () => ({ meta: [{ title: i18n.t('withdrawal:documentTitle.identity') }] }),
  component: IdentityStep,
})
