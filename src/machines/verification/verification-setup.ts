import { assign, emit, sendTo, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'
import type { Withheld } from '../passkey-prompt.ts'

type Ways = Output<'startVerification'>
type Sent = Output<'sendVerificationCode'>
export type VerificationWay = Ways['ways'][number]

/** No password and no code is ever part of it. */
export type VerificationContext = Ways & {
  /** The way that is being gone. */
  way: VerificationWay
  withheld: Withheld | undefined
  challengeId: string
  codeSecondsLeft: number
  /** Until a next try or a next message. */
  waitSecondsLeft: number
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}

type Given = { credential: NonNullable<Input<'verifyAgain'>['credential']> }
export type WayChosen = { type: 'way.chosen'; way: VerificationWay }
export type ProofGiven =
  | { type: 'password.submitted'; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'recovery.submitted'; recoveryCode: string }
  | ({ type: 'passkey.given' } & Given)

export const nothingAsked: VerificationContext = {
  ways: [],
  destination: null,
  passkey: null,
  way: 'PASSWORD',
  withheld: undefined,
  challengeId: '',
  codeSecondsLeft: 0,
  waitSecondsLeft: 0,
  problem: undefined,
}

/** The words the fresh proof is written in. */
export const verificationSetup = setup({
  types: {} as {
    context: VerificationContext
    events:
      | { type: 'verification.requested' }
      | { type: 'verification.canceled' }
      | { type: 'ways.requested' }
      | WayChosen
      | ProofGiven
      | { type: 'code.requested' }
      | { type: 'passkey.requested' }
      | { type: 'passkey.withheld'; reason: Withheld }
      | SecondsPassed
    emitted: { type: 'verification.ended'; given: boolean }
    tags: 'busy'
  },
  actors: {
    ...needs('startVerification', 'sendVerificationCode', 'verifyAgain'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepWays: assign((_, { output }: { output: Ways }) => ({ ...output, way: output.ways[0] ?? 'PASSWORD' })),
    keepWay: assign((_, { way }: { way: VerificationWay }) => ({ way, waitSecondsLeft: 0 })),
    keepChallenge: assign((_, { output }: { output: Sent }) => ({
      challengeId: output.challengeId,
      codeSecondsLeft: output.expiresInSeconds,
      waitSecondsLeft: output.resendInSeconds,
    })),
    expireCode: assign({ codeSecondsLeft: 0 }),
    keepWithheld: assign({ withheld: (_, { reason }: { reason: Withheld }) => reason }),
    wait: assign({ waitSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      codeSecondsLeft: countedDown(context.codeSecondsLeft, passed),
      waitSecondsLeft: countedDown(context.waitSecondsLeft, passed),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined, withheld: undefined }),
    forget: assign(nothingAsked),
    notifyGiven: emit({ type: 'verification.ended', given: true }),
    notifyDeclined: emit({ type: 'verification.ended', given: false }),
  },
  guards: {
    isPasskey: ({ context }) => context.way === 'PASSKEY',
    isPassword: ({ context }) => context.way === 'PASSWORD',
    isRecovery: ({ context }) => context.way === 'RECOVERY',
    isOpenTo: ({ context }, { way }: { way: VerificationWay }) => context.ways.includes(way),
    isCounting: ({ context }) => context.codeSecondsLeft + context.waitSecondsLeft > 0,
    isCodeLive: ({ context }) => context.codeSecondsLeft > 0,
    mayTry: ({ context }) => context.waitSecondsLeft === 0,
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    isOutdated: (_, { problem }: Failure) => problem.is('passkey.invalid', 'verification.weak'),
  },
})
