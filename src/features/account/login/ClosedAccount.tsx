import { Link } from '@tanstack/react-router'
import type { Problem } from '#contract/problem.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLoginTexts } from '../login-texts.ts'

/** The link to an inquiry, shown if a login was refused because the staff closed the account. */
export function ClosedAccount({ problem }: { problem: Problem | undefined }) {
  const { t } = useLoginTexts()
  if (!problem?.is('login.closed')) return null
  return (
    <TextLink asChild standalone>
      <Link to="/inquiry/write">{t('other.ask')}</Link>
    </TextLink>
  )
}
