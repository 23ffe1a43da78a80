import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import texts from '#src/features/counsel/texts.json' with { type: 'json' }
import { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import { blankForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome, passes } from '#src/machines/testing/steps.ts'
import { waitForHydration } from '../support/arrival.ts'
import { gestures, typedReservation } from './counsel-gestures.ts'
import { screens } from './counsel-screens.ts'
import { slots, worlds } from './counsel-worlds.ts'
import type { Flow } from './flow.ts'
import { isRefusal, serverUnreached } from './steps.ts'

const HOLD_SECONDS = 600
const beginning = {
  form: blankForm,
  leftHoldKey: undefined,
  newIdempotencyKey: () => '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11',
}

export const counselFlow: Flow<typeof counselReservationMachine, object> = {
  machine: counselReservationMachine,
  beginnings: [
    { input: beginning },
    { input: { ...beginning, leftHoldKey: 'c'.repeat(43) }, name: 'after a reload' },
  ],
  kinds: ['visitor'],
  events: [
    ...slots.map((startAt) => ({ type: 'slot.chosen', startAt }) as const),
    { type: 'form.changed', change: typedReservation },
    { type: 'form.completed' },
    { type: 'reservation.requested' },
    { type: 'step.left' },
    passes(HOLD_SECONDS),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [texts.field.name],
  sameness: ({ form, startAt, hold, holdSecondsLeft, leftHoldKey, idempotencyKey, problem }) => [
    form.name,
    startAt,
    hold?.startAt,
    holdSecondsLeft > 0,
    leftHoldKey,
    idempotencyKey,
    problem?.code,
  ],
  isPossible,
  notWalked: {},
  async enter({ page, portal, database: { db }, pass }, { input: { leftHoldKey } }) {
    // The server caches the page of the previous walk for some seconds.
    await pass(10)
    for (const table of [counselSlots, counsels, throttles]) await db.delete(table)
    if (leftHoldKey !== undefined) {
      const { data } = await portal.call('holdCounselSlot', { startAt: slots[0] })
      await page.goto('/inquiry/counsel')
      await page.evaluate((key) => sessionStorage.setItem('counsel-hold', key), data.holdKey)
    }
    await page.goto('/inquiry/counsel/reservation')
    await waitForHydration(page)
    return {}
  },
}

/**
 * Whether the test data allows the last step of a path: a network address that has reached its limit stays blocked.
 */
function isPossible(path: Path): boolean {
  const [last, ...before] = path
    .map(({ step }) => step)
    .filter(isOutcome)
    .toReversed()
  if (!last || path.at(-1)!.step !== last || last.error === serverUnreached) return true
  const isSpent = before.some(
    (earlier) => earlier.actorId === last.actorId && isRefusal(earlier, 'counsel.tooMany'),
  )
  return !isSpent || isRefusal(last, 'counsel.tooMany')
}
