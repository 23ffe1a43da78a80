import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'
import { returnToSearch } from '../../-search/return-to.ts'
import { SignupFlow } from './-parts/SignupFlow.tsx'

export const Route = createFileRoute('/auth/signup')({
  staticData: { layout: 'auth' },
  validateSearch: returnToSearch,
  head: () => ({
    meta: [{ title: i18n.t('signup:documentTitle.type') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireVisitor,
  component: SignupFlow,
})
