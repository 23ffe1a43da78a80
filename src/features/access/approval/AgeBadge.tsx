import { useTranslation } from 'react-i18next'
import { ageOf, type RequestAge } from '#domain/access/ages.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import '#src/i18n/areas/approval.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<RequestAge, BadgeTone> = { NEW: 'neutral', AGED: 'warning', LATE: 'danger' }

/** How long a request waits, as a word; the colour repeats it. */
export function AgeBadge({ requestedAt }: { requestedAt: string }) {
  const { t } = useTranslation('approval')
  const age = ageOf(new Date(requestedAt), portalClock.now())
  return <Badge tone={tones[age]}>{t(`age.${age}`)}</Badge>
}
