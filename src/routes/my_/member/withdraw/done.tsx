import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { WithdrawalDone } from '#src/features/member/withdraw/WithdrawalDone.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { leaveToBrowser } from '../../../-guards.ts'

export const Route = createFileRoute('/my_/member/withdraw/done')({
  staticData: { layout: 'withdraw' },
  head: () => ({
    meta: [{ title: i18n.t('withdrawal:documentTitle.done') }, { name: 'robots', content: 'noindex' }],
  }),
  // Only a member who has just withdrawn has this history state, which contains no name. Without it the page
  // redirects to the login.
  beforeLoad: ({ context, location }) => {
    leaveToBrowser({ context })
    if (!location.state.withdrawal) throw redirect({ to: '/my/member/withdraw', replace: true })
  },
  component: DoneScreen,
})

function DoneScreen() {
  const withdrawnState = useLocation({ select: ({ state }) => state.withdrawal })
  return withdrawnState && <WithdrawalDone done={withdrawnState} />
}
