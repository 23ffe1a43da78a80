import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../../-guards.ts'
import { WithdrawalFlow } from './-parts/WithdrawalFlow.tsx'

export const Route = createFileRoute('/my/member/withdraw')({
  staticData: { layout: 'withdraw' },
  head: () => ({ meta: [{ title: i18n.t('withdrawal:documentTitle.notice') }] }),
  beforeLoad: requirePassword,
  component: WithdrawalFlow,
})
