import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'

/** What a member sees at the address of a subscription that is not theirs. */
export function SubscriptionMissing() {
  const { t } = useTranslation('subscription')
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/my/subscription">{t('missing.back')}</Link>}
    />
  )
}
