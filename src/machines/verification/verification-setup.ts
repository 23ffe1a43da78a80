import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import {
  type CodeChallenge,
  type CodeRequested,
  type CodeSubmitted,
  codeChallenge,
  noCode,
} from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { SecondsPassed } from '../passing-seconds.ts'
import type { Withheld } from '../passkey-prompt.ts'

type AvailableProofs = Output<'startVerification'>
type CodeOutput = Output<'sendVerificationCode'>
export type VerificationWay = AvailableProofs['ways'][number]

/** The context never contains a password, and no code except one that was submitted before its challenge existed. */
export type VerificationContext = AvailableProofs & {
  /** The current method of the proof. */
  way: VerificationWay
  withheld: Withheld | undefined
  challengeId: string
  /**
   * The code challenge. Its wait is the time until the next message or, with other methods, until the next attempt.
   */
  code: CodeChallenge
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

type CredentialEvent = { credential: NonNullable<Input<'verifyAgain'>['credential']> }
export type WayChosen = { type: 'way.chosen'; way: VerificationWay }
export type ProofGiven =
  | { type: 'password.submitted'; password: string }
  | CodeSubmitted
  | { type: 'recovery.submitted'; recoveryCode: string }
  | ({ type: 'passkey.given' } & CredentialEvent)

export const initialVerification: VerificationContext = {
  ways: [],
  destination: null,
  passkey: null,
  way: 'PASSWORD',
  withheld: undefined,
  challengeId: '',
  code: noCode,
  problem: undefined,
}

type VerificationEvent =
  | { type: 'verification.requested' }
  | { type: 'verification.canceled' }
  | { type: 'ways.requested' }
  | WayChosen
  | ProofGiven
  | CodeRequested
  | { type: 'passkey.requested' }
  | { type: 'passkey.withheld'; reason: Withheld }
  | SecondsPassed

const challenge = codeChallenge<VerificationContext, VerificationEvent, 'code'>({ code: ({ way }) => way })

/** The actors, actions and guards of the fresh proof. */
export const verificationSetup = setup({
  types: {} as {
    context: VerificationContext
    events: VerificationEvent
    emitted: { type: 'verification.ended'; given: boolean }
    tags: 'busy'
  },
  actors: {
    ...challenge.actors,
    ...needs('startVerification', 'sendVerificationCode', 'verifyAgain'),
  },
  actions: challenge.actions,
  guards: challenge.guards,
}).extend({
  actions: {
    keepWays: assign((_, { output }: { output: AvailableProofs }) => ({
      ...output,
      way: output.ways[0] ?? 'PASSWORD',
    })),
    keepWay: assign((_, { way }: { way: VerificationWay }) => ({ way, code: noCode })),
    keepChallenge: assign({ challengeId: (_, { output }: { output: CodeOutput }) => output.challengeId }),
    keepWithheld: assign({ withheld: (_, { reason }: { reason: Withheld }) => reason }),
    clearProblem: assign({ problem: undefined, withheld: undefined }),
    forget: assign(initialVerification),
    notifyGiven: emit({ type: 'verification.ended', given: true }),
    notifyDeclined: emit({ type: 'verification.ended', given: false }),
  },
  guards: {
    isPasskey: ({ context }) => context.way === 'PASSKEY',
    isPassword: ({ context }) => context.way === 'PASSWORD',
    isRecovery: ({ context }) => context.way === 'RECOVERY',
    isOpenTo: ({ context }, { way }: { way: VerificationWay }) => context.ways.includes(way),
    mayTry: ({ context }) => context.code.resendSecondsLeft === 0,
    isOutdated: (_, { problem }: Failure) => problem.is('passkey.invalid', 'verification.weak'),
  },
})
