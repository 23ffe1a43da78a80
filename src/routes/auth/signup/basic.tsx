import { createFileRoute } from '@tanstack/react-router'
import { CompanyForm } from '#src/features/account/signup/CompanyForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/basic')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.basic') }] }),
  component: CompanyForm,
})
