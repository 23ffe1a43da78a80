import { onHoldExpired, type SlotChosen, withoutHold } from '../counsel-hold.ts'
import { failure, keepProblem } from '../failures.ts'
import { counselReservationSetup, reservationOf } from './counsel-reservation-setup.ts'

const whenHoldIsOver = { guard: 'isHoldOver', ...onHoldExpired } as const

/**
 * A reservation of a counsel: a slot is chosen and held for ten minutes, the form is filled in, reviewed and
 * sent (domain/flows, "Trial, inquiry, counsel"). An expired hold returns to the slots and keeps all typed
 * values; a call without an answer is repeated with the same idempotency key.
 */
export const counselReservationMachine = counselReservationSetup.createMachine({
  id: 'counselReservation',
  context: ({ input }) => ({
    ...input,
    ...withoutHold,
    startAt: undefined,
    idempotencyKey: undefined,
    counsel: undefined,
    problem: undefined,
  }),
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': {
      guard: 'isHoldRunning',
      actions: { type: 'countHoldDown', params: ({ event }) => event },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasLeftHold', target: 'releasingCounselSlot' }, { target: 'choosing' }],
    },
    releasingCounselSlot: {
      meta: { step: 'time' },
      tags: 'busy',
      invoke: {
        id: 'releaseCounselSlot',
        src: 'releaseCounselSlot',
        input: ({ context }) => ({ holdKey: context.leftHoldKey ?? '' }),
        onDone: { target: 'choosing', actions: ['forgetLeftHold', 'notifySlotsOutdated'] },
        // A failure is ignored, because the next hold releases the previous one.
        onError: 'choosing',
      },
    },
    choosing: {
      meta: { step: 'time' },
      always: { guard: 'isHoldOver', actions: ['forgetHold', 'notifySlotsOutdated'] },
      on: {
        'slot.chosen': [
          {
            guard: { type: 'isHeld', params: ({ event }) => event },
            target: 'filling',
            actions: 'clearProblem',
          },
          {
            target: 'holdingCounselSlot',
            actions: ['clearProblem', { type: 'keepSlot', params: ({ event }) => event }],
          },
        ],
      },
    },
    holdingCounselSlot: {
      meta: { step: 'time' },
      tags: 'busy',
      invoke: {
        id: 'holdCounselSlot',
        src: 'holdCounselSlot',
        input: ({ context: { hold, leftHoldKey }, event }) => {
          const holdKey = hold?.holdKey ?? leftHoldKey
          return { startAt: (event as SlotChosen).startAt, ...(holdKey !== undefined && { holdKey }) }
        },
        onDone: {
          target: 'filling',
          actions: [{ type: 'keepHold', params: ({ event }) => event }, 'forgetLeftHold', 'restartCount'],
        },
        onError: [
          {
            guard: { type: 'isSlotGone', params: failure },
            target: 'choosing',
            actions: [keepProblem, 'notifySlotsOutdated'],
          },
          { target: 'choosing', actions: keepProblem },
        ],
      },
    },
    filling: {
      meta: { step: 'details' },
      always: whenHoldIsOver,
      on: {
        'form.changed': { actions: { type: 'keepForm', params: ({ event }) => event } },
        'form.completed': { target: 'reviewing' },
        'step.left': { target: 'choosing', actions: 'notifySlotsOutdated' },
      },
    },
    reviewing: {
      meta: { step: 'summary' },
      always: whenHoldIsOver,
      on: {
        'reservation.requested': { target: 'reservingCounsel', actions: ['clearProblem', 'keepKey'] },
        'step.left': { target: 'filling', actions: 'clearProblem' },
      },
    },
    reservingCounsel: {
      meta: { step: 'summary' },
      tags: 'busy',
      invoke: {
        id: 'reserveCounsel',
        src: 'reserveCounsel',
        input: ({ context }) => reservationOf(context),
        onDone: { target: 'reserved', actions: { type: 'keepCounsel', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isHoldExpired', params: failure },
            target: 'choosing',
            actions: [keepProblem, 'forgetHold', 'forgetKey', 'notifySlotsOutdated'],
          },
          { guard: { type: 'isUnknown', params: failure }, target: 'unconfirmed', actions: keepProblem },
          { target: 'reviewing', actions: [keepProblem, 'forgetKey'] },
        ],
      },
    },
    // The reservation may already exist: nothing can be changed before the server has answered.
    unconfirmed: {
      meta: { step: 'summary' },
      on: { 'reservation.requested': { target: 'reservingCounsel', actions: 'clearProblem' } },
    },
    reserved: {
      meta: { outcome: 'COMPLETED' },
      type: 'final',
      entry: ['forgetHold', 'forgetForm', 'notifyReservationMade'],
    },
  },
})
