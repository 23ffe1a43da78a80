import { createFileRoute } from '@tanstack/react-router'
import { ReasonStep } from '#src/features/member/withdraw/ReasonStep.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/member/withdraw/reason')({
  head: () => ({ meta: [{ title: i18n.t('withdrawal:documentTitle.reason') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.listWithdrawalReasons({}, { signal }),
  component: ReasonScreen,
})

function ReasonScreen() {
  const { list } = Route.useLoaderData()
  return <ReasonStep reasons={list} />
}
