import { Badge } from '#src/ui/Badge.tsx'
import { PinIcon } from '#src/ui/icons.tsx'
import { usePostTexts } from './texts.ts'

/** Marks a post that is listed first regardless of its date. */
export function PinnedBadge() {
  const { t } = usePostTexts()
  return (
    <Badge tone="info" icon={<PinIcon boxSize="1em" />}>
      {t('pinned')}
    </Badge>
  )
}
