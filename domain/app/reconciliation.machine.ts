import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '../dates.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { closedBy, snapshotAfter } from '../lifecycle.ts'

export type DriftState = Schema<'DriftState'>
export type ReconciliationEvent =
  | { type: 'BEGIN' }
  | { type: 'COMPARED' }
  | { type: 'UNANSWERED' }
  | { type: 'TIME' }
  | { type: 'CORRECTED' }
  | { type: 'APPROVE' }
  | { type: 'DROP' }
type Context = { drift: number; isBraked: boolean }

/** The time for which drift is shown before it is corrected automatically. */
export const CORRECTION_DELAY_MS = HOUR_MS

/** The hour in Korea at which the accounts of apps are compared every night. */
const HOUR_AT_NIGHT = 3

/** The start of the latest nightly comparison before or at a moment. */
export function lastNightAt(now: Date): Date {
  const comparisonToday = new Date(`${kstDate(now)}T0${HOUR_AT_NIGHT}:00:00+09:00`)
  return comparisonToday <= now ? comparisonToday : new Date(comparisonToday.getTime() - DAY_MS)
}

const changedRefusal = closedBy<'appDrift.changed'>('appDrift.changed')

/**
 * The lifecycle of a comparison of an app's accounts with the permissions. Differences are shown first and then
 * corrected, after an hour or as soon as an admin approves the correction. A correction with too many removals always
 * needs this approval. The next comparison replaces this one, except during a correction.
 */
export const reconciliationMachine = setup({
  types: {} as {
    context: Context
    input: Context
    events: ReconciliationEvent
    meta: { reason: 'appDrift.changed' }
  },
  guards: {
    hasNone: ({ context: { drift } }) => drift === 0,
    isBraked: ({ context }) => context.isBraked,
  },
}).createMachine({
  id: 'reconciliation',
  context: ({ input }) => input,
  initial: 'WAITING',
  states: {
    WAITING: {
      on: {
        BEGIN: 'WAITING',
        COMPARED: [
          { guard: 'hasNone', target: 'CLEAN' },
          { guard: 'isBraked', target: 'HELD' },
          { target: 'SHOWN' },
        ],
        UNANSWERED: 'FAILED',
        APPROVE: changedRefusal,
        DROP: changedRefusal,
      },
    },
    CLEAN: { on: { BEGIN: 'WAITING', APPROVE: changedRefusal, DROP: changedRefusal } },
    SHOWN: { on: { BEGIN: 'WAITING', TIME: 'APPROVED', APPROVE: 'APPROVED', DROP: 'DROPPED' } },
    HELD: { on: { BEGIN: 'WAITING', APPROVE: 'APPROVED', DROP: 'DROPPED' } },
    APPROVED: { on: { CORRECTED: 'CORRECTED', APPROVE: changedRefusal, DROP: changedRefusal } },
    CORRECTED: { on: { BEGIN: 'WAITING', APPROVE: changedRefusal, DROP: changedRefusal } },
    DROPPED: { on: { BEGIN: 'WAITING', APPROVE: changedRefusal, DROP: changedRefusal } },
    FAILED: { on: { BEGIN: 'WAITING', APPROVE: changedRefusal, DROP: changedRefusal } },
  },
})

/**
 * The state of a comparison after an event, or undefined if the event is not allowed; `drift` is the number of
 * differences.
 */
export function reconciliationAfter(
  { state, drift = 0, isBraked = false }: { state: DriftState; drift?: number; isBraked?: boolean },
  event: ReconciliationEvent,
): DriftState | undefined {
  const next = snapshotAfter(
    reconciliationMachine.resolveState({ value: state, context: { drift, isBraked } }),
    event,
  )
  return next?.value as DriftState | undefined
}
