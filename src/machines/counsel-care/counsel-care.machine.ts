import { onHoldExpired, type SlotChosen, withoutHold } from '../counsel-hold.ts'
import { failure, keepProblem } from '../failures.ts'
import { pausedUntil } from '../pause.ts'
import { noChange } from './counsel-care-context.ts'
import { changeOf, counselCareSetup } from './counsel-care-setup.ts'

const output = <Event>({ event }: { event: Event }) => event

/** The transitions that moving and cancelling have in common after an uncertain outcome. */
const whenUncertain = {
  guard: { type: 'isUncertain', params: failure },
  target: 'gettingChangedCounsel',
  actions: keepProblem,
} as const
const whenTooLate = {
  guard: { type: 'isTooLate', params: failure },
  target: 'gettingChangedCounsel',
  actions: keepProblem,
} as const

/**
 * The management of a reservation, which is looked up, moved to another slot and cancelled (domain/flows, "Trial,
 * inquiry, counsel"). If another person has changed the reservation first, the old and the new version are shown and
 * the change must be confirmed again.
 */
export const counselCareMachine = counselCareSetup.createMachine({
  id: 'counselCare',
  context: ({ input: { counsel } }) => ({
    ...withoutHold,
    ...noChange,
    counselNo: counsel?.counselNo ?? '',
    email: counsel?.email ?? '',
    counsel,
    pauseSecondsLeft: 0,
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
    starting: { always: [{ guard: 'isKnown', target: 'showing' }, { target: 'lookingUp' }] },
    lookingUp: {
      on: {
        'lookup.requested': {
          target: 'gettingUnauthCounsel',
          actions: ['clearProblem', { type: 'keepNumber', params: ({ event }) => event }],
        },
      },
    },
    gettingUnauthCounsel: {
      tags: 'busy',
      invoke: {
        id: 'getUnauthCounsel',
        src: 'getUnauthCounsel',
        input: ({ context: { counselNo, email } }) => ({ counselNo, email }),
        onDone: { target: 'showing', actions: { type: 'keepCounsel', params: output } },
        onError: [
          {
            guard: { type: 'mustWait', params: failure },
            target: 'paused',
            actions: [keepProblem, { type: 'startPause', params: failure }, 'restartCount'],
          },
          { target: 'lookingUp', actions: keepProblem },
        ],
      },
    },
    paused: pausedUntil('lookingUp'),
    showing: {
      on: {
        'move.started': {
          guard: 'isChangeable',
          target: 'choosing',
          actions: ['forgetWish', { type: 'rememberWish', params: { wish: 'move' } }, 'notifySlotsOutdated'],
        },
        'cancellation.confirmed': {
          guard: 'isChangeable',
          target: 'cancellingCounsel',
          actions: ['forgetWish', { type: 'rememberWish', params: { wish: 'cancel' } }],
        },
        'lookup.restarted': { target: 'lookingUp', actions: ['forgetWish', 'forgetCounsel'] },
      },
    },
    choosing: {
      always: { guard: 'isHoldOver', actions: ['forgetHold', 'notifySlotsOutdated'] },
      on: {
        'slot.chosen': [
          {
            guard: { type: 'isHeld', params: ({ event }) => event },
            target: 'confirmingMove',
            actions: 'clearProblem',
          },
          {
            target: 'holdingCounselSlot',
            actions: ['clearProblem', { type: 'keepSlot', params: ({ event }) => event }],
          },
        ],
        'step.left': [
          { guard: 'isHolding', target: 'releasingCounselSlot', actions: 'forgetWish' },
          { target: 'showing', actions: 'forgetWish' },
        ],
      },
    },
    holdingCounselSlot: {
      tags: 'busy',
      invoke: {
        id: 'holdCounselSlot',
        src: 'holdCounselSlot',
        input: ({ context: { hold }, event }) => ({
          startAt: (event as SlotChosen).startAt,
          ...(hold && { holdKey: hold.holdKey }),
        }),
        onDone: { target: 'confirmingMove', actions: [{ type: 'keepHold', params: output }, 'restartCount'] },
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
    releasingCounselSlot: {
      tags: 'busy',
      invoke: {
        id: 'releaseCounselSlot',
        src: 'releaseCounselSlot',
        input: ({ context: { hold } }) => ({ holdKey: hold?.holdKey ?? '' }),
        onDone: { target: 'showing', actions: 'forgetHold' },
        // A failed release is ignored, since the hold expires automatically.
        onError: { target: 'showing', actions: 'forgetHold' },
      },
    },
    confirmingMove: {
      always: { guard: 'isHoldOver', ...onHoldExpired },
      on: {
        'move.confirmed': { target: 'changingCounsel', actions: 'clearProblem' },
        'step.left': { target: 'choosing', actions: ['clearProblem', 'notifySlotsOutdated'] },
      },
    },
    changingCounsel: {
      tags: 'busy',
      invoke: {
        id: 'changeCounsel',
        src: 'changeCounsel',
        input: ({ context }) => ({ ...changeOf(context), holdKey: context.hold?.holdKey ?? '' }),
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepCounsel', params: output }, 'settle', 'forgetHold', 'notifyChanged'],
        },
        onError: [
          whenUncertain,
          whenTooLate,
          {
            guard: { type: 'isHoldExpired', params: failure },
            target: 'choosing',
            actions: [keepProblem, 'forgetHold', 'notifySlotsOutdated'],
          },
          { target: 'confirmingMove', actions: keepProblem },
        ],
      },
    },
    cancellingCounsel: {
      tags: 'busy',
      invoke: {
        id: 'cancelCounsel',
        src: 'cancelCounsel',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepCounsel', params: output }, 'settle', 'notifyChanged'],
        },
        onError: [whenUncertain, whenTooLate, { target: 'showing', actions: keepProblem }],
      },
    },
    // The current reservation determines the next state: it was changed as requested, is unchanged, is no longer
    // accessible, or was changed by another person.
    gettingChangedCounsel: {
      tags: 'busy',
      invoke: {
        id: 'getUnauthCounsel',
        src: 'getUnauthCounsel',
        input: ({ context: { counselNo, email } }) => ({ counselNo, email }),
        onDone: [
          {
            guard: { type: 'isWishDone', params: output },
            target: 'showing',
            actions: [{ type: 'keepCounsel', params: output }, 'settle', 'forgetHold', 'notifyChanged'],
          },
          {
            guard: { type: 'isOutOfReach', params: output },
            target: 'showing',
            actions: [{ type: 'keepBoth', params: output }, 'forgetHold', 'notifyChanged'],
          },
          { guard: { type: 'isUnchanged', params: output }, target: 'undecided' },
          {
            target: 'conflicting',
            actions: [{ type: 'keepBoth', params: output }, 'clearProblem', 'notifyChanged'],
          },
        ],
        onError: { target: 'undecided', actions: keepProblem },
      },
    },
    undecided: { always: [{ guard: 'wantsMove', target: 'confirmingMove' }, { target: 'showing' }] },
    conflicting: {
      always: { guard: 'hasMoveRunOut', ...onHoldExpired },
      on: {
        'move.confirmed': { guard: 'wantsMove', target: 'changingCounsel', actions: 'clearProblem' },
        'cancellation.confirmed': {
          guard: 'wantsCancellation',
          target: 'cancellingCounsel',
          actions: 'clearProblem',
        },
        'step.left': [
          { guard: 'isHolding', target: 'releasingCounselSlot', actions: 'forgetWish' },
          { target: 'showing', actions: 'forgetWish' },
        ],
      },
    },
  },
})
