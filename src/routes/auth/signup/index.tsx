import { createFileRoute } from '@tanstack/react-router'
import { TypeForm } from '#src/features/account/signup/TypeForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.type') }] }),
  component: TypeForm,
})
