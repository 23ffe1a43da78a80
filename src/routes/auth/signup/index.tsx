import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { TypeForm } from './-parts/TypeForm.tsx'

export const Route = createFileRoute('/auth/signup/')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.type') }] }),
  component: TypeForm,
})
