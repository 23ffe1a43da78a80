import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { LoginFlow } from '#src/features/account/login/LoginFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'

export const Route = createFileRoute('/auth/login')({
  staticData: { layout: 'login' },
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('login:documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireVisitor,
  component: LoginFlow,
})
