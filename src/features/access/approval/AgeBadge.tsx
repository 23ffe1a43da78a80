import { ageOf, type RequestAge } from '#domain/access/ages.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

const tones: Record<RequestAge, BadgeTone> = { NEW: 'neutral', AGED: 'warning', LATE: 'danger' }

/** How long a request has waited, as a word; the colour repeats it. */
export function AgeBadge({ requestedAt }: { requestedAt: string }) {
  const { t } = useApprovalTexts()
  const age = ageOf(new Date(requestedAt), portalClock.now())
  return <Badge tone={tones[age]}>{t(`age.${age}`)}</Badge>
}
