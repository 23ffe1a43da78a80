import type { Schema } from '#contract/operation.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useCounselTexts } from './texts.ts'

const tones: Record<Schema<'CounselState'>, BadgeTone> = {
  BOOKED: 'info',
  CANCELED: 'neutral',
  DONE: 'success',
  NO_SHOW: 'warning',
}

/** The state of a reservation in one word. */
export function CounselBadge({ state }: { state: Schema<'CounselState'> }) {
  const { t } = useCounselTexts()
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
