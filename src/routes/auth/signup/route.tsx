import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { SignupFlow } from '#src/features/account/signup/SignupFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'

export const Route = createFileRoute('/auth/signup')({
  staticData: { layout: 'auth' },
  validateSearch: returnToSearch,
  head: () => ({
    meta: [{ title: i18n.t('signup:documentTitle.type') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireVisitor,
  component: SignupFlow,
})
