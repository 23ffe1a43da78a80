import '#src/i18n/areas/counsel.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<Schema<'CounselState'>, BadgeTone> = {
  BOOKED: 'info',
  CANCELED: 'neutral',
  DONE: 'success',
  NO_SHOW: 'warning',
}

/** The state of a reservation in one word. */
export function CounselBadge({ state }: { state: Schema<'CounselState'> }) {
  const { t } = useTranslation('counsel')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
