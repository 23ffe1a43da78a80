import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { returnToSearch } from '../../-search/return-to.ts'
import { Certification } from './-parts/Certification.tsx'

export const Route = createFileRoute('/my/certification/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('member:certification.documentTitle') }] }),
  component: () => <Certification returnTo={Route.useSearch().returnTo} />,
})
