import type { BillState } from '#domain/bill/state-names.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useBillTexts } from './texts.ts'

const tones: Record<BillState, BadgeTone> = {
  OPEN: 'info',
  PAID: 'success',
  FAILED: 'danger',
  LATE: 'danger',
  CREDIT: 'warning',
  REFUNDED: 'neutral',
  CARRIED: 'neutral',
  VOID: 'neutral',
}

/** Shows the state of a bill in one word. */
export function BillStateBadge({ state }: { state: BillState }) {
  const { t } = useBillTexts()
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
