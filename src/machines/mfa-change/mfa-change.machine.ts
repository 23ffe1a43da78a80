import { assign, emit, sendTo, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, isPause, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'

/** What a member wants to change about their second factors. */
export type MfaChange =
  | ({ kind: 'off' } & Input<'turnOffMfaFactor'>)
  | { kind: 'codes' }
  | ({ kind: 'devices' } & Input<'removeTrustedDevices'>)

/** No password is ever part of it. The recovery codes, which the server tells once, stay until they were saved. */
export type MfaChangeContext = {
  /** Whether the password was given once more a moment ago. */
  verified: boolean
  change: MfaChange | undefined
  recoveryCodes: readonly string[]
  pauseSecondsLeft: number
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}

type PasswordSubmitted = { type: 'password.submitted'; password: string }
type ChangeRequested = { type: 'change.requested'; change: MfaChange }

const mfaChangeSetup = setup({
  types: {} as {
    input: { verified: boolean }
    context: MfaChangeContext
    events:
      | ChangeRequested
      | PasswordSubmitted
      | { type: 'change.canceled' }
      | { type: 'codes.saved' }
      | SecondsPassed
    emitted: { type: 'change.made'; kind: MfaChange['kind'] }
    tags: 'busy'
  },
  actors: {
    ...needs('verifyAgain', 'turnOffMfaFactor', 'makeRecoveryCodes', 'removeTrustedDevices'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepChange: assign((_, { change }: { change: MfaChange }) => ({ change, problem: undefined })),
    markVerified: assign({ verified: true }),
    markUnverified: assign({ verified: false }),
    keepCodes: assign((_, { output }: { output: Output<'makeRecoveryCodes'> }) => ({
      recoveryCodes: output.recoveryCodes,
    })),
    forget: assign({ change: undefined, recoveryCodes: [] }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    startPause: assign({ pauseSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    forgetPause: assign({ problem: ({ context: { problem } }) => (isPause(problem) ? undefined : problem) }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      pauseSecondsLeft: countedDown(context.pauseSecondsLeft, passed),
    })),
    tellMade: emit(
      ({ context }) => ({ type: 'change.made', kind: context.change?.kind ?? 'codes' }) as const,
    ),
  },
  guards: {
    isVerified: ({ context }) => context.verified,
    isOff: ({ context }) => context.change?.kind === 'off',
    isCodes: ({ context }) => context.change?.kind === 'codes',
    isCounting: ({ context }) => context.pauseSecondsLeft > 0,
    isPauseOver: ({ context }) => context.pauseSecondsLeft === 0,
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isStale: (_, { problem }: Failure) => problem.is('verification.stale'),
  },
})

const keepProblem = { type: 'keepProblem', params: failure } as const
const whenRefused = [
  {
    guard: { type: 'isStale', params: failure },
    target: 'enteringPassword',
    actions: [keepProblem, 'markUnverified'],
  },
  { target: 'choosing', actions: [keepProblem, 'forget'] },
] as const
const made = { target: 'choosing', actions: ['tellMade', 'forget'] } as const

/** A factor turned off, new recovery codes, devices that are trusted no more: each after the password once more. */
export const mfaChangeMachine = mfaChangeSetup.createMachine({
  id: 'mfaChange',
  context: ({ input }) => ({
    ...input,
    change: undefined,
    recoveryCodes: [],
    pauseSecondsLeft: 0,
    problem: undefined,
  }),
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'change.requested': [
          {
            guard: 'isVerified',
            target: 'changing',
            actions: { type: 'keepChange', params: ({ event }) => event },
          },
          { target: 'enteringPassword', actions: { type: 'keepChange', params: ({ event }) => event } },
        ],
      },
    },
    enteringPassword: {
      initial: 'open',
      on: { 'change.canceled': { target: 'choosing', actions: ['forget', 'clearProblem'] } },
      states: {
        open: {
          // A pause goes on while another change is thought of.
          always: { guard: 'isCounting', target: 'paused' },
          on: { 'password.submitted': { target: '#mfaChange.verifyingAgain', actions: 'clearProblem' } },
        },
        paused: { always: { guard: 'isPauseOver', target: 'open', actions: 'forgetPause' } },
      },
    },
    verifyingAgain: {
      tags: 'busy',
      invoke: {
        id: 'verifyAgain',
        src: 'verifyAgain',
        input: ({ event }) => ({ password: (event as PasswordSubmitted).password }),
        onDone: { target: 'changing', actions: 'markVerified' },
        onError: [
          {
            guard: { type: 'mustWait', params: failure },
            target: 'enteringPassword.paused',
            actions: [keepProblem, { type: 'startPause', params: failure }, 'restartCount'],
          },
          { target: 'enteringPassword', actions: keepProblem },
        ],
      },
    },
    changing: {
      always: [
        { guard: 'isOff', target: 'turningOffMfaFactor' },
        { guard: 'isCodes', target: 'makingRecoveryCodes' },
        { target: 'removingTrustedDevices' },
      ],
    },
    turningOffMfaFactor: {
      tags: 'busy',
      invoke: {
        id: 'turnOffMfaFactor',
        src: 'turnOffMfaFactor',
        input: ({ context: { change } }) => ({ mfaType: change?.kind === 'off' ? change.mfaType : 'sms' }),
        onDone: made,
        onError: whenRefused,
      },
    },
    makingRecoveryCodes: {
      tags: 'busy',
      invoke: {
        id: 'makeRecoveryCodes',
        src: 'makeRecoveryCodes',
        input: {},
        onDone: { target: 'savingCodes', actions: { type: 'keepCodes', params: ({ event }) => event } },
        onError: whenRefused,
      },
    },
    removingTrustedDevices: {
      tags: 'busy',
      invoke: {
        id: 'removeTrustedDevices',
        src: 'removeTrustedDevices',
        input: ({ context: { change } }) => ({
          trustedDeviceIds: change?.kind === 'devices' ? change.trustedDeviceIds : [],
        }),
        onDone: made,
        onError: whenRefused,
      },
    },
    savingCodes: { on: { 'codes.saved': made } },
  },
})
