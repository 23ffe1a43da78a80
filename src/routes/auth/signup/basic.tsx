import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { CompanyForm } from './-parts/CompanyForm.tsx'

export const Route = createFileRoute('/auth/signup/basic')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.basic') }] }),
  component: CompanyForm,
})
