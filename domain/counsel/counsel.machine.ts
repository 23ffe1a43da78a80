import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'
import { type CounselAction, startBounds } from './rules.ts'

/** The reason why an action is refused: the state has changed, or it is too early or too late. */
export type CounselRefusal = 'counsel.changed' | 'counsel.tooLate' | 'counsel.begun' | 'counsel.notBegun'
type CounselContext = { startAt: Date; now: Date }
export type CounselMachineEvent =
  | { type: Exclude<CounselAction, 'record'> }
  | { type: 'record'; outcome: Extract<Schema<'CounselState'>, 'DONE' | 'NO_SHOW'> }

const refuseWith = closedBy<CounselRefusal>
const changedRefusal = refuseWith('counsel.changed')
const tooLate = { guard: 'isOutOfTime', ...refuseWith('counsel.tooLate') } as const

/** The lifecycle of a reservation: exactly one event ends it. */
export const counselMachine = setup({
  types: {} as {
    context: CounselContext
    input: CounselContext
    events: CounselMachineEvent
    meta: { reason: CounselRefusal }
  },
  guards: {
    isOutOfTime: ({ context: { startAt, now }, event }) => {
      const { from, until } = startBounds(event.type, now)
      return (from !== undefined && startAt < from) || (until !== undefined && startAt > until)
    },
    hasCome: ({ event }) => event.type === 'record' && event.outcome === 'DONE',
  },
}).createMachine({
  id: 'counsel',
  context: ({ input }) => input,
  initial: 'BOOKED',
  on: {
    change: changedRefusal,
    cancel: changedRefusal,
    cancelByStaff: changedRefusal,
    record: changedRefusal,
  },
  states: {
    BOOKED: {
      on: {
        change: [tooLate, { target: 'BOOKED' }],
        cancel: [tooLate, { target: 'CANCELED' }],
        cancelByStaff: [{ guard: 'isOutOfTime', ...refuseWith('counsel.begun') }, { target: 'CANCELED' }],
        record: [
          { guard: 'isOutOfTime', ...refuseWith('counsel.notBegun') },
          { guard: 'hasCome', target: 'DONE' },
          { target: 'NO_SHOW' },
        ],
      },
    },
    CANCELED: {},
    DONE: {},
    NO_SHOW: {},
  },
})
