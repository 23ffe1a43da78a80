import '#src/i18n/areas/inquiry.ts'
import { useTranslation } from 'react-i18next'
import type { InquiryState } from '#domain/inquiry/states.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<InquiryState, BadgeTone> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warning',
  ANSWERED: 'success',
  CLOSED: 'neutral',
  REOPENED: 'info',
}

/** An inquiry's state in a word. */
export function InquiryStateBadge({ state }: { state: InquiryState }) {
  const { t } = useTranslation('inquiry')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
