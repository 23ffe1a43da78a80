import type { SnapshotFrom } from 'xstate'
import type { subscriptionRequestMachine } from './subscription-request.machine.ts'

type Snapshot = SnapshotFrom<typeof subscriptionRequestMachine>

/**
 * Returns the consequence of leaving the screens of a request: nothing was entered (`nothing`), its draft is saved
 * (`saved`), the request was sent with an unknown result (`sent`), or the last typed text is only on the screen
 * (`lost`).
 */
export function resultOfLeaving(snapshot: Snapshot): 'nothing' | 'saved' | 'sent' | 'lost' {
  const { draftId, keptUntil, unsure } = snapshot.context
  if (snapshot.matches({ wizard: 'resting' }) || snapshot.matches({ wizard: 'requested' })) return 'nothing'
  const isSent =
    unsure ||
    (['requestingSubscription', 'gettingSubscriptionDesk', 'outcomeUnknown'] as const).some((wizard) =>
      snapshot.matches({ wizard }),
    )
  if (isSent) return 'sent'
  if (!snapshot.matches({ keeper: 'saved' })) return 'lost'
  return draftId !== undefined && keptUntil !== undefined ? 'saved' : 'nothing'
}

/** Whether the draft is being saved, or will be automatically. */
export const isBeingSaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ keeper: 'savingSubscriptionDraft' })
