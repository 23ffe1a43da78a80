import type { SnapshotFrom } from 'xstate'
import type { subscriptionRequestMachine } from './subscription-request.machine.ts'

type Snapshot = SnapshotFrom<typeof subscriptionRequestMachine>

/**
 * What becomes of a request whose screens are left: there is nothing of it (`nothing`), its draft is kept (`kept`), it was sent
 * and nobody knows yet whether it has arrived (`sent`), or what was typed last is on the screen alone (`lost`).
 */
export function leavingOf(snapshot: Snapshot): 'nothing' | 'saved' | 'sent' | 'lost' {
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

/** Whether the draft is being kept, or will be without anybody asking for it. */
export const isBeingSaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ keeper: 'savingSubscriptionDraft' })
