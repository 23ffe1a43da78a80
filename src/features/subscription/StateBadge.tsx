import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'
import { unknownName } from '#domain/unknown-name.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<SubscriptionState, BadgeTone> = {
  REQUESTED: 'info',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  ACTIVE: 'success',
  PAST_DUE: 'danger',
  CANCEL_SCHEDULED: 'warning',
  ENDED: 'neutral',
}

/** A subscription's state in a word; a state this release does not know is called so. */
export function StateBadge({ state }: { state: string }) {
  const { t } = useTranslation('subscription')
  if (!isSubscriptionState(state)) return <Badge>{unknownName(state)}</Badge>
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
