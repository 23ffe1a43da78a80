import type { InquiryState } from '#domain/inquiry/states.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useInquiryTexts } from './texts.ts'

const tones: Record<InquiryState, BadgeTone> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warning',
  ANSWERED: 'success',
  CLOSED: 'neutral',
  REOPENED: 'info',
}

/** Shows the state of an inquiry in one word. */
export function InquiryStateBadge({ state }: { state: InquiryState }) {
  const { t } = useInquiryTexts()
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
