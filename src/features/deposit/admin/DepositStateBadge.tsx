import type { DepositState } from '#domain/deposit/states.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useDepositTexts } from './texts.ts'

const tones: Record<DepositState, BadgeTone> = {
  NEW: 'warning',
  PART: 'info',
  MATCHED: 'success',
  ASIDE: 'neutral',
}

/** Shows the state of a deposit in one word. */
export function DepositStateBadge({ state }: { state: DepositState }) {
  const { t } = useDepositTexts()
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
