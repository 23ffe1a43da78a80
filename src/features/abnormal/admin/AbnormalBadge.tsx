import { useTranslation } from 'react-i18next'
import type { AbnormalState } from '#domain/abnormal/actions.ts'
import '#src/i18n/areas/security.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<AbnormalState, BadgeTone> = {
  OPEN: 'danger',
  REVIEW: 'warning',
  HANDLED: 'success',
  EXCLUDED: 'neutral',
}

/** The state of an abnormal behaviour in a word. */
export function AbnormalBadge({ state }: { state: AbnormalState }) {
  const { t } = useTranslation('security')
  return <Badge tone={tones[state]}>{t(`abnormal.state.${state}`)}</Badge>
}
