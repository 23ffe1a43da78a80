import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { answerToRequest, type WithdrawingOperation } from '#domain/subscription/wishes.ts'
import type { Tx } from '#server/db/once.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { type Caller, managerOf } from '#server/http/calls/caller.ts'
import { cancelStore } from './cancel.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail } from './subscription.rules.ts'
import type { StoredSubscription, Viewer } from './subscription.store.ts'
import { withdrawChanges } from './taking-back.ts'

/**
 * The operation that sets a requested state. A change that needs no further input is carried out; any other change is
 * refused with the name of the operation that makes it.
 */
export function statusOperations(
  deps: SubscriptionDeps,
): Pick<OperationsTagged<'subscription', Caller>, 'updateSubscriptionStatus'> {
  const { db, box } = deps
  const withdrawals = withdrawChanges(deps)
  const take: Record<
    WithdrawingOperation,
    (tx: Tx, row: StoredSubscription, viewer: Viewer) => Promise<StoredSubscription | undefined>
  > = {
    cancelSubscriptionRequest: (tx, row, viewer) => withdrawals.request(tx, viewer, row.id),
    modifySubscriptionCancellation: async (tx, row, { memberId }) =>
      (await withdrawals.end(tx, row, memberId)).moved,
  }

  return {
    async updateSubscriptionStatus({ subscriptionId, version, subscriptionState }, caller) {
      const viewer = managerOf(caller)
      const moved = await db.transaction(async (tx) => {
        const row = await cancelStore(tx).lock(viewer, subscriptionId)
        if (!row) throw problemNamed('subscription.missing')
        // The same request was already carried out, but its answer was lost.
        if (row.version === version + 1 && row.subscriptionState === subscriptionState) return row
        if (row.version !== version) throw problemNamed('subscription.changed')
        const requestedChange = answerToRequest(row.subscriptionState, subscriptionState)
        if (requestedChange.refusal === null) return take[requestedChange.operation](tx, row, viewer)
        const { refusal, operation, needs } = requestedChange
        throw problemNamed(refusal, operation && { operation, needs: [...(needs ?? [])] })
      })
      if (!moved) throw problemNamed('subscription.changed')
      return toDetail(moved, sealedFields(box, moved.id))
    },
  }
}
