import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** The screen of a subscription that does not belong to the member. */
export function SubscriptionMissing() {
  const { t } = useSubscriptionTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/my/subscription">
          {t('missing.back')}
        </Link>
      }
    />
  )
}
