import '#src/i18n/areas/post.ts'
import { useTranslation } from 'react-i18next'
import { FeedIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { FEED } from './feed.ts'

/** The way to the feed of notices. */
export function FeedLink() {
  const { t } = useTranslation('post')
  return (
    <TextLink standalone href={FEED}>
      <FeedIcon />
      {t('list.feed')}
    </TextLink>
  )
}
