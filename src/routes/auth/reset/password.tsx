import { createFileRoute } from '@tanstack/react-router'
import { PasswordReset } from '#src/features/account/reset/PasswordReset.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireVisitor } from '../../-guards.ts'

export const Route = createFileRoute('/auth/reset/password')({
  staticData: { layout: 'auth' },
  head: () => ({
    meta: [{ title: i18n.t('passwordReset:documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireVisitor,
  component: PasswordReset,
})
