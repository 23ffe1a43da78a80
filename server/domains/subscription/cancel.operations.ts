import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import type { EndOption } from '#domain/subscription/cancellation.ts'
import { problemOfReason } from '#domain/subscription/reasons.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { isRunning, subscriptionAfter, subscriptionRefusal } from '#domain/subscription/states.ts'
import { keyHolderWith, type Tx } from '#server/db/once.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import {
  checkReason,
  checkSeen,
  endNotice,
  endOf,
  endReasons,
  hasUnbilledPeriods,
  type SeenEstimate,
  toCancellation,
  toEstimate,
} from './cancel.rules.ts'
import { cancelStore, type StoredCancellation } from './cancel.store.ts'
import { recordEnd } from './ending.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { type StoredSubscription, subscriptionStore, type Viewer } from './subscription.store.ts'
import { withdrawChanges } from './taking-back.ts'

type Own =
  | 'listSubscriptionWithdrawalReasons'
  | 'estimateSubscriptionWithdrawal'
  | 'withdrawSubscription'
  | 'modifySubscriptionCancellation'
type PlannedEnd = {
  row: StoredSubscription
  /** The state that the lifecycle gives the subscription. */
  subscriptionState: SubscriptionState
  endOption: EndOption
  seen: SeenEstimate
  reasonCode: string | null
}

/**
 * The operations that cancel a subscription, today or at the end of its period, and that withdraw a scheduled
 * cancellation.
 */
export function cancelOperations(
  deps: SubscriptionDeps,
): Pick<OperationsTagged<'subscription', Caller>, Own> {
  const { db, clock, once, bills } = deps
  const withdrawals = withdrawChanges(deps)
  const cancellationAnswer = (
    { id, subscriptionState }: StoredSubscription,
    cancellation: StoredCancellation,
  ) => ({
    subscriptionId: id,
    subscriptionState,
    cancellation: toCancellation(cancellation),
  })

  async function lockFor(tx: Tx, viewer: Viewer, subscriptionId: string): Promise<StoredSubscription> {
    const row = await cancelStore(tx).lock(viewer, subscriptionId)
    if (!row) throw problemNamed('subscription.missing')
    return row
  }

  async function end(tx: Tx, memberId: string, { row, subscriptionState, ...asked }: PlannedEnd) {
    const { endOption, seen, reasonCode } = asked
    const now = clock.now()
    const accounts = await cancelStore(tx).accounts(row)
    const settlement = endOf(row, endOption, accounts, now)
    checkSeen(settlement, seen)
    const ended = await recordEnd(deps, tx, { row, subscriptionState, endOption, reasonCode, settlement })
    if (!ended) throw problemNamed('cancellation.unavailable')
    const { moved, cancellation } = ended
    await withdrawals.notifyMembers(
      tx,
      moved,
      memberId,
      endNotice(moved, cancellation, accounts.charging > 0),
    )
    return cancellationAnswer(moved, cancellation)
  }

  /** The billing job bills past periods; if it has not run yet, the estimate bills them first. */
  const billPastPeriods = (viewer: Viewer, { id }: StoredSubscription) =>
    db.transaction(async (tx) => {
      const row = await lockFor(tx, viewer, id)
      return isRunning(row.subscriptionState) ? bills.bringUpToDate(tx, row) : row
    })

  return {
    listSubscriptionWithdrawalReasons: () => Promise.resolve({ list: endReasons }),

    async estimateSubscriptionWithdrawal({ subscriptionId }, caller) {
      const viewer = memberOf(caller)
      const found = await subscriptionStore(db).find(viewer, subscriptionId)
      if (!found) throw problemNamed('subscription.missing')
      const store = cancelStore(db)
      const seen = await store.accounts(found)
      const isLate = hasUnbilledPeriods(found, seen, clock.now())
      const row = isLate ? await billPastPeriods(viewer, found) : found
      const accounts = isLate ? await store.accounts(row) : seen
      return toEstimate(row, accounts, await store.scheduledCancellation(subscriptionId), clock.now())
    },

    async withdrawSubscription(input, caller) {
      const viewer = managerOf(caller)
      const { subscriptionId, endOption, reasonCode } = input
      checkReason(reasonCode)
      const holder = keyHolderWith(caller, (tx) => lockFor(tx, viewer, subscriptionId))
      return once('withdrawSubscription', holder, input, async (tx) => {
        const row = await lockFor(tx, viewer, subscriptionId)
        // A scheduled cancellation is changed, not requested again.
        const event = { type: 'withdrawSubscription', endOption } as const
        const refusal = subscriptionRefusal(row, event, kstDate(clock.now()))
        if (refusal) throw problemNamed(problemOfReason(refusal))
        const subscriptionState = subscriptionAfter(row, event, kstDate(clock.now()))!
        const billed = await bills.bringUpToDate(tx, row)
        return end(tx, viewer.memberId, {
          row: billed,
          subscriptionState,
          endOption,
          seen: input,
          reasonCode,
        })
      })
    },

    async modifySubscriptionCancellation(input, caller) {
      const viewer = managerOf(caller)
      const { subscriptionId, change } = input
      const holder = keyHolderWith(caller, (tx) => lockFor(tx, viewer, subscriptionId))
      return once('modifySubscriptionCancellation', holder, input, async (tx) => {
        const held = await lockFor(tx, viewer, subscriptionId)
        if (change === 'WITHDRAW') {
          const { moved, withdrawn } = await withdrawals.end(tx, held, viewer.memberId)
          return cancellationAnswer(moved, withdrawn)
        }
        const row = await bills.bringUpToDate(tx, held)
        const { restored, withdrawn } = await withdrawals.changeScheduledEnd(tx, row, 'TODAY')
        return end(tx, viewer.memberId, {
          row: { ...row, endDate: restored.endDate, nextBillDate: restored.nextBillDate },
          subscriptionState: restored.subscriptionState,
          endOption: 'TODAY',
          seen: input,
          reasonCode: withdrawn.reasonCode,
        })
      })
    },
  }
}
