import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { PagePart } from '#src/components/part/part.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'

type Cancel = {
  reasons: PagePart<Output<'listSubscriptionWithdrawalReasons'>>
  snapshot: SnapshotFrom<typeof subscriptionCancelMachine>
  send: ActorRefFrom<typeof subscriptionCancelMachine>['send']
}

export const CancelContext = createContext<Cancel | undefined>(undefined)

/** Returns the state of the current cancellation, for the screens of its steps. */
export function useCancel(): Cancel {
  const cancel = useContext(CancelContext)
  if (!cancel) throw new Error('A screen of the cancellation stands outside of it.')
  return cancel
}
