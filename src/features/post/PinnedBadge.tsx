import { Badge } from '#src/ui/Badge.tsx'
import { PinIcon } from '#src/ui/icons.tsx'
import { usePostTexts } from './texts.ts'

/** Marks a post that stands first whatever its day. */
export function PinnedBadge() {
  const { t } = usePostTexts()
  return (
    <Badge tone="info" icon={<PinIcon boxSize="1em" />}>
      {t('pinned')}
    </Badge>
  )
}
