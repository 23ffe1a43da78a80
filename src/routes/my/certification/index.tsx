import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { Certification } from '#src/features/member/certification/Certification.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/certification/')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('member:certification.documentTitle') }] }),
  component: () => <Certification returnTo={Route.useSearch().returnTo} />,
})
