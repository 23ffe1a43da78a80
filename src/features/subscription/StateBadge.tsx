import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'
import { unknownName } from '#domain/unknown-name.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useSubscriptionTexts } from './texts.ts'

const tones: Record<SubscriptionState, BadgeTone> = {
  REQUESTED: 'info',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  ACTIVE: 'success',
  PAST_DUE: 'danger',
  CANCEL_SCHEDULED: 'warning',
  ENDED: 'neutral',
}

/** Shows the state of a subscription in one word; a state that this release does not know is called unknown. */
export function StateBadge({ state }: { state: string }) {
  const { t } = useSubscriptionTexts()
  if (!isSubscriptionState(state)) return <Badge>{unknownName(state)}</Badge>
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
