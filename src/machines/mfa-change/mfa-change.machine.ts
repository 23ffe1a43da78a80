import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'

/** A member's change of their second factors. */
export type MfaChange =
  | ({ kind: 'off' } & Input<'turnOffMfaFactor'>)
  | { kind: 'codes' }
  | ({ kind: 'devices' } & Input<'removeTrustedDevices'>)

/** The context. The server sends recovery codes only once, so they are stored until the member has saved them. */
export type MfaChangeContext = {
  change: MfaChange | undefined
  recoveryCodes: readonly string[]
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

type ChangeRequested = { type: 'change.requested'; change: MfaChange }

const mfaChangeSetup = setup({
  types: {} as {
    context: MfaChangeContext
    events: ChangeRequested | { type: 'codes.saved' }
    emitted: { type: 'change.made'; kind: MfaChange['kind'] }
    tags: 'busy'
  },
  actors: needs('turnOffMfaFactor', 'makeRecoveryCodes', 'removeTrustedDevices'),
  actions: {
    keepChange: assign((_, { change }: { change: MfaChange }) => ({ change, problem: undefined })),
    keepCodes: assign((_, { output }: { output: Output<'makeRecoveryCodes'> }) => ({
      recoveryCodes: output.recoveryCodes,
    })),
    forget: assign({ change: undefined, recoveryCodes: [] }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    notifyMade: emit(
      ({ context }) => ({ type: 'change.made', kind: context.change?.kind ?? 'codes' }) as const,
    ),
  },
  guards: {
    isOff: ({ context }) => context.change?.kind === 'off',
    isCodes: ({ context }) => context.change?.kind === 'codes',
  },
})

const whenRefused = { target: 'choosing', actions: [keepProblem, 'forget'] } as const
const changeMade = { target: 'choosing', actions: ['notifyMade', 'forget'] } as const

/**
 * The machine that turns off a factor, creates new recovery codes, and removes trusted devices; the api requests the
 * fresh proof before each of these calls.
 */
export const mfaChangeMachine = mfaChangeSetup.createMachine({
  id: 'mfaChange',
  context: { change: undefined, recoveryCodes: [], problem: undefined },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'change.requested': {
          target: 'changing',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
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
        onDone: changeMade,
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
        onDone: changeMade,
        onError: whenRefused,
      },
    },
    savingCodes: { on: { 'codes.saved': changeMade } },
  },
})
