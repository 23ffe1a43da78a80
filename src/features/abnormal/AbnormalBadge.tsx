import type { AbnormalState } from '#domain/abnormal/actions.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useSecurityTexts } from './texts.ts'

const tones: Record<AbnormalState, BadgeTone> = {
  OPEN: 'danger',
  REVIEW: 'warning',
  HANDLED: 'success',
  EXCLUDED: 'neutral',
}

/** The state of an abnormal behaviour in a word. */
export function AbnormalBadge({ state }: { state: AbnormalState }) {
  const { t } = useSecurityTexts()
  return <Badge tone={tones[state]}>{t(`abnormal.state.${state}`)}</Badge>
}
