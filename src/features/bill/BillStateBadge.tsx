import type { BillState } from '#domain/bill/state-names.ts'
import { daysBetween, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
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

type Props = {
  state: BillState
  /** The due date, YYYY-MM-DD, from which the days of a late bill are counted. */
  dueDate?: string
}

/** Shows the state of a bill in one word; of a late bill also the number of days. */
export function BillStateBadge({ state, dueDate }: Props) {
  const { t } = useBillTexts()
  const days = state === 'LATE' && dueDate ? daysBetween(dueDate, kstDate(portalClock.now())) : 0
  return <Badge tone={tones[state]}>{days > 0 ? t('lateFor', { count: days }) : t(`state.${state}`)}</Badge>
}
