import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { FactorChoice } from './-parts/FactorChoice.tsx'

export const Route = createFileRoute('/auth/login/other')({
  head: () => ({ meta: [{ title: i18n.t('login:other.documentTitle') }] }),
  component: FactorChoice,
})
