import { createFileRoute } from '@tanstack/react-router'
import { returnToSearch } from '#src/components/address/return-to.ts'
import { PasswordCheck } from '#src/features/verification/PasswordCheck.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/password_check')({
  validateSearch: returnToSearch,
  head: () => ({ meta: [{ title: i18n.t('passwordCheck:documentTitle') }] }),
  component: PasswordCheckScreen,
})

function PasswordCheckScreen() {
  const { returnTo } = Route.useSearch()
  return <PasswordCheck returnTo={returnTo ?? '/my'} />
}
