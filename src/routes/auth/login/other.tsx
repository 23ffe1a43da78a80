import { createFileRoute } from '@tanstack/react-router'
import { FactorChoice } from '#src/features/account/login/FactorChoice.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/login/other')({
  head: () => ({ meta: [{ title: i18n.t('login:other.documentTitle') }] }),
  component: FactorChoice,
})
