import { BackLink } from '#src/components/screen/BackLink.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** The link from one subscription to all of them. */
export function BackToList() {
  const { t } = useSubscriptionTexts()
  return <BackLink to="/my/subscription">{t('detail.back')}</BackLink>
}
