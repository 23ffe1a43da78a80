import type { GrantFacts } from '#domain/access/grants.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useAccessTexts } from './texts.ts'

type BadgeState = 'NORMAL' | 'PAUSE' | 'SECURITY' | 'TERM' | 'RELEASED' | 'REVOKED'

const tones: Record<BadgeState, BadgeTone> = {
  NORMAL: 'success',
  PAUSE: 'warning',
  SECURITY: 'danger',
  TERM: 'neutral',
  RELEASED: 'neutral',
  REVOKED: 'neutral',
}

/** The state of a permission in one word. */
export function GrantStateBadge({
  useStatus,
  pauseOrigin,
  endReason,
}: Pick<GrantFacts, 'useStatus' | 'pauseOrigin' | 'endReason'>) {
  const { t } = useAccessTexts()
  const pauseState = pauseOrigin === 'SECURITY' ? 'SECURITY' : 'PAUSE'
  const shownState: BadgeState =
    useStatus === 'EXPIRE' ? (endReason ?? 'TERM') : useStatus === 'PAUSE' ? pauseState : 'NORMAL'
  return <Badge tone={tones[shownState]}>{t(`grantState.${shownState}`)}</Badge>
}
