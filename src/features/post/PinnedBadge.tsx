import '#src/i18n/areas/post.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '#src/ui/Badge.tsx'
import { PinIcon } from '#src/ui/icons.tsx'

/** Marks a post that stands first whatever its day. */
export function PinnedBadge() {
  const { t } = useTranslation('post')
  return (
    <Badge tone="info" icon={<PinIcon boxSize="1em" />}>
      {t('pinned')}
    </Badge>
  )
}
