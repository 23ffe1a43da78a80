import { assign, emit, setup } from 'xstate'
import { normalizeEmail } from '#domain/email.ts'
import { readReferenceNo } from '#domain/reference-number.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { counselHold } from '../counsel-hold.ts'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { pause } from '../pause.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  type Counsel,
  type CounselCareContext,
  type CounselCareEvent,
  type CounselCareInput,
  type CounselChange,
  type LookupRequested,
  noChange,
} from './counsel-care-context.ts'

type CounselOutput = { output: Counsel }

const holdSetup = counselHold<CounselCareContext, CounselCareEvent>()
const pauseSetup = pause<CounselCareContext, CounselCareEvent>()

/** The actors, actions and guards of the machine that manages a reservation. */
export const counselCareSetup = setup({
  types: {} as {
    input: CounselCareInput
    context: CounselCareContext
    events: CounselCareEvent
    emitted: { type: 'slots.outdated' } | { type: 'counsel.changed' }
    tags: 'busy'
  },
  actors: {
    ...holdSetup.actors,
    ...needs('getUnauthCounsel', 'holdCounselSlot', 'releaseCounselSlot', 'changeCounsel', 'cancelCounsel'),
  },
  actions: { ...holdSetup.actions, ...pauseSetup.actions },
  guards: { ...holdSetup.guards, ...pauseSetup.guards },
}).extend({
  actions: {
    keepNumber: assign((_, { counselNo, email }: LookupRequested) => ({
      counselNo: readReferenceNo('C', counselNo) ?? typedText(counselNo),
      email: normalizeEmail(email),
    })),
    keepCounsel: assign({ counsel: (_, { output }: CounselOutput) => output }),
    keepBoth: assign(({ context }, { output }: CounselOutput) => ({
      seen: context.counsel,
      counsel: output,
    })),
    forgetCounsel: assign({ counsel: undefined }),
    forgetWish: assign(noChange),
    rememberWish: assign({ wish: (_, { wish }: { wish: CounselChange }) => wish }),
    settle: assign(({ context }) => ({
      ...noChange,
      outcome: context.wish === 'cancel' ? ('canceled' as const) : ('moved' as const),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyChanged: emit({ type: 'counsel.changed' }),
  },
  guards: {
    isKnown: ({ context }) => context.counsel !== undefined,
    isChangeable: ({ context }) => context.counsel?.changeableYn === 'Y',
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isHolding: ({ context }) => context.hold !== undefined,
    // The reservation was changed by another person, or by a call without an answer, so its current state is loaded.
    isUncertain: (_, { problem }: Failure) => problem.is('counsel.changed') || isOutcomeUnknown(problem),
    isTooLate: (_, { problem }: Failure) => problem.is('counsel.tooLate'),
    isWishDone: ({ context: { wish, hold } }, { output: { counselState, startAt } }: CounselOutput) =>
      wish === 'cancel'
        ? counselState === 'CANCELED'
        : counselState === 'BOOKED' && startAt === hold?.startAt,
    isUnchanged: ({ context }, { output }: CounselOutput) => context.counsel?.version === output.version,
    isOutOfReach: (_, { output }: CounselOutput) => output.changeableYn === 'N',
    wantsMove: ({ context }) => context.wish === 'move',
    wantsCancellation: ({ context }) => context.wish === 'cancel',
    hasMoveRunOut: ({ context }) => context.wish === 'move' && context.holdSecondsLeft === 0,
  },
})

/** Returns the parts of the input that the server checks before it changes a reservation. */
export function changeOf({ counselNo, email, counsel }: CounselCareContext) {
  return { counselNo, email, version: counsel?.version ?? 1 }
}
