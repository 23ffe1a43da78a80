import { FeedIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { FEED } from './feed.ts'
import { usePostTexts } from './texts.ts'

/** The link to the feed of notices. */
export function FeedLink() {
  const { t } = usePostTexts()
  return (
    <TextLink standalone href={FEED}>
      <FeedIcon />
      {t('list.feed')}
    </TextLink>
  )
}
