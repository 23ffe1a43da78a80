import { randomUUID } from 'node:crypto'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import type { CancelContext } from '#src/machines/subscription-cancel/cancel-context.ts'
import { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import { estimate, scheduledEstimate } from '#src/machines/subscription-cancel/testing/cancel-story.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { type Flow, leafOf } from './flow.ts'
import { isRefusal, serverUnreached } from './steps.ts'
import { gestures } from './subscription-cancel-gestures.ts'
import { screens } from './subscription-cancel-screens.ts'
import {
  atPeriodEnd,
  type CancellationStage,
  type Subscriber,
  stages,
  worlds,
} from './subscription-cancel-worlds.ts'

const newKey = () => randomUUID() as string

export const subscriptionCancelFlow: Flow<typeof subscriptionCancelMachine, Subscriber, CancellationStage> = {
  machine: subscriptionCancelMachine,
  beginnings: [
    { input: { newKey, estimate }, of: ['inUse'] },
    { input: { newKey, estimate: scheduledEstimate }, of: ['scheduled'] },
  ],
  kinds: stages,
  events: [
    { type: 'reason.chosen', reasonCode: 'TOO_EXPENSIVE' },
    { type: 'reason.accepted' },
    { type: 'alternative.taken' },
    { type: 'end.chosen', endOption: 'TODAY' },
    { type: 'end.chosen', endOption: 'PERIOD_END' },
    { type: 'ending.requested' },
    { type: 'ending.confirmed' },
    { type: 'ending.reconsidered' },
    { type: 'ending.retried' },
    { type: 'step.requested', step: 'reason' },
    { type: 'step.requested', step: 'form' },
  ],
  gestures,
  worlds,
  // This operation is also called by the first screen and by the receipt, without the machine.
  shared: ['estimateSubscriptionWithdrawal'],
  screens,
  comparedFields: [],
  sameness: ({ estimate: { subscriptionState, calculatedAt }, before, reasonCode, endOption, problem }) => [
    subscriptionState,
    calculatedAt,
    before !== undefined,
    reasonCode,
    endOption,
    problem?.code,
  ],
  facets: (snapshot) =>
    leafOf(snapshot) === 'completed' ? [(snapshot.context as CancelContext).endOption ?? ''] : [],
  isPossible,
  notWalked: {},
  async enter({ page, portal, database, giveCookies }, { kind }) {
    const world = withdrawalWorld(
      () => portal,
      () => database,
    )
    const { id, session } = await world.member()
    const begin = () =>
      world.subscribe({ id }, 'ACTIVE', {
        startDate: '2026-11-12',
        nextBillDate: '2026-12-12',
        endDate: null,
        supplyAmount: 135_000,
        vatAmount: 13_500,
        totalAmount: 148_500,
      })
    const [subscriptionId, spareId] = [await begin(), await begin()]
    for (const each of [subscriptionId, spareId]) await world.bill(each, 'PAID')
    if (kind === 'scheduled')
      for (const each of [subscriptionId, spareId])
        await portal.call('withdrawSubscription', atPeriodEnd(each), { session })
    await giveCookies({ session })
    await page.goto(`/my/subscription/cancel?subscriptionId=${subscriptionId}`)
    return { stand: kind, session, subscriptionId, spareId }
  },
}

/** Whether the test data, which is never reset, allows the last step of a path. */
function isPossible(path: Path): boolean {
  const [last, ...before] = path
    .map(({ step }) => step)
    .filter(isOutcome)
    .toReversed()
  if (!last || path.at(-1)!.step !== last) return true
  // Another request can use the idempotency key only once, since the test data contains only one other subscription.
  if (isRefusal(last, 'key.reused')) return !before.some((earlier) => isRefusal(earlier, 'key.reused'))
  if (last.actorId === 'estimateSubscriptionWithdrawal' || last.error === serverUnreached) return true
  // A subscription that was given to another member stays with that member, and a changed amount does not change back.
  if (before.some((earlier) => isRefusal(earlier, 'subscription.missing')))
    return isRefusal(last, 'subscription.missing')
  const known = before.findIndex(
    (earlier) => earlier.actorId === 'estimateSubscriptionWithdrawal' && earlier.error === undefined,
  )
  const changed = before.findIndex((earlier) => isRefusal(earlier, 'cancellation.amountChanged'))
  return changed < 0 || (known >= 0 && known < changed) || last.error !== undefined
}
