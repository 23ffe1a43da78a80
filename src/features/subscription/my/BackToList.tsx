import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** The way from one subscription to all of them. */
export function BackToList() {
  const { t } = useTranslation('subscription')
  return (
    <TextLink asChild standalone alignSelf="flex-start">
      <Link to="/my/subscription">
        <ArrowLeftIcon />
        {t('detail.back')}
      </Link>
    </TextLink>
  )
}
