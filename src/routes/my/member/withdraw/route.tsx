import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalFlow } from '#src/features/member/withdraw/WithdrawalFlow.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../../-guards.ts'

export const Route = createFileRoute('/my/member/withdraw')({
  staticData: { layout: 'withdraw' },
  head: () => ({ meta: [{ title: i18n.t('withdrawal:documentTitle.notice') }] }),
  beforeLoad: requirePassword,
  component: WithdrawalFlow,
})
