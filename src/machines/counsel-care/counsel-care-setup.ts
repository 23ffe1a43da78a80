import { assign, emit, sendTo, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { normalizeEmail } from '#domain/email.ts'
import { type Failure, isPause, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds } from '../passing-seconds.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  type Counsel,
  type CounselCareContext,
  type CounselCareEvent,
  type CounselCareInput,
  type CounselWish,
  type LookupRequested,
  noHold,
  noWish,
  type SlotChosen,
} from './counsel-care-context.ts'

type Fresh = { output: Counsel }

/** The words the machine is written in that looks after a reservation: what it needs, remembers and asks. */
export const counselCareSetup = setup({
  types: {} as {
    input: CounselCareInput
    context: CounselCareContext
    events: CounselCareEvent
    emitted: { type: 'slots.outdated' } | { type: 'counsel.changed' }
    tags: 'busy'
  },
  actors: {
    ...needs('getUnauthCounsel', 'holdCounselSlot', 'releaseCounselSlot', 'changeCounsel', 'cancelCounsel'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepNumber: assign((_, { counselNo, email }: LookupRequested) => ({
      counselNo: counselNo.trim().toUpperCase(),
      email: normalizeEmail(email),
    })),
    keepCounsel: assign({ counsel: (_, { output }: Fresh) => output }),
    keepBoth: assign(({ context }, { output }: Fresh) => ({ seen: context.counsel, counsel: output })),
    forgetCounsel: assign({ counsel: undefined }),
    forgetWish: assign(noWish),
    wishFor: assign({ wish: (_, { wish }: { wish: CounselWish }) => wish }),
    keepSlot: assign({ startAt: (_, { startAt }: SlotChosen) => startAt }),
    keepHold: assign((_, { output }: { output: Output<'holdCounselSlot'> }) => ({
      hold: output,
      holdSecondsLeft: output.expiresInSeconds,
    })),
    forgetHold: assign(noHold),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    startPause: assign({ pauseSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    forgetPause: assign({ problem: ({ context: { problem } }) => (isPause(problem) ? undefined : problem) }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      holdSecondsLeft: countedDown(context.holdSecondsLeft, passed),
      pauseSecondsLeft: countedDown(context.pauseSecondsLeft, passed),
    })),
    settle: assign(({ context }) => ({
      ...noWish,
      outcome: context.wish === 'cancel' ? ('canceled' as const) : ('moved' as const),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    keepExpiry: assign({ problem: () => new Problem(problemCodes['hold.expired'], '') }),
    clearProblem: assign({ problem: undefined }),
    notifySlotsOutdated: emit({ type: 'slots.outdated' }),
    notifyChanged: emit({ type: 'counsel.changed' }),
  },
  guards: {
    isKnown: ({ context }) => context.counsel !== undefined,
    isChangeable: ({ context }) => context.counsel?.changeableYn === 'Y',
    isCounting: ({ context }) => context.holdSecondsLeft + context.pauseSecondsLeft > 0,
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isPauseOver: ({ context }) => context.pauseSecondsLeft === 0,
    isHolding: ({ context }) => context.hold !== undefined,
    isHoldOver: ({ context }) => context.hold !== undefined && context.holdSecondsLeft === 0,
    isHeld: ({ context: { hold } }, { startAt }: SlotChosen) => hold?.startAt === startAt,
    isSlotGone: (_, { problem }: Failure) => problem.is('slot.taken', 'slot.unavailable'),
    isHoldExpired: (_, { problem }: Failure) => problem.is('hold.expired'),
    // It was changed by someone, or by a call whose answer did not come: the server is asked how it is now.
    isUncertain: (_, { problem }: Failure) => problem.is('counsel.changed') || isOutcomeUnknown(problem),
    isTooLate: (_, { problem }: Failure) => problem.is('counsel.tooLate'),
    isWishDone: ({ context: { wish, hold } }, { output: { counselState, startAt } }: Fresh) =>
      wish === 'cancel'
        ? counselState === 'CANCELED'
        : counselState === 'BOOKED' && startAt === hold?.startAt,
    isUnchanged: ({ context }, { output }: Fresh) => context.counsel?.version === output.version,
    isOutOfReach: (_, { output }: Fresh) => output.changeableYn === 'N',
    wantsMove: ({ context }) => context.wish === 'move',
    wantsCancellation: ({ context }) => context.wish === 'cancel',
    hasMoveRunOut: ({ context }) => context.wish === 'move' && context.holdSecondsLeft === 0,
  },
})

/** What the server wants to know before it changes a reservation. */
export function changeOf({ counselNo, email, counsel }: CounselCareContext) {
  return { counselNo, email, version: counsel?.version ?? 1 }
}
