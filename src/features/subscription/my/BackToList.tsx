import { Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** The link from one subscription to all of them. */
export function BackToList() {
  const { t } = useSubscriptionTexts()
  return (
    <TextLink asChild standalone alignSelf="flex-start">
      <Link to="/my/subscription">
        <ArrowLeftIcon />
        {t('detail.back')}
      </Link>
    </TextLink>
  )
}
