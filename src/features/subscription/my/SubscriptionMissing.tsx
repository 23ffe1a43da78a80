import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** What a member sees at the address of a subscription that is not theirs. */
export function SubscriptionMissing() {
  const { t } = useSubscriptionTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/my/subscription">{t('missing.back')}</Link>}
    />
  )
}
