import { assign, emit, sendTo, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, isPause, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'

export type Enrolment = Output<'startMfaEnrolment'>
type CodeFactor = Input<'startMfaEnrolment'>['mfaType']

export type MfaEnrolmentInput = {
  /** The factors that are not on. */
  offered: readonly CodeFactor[]
}

/** No code that was typed is ever part of it. What the server tells once goes with the screen. */
export type MfaEnrolmentContext = MfaEnrolmentInput & {
  enrolment: Enrolment | undefined
  /** Whether the code was right: what is left is to turn the factor on. */
  proven: boolean
  recoveryCodes: readonly string[]
  codeSecondsLeft: number
  resendSecondsLeft: number
  pauseSecondsLeft: number
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}

export type FactorChosen = { type: 'factor.chosen'; mfaType: CodeFactor }
export type CodeSubmitted = { type: 'code.submitted'; code: string }

export const nothingBegun = {
  enrolment: undefined,
  proven: false,
  recoveryCodes: [],
  codeSecondsLeft: 0,
  resendSecondsLeft: 0,
} satisfies Partial<MfaEnrolmentContext>

/** The words that turning on a second factor is written in. */
export const mfaEnrolmentSetup = setup({
  types: {} as {
    input: MfaEnrolmentInput
    context: MfaEnrolmentContext
    events:
      | FactorChosen
      | { type: 'code.requested' }
      | CodeSubmitted
      /** Back to the choice; what was begun is given up. */
      | { type: 'choice.reopened' }
      | { type: 'codes.saved' }
      | SecondsPassed
    emitted: { type: 'factor.enabled' }
    tags: 'busy'
  },
  actors: {
    ...needs('startMfaEnrolment', 'verifyMfaEnrolment', 'turnOnMfaFactor'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepEnrolment: assign((_, { output }: { output: Enrolment }) => ({
      enrolment: output,
      codeSecondsLeft: output.expiresInSeconds,
      resendSecondsLeft: output.resendInSeconds,
    })),
    keepCodes: assign((_, { output }: { output: Output<'verifyMfaEnrolment'> }) => ({
      proven: true,
      recoveryCodes: output.recoveryCodes,
    })),
    giveUp: assign(nothingBegun),
    expireCode: assign({ codeSecondsLeft: 0 }),
    waitForResend: assign({ resendSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    startPause: assign({ pauseSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    forgetPause: assign({ problem: ({ context: { problem } }) => (isPause(problem) ? undefined : problem) }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      codeSecondsLeft: countedDown(context.codeSecondsLeft, passed),
      resendSecondsLeft: countedDown(context.resendSecondsLeft, passed),
      pauseSecondsLeft: countedDown(context.pauseSecondsLeft, passed),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyEnabled: emit({ type: 'factor.enabled' }),
  },
  guards: {
    isOffered: ({ context }, { mfaType }: { mfaType: CodeFactor }) => context.offered.includes(mfaType),
    isCounting: ({ context: { codeSecondsLeft, resendSecondsLeft, pauseSecondsLeft } }) =>
      codeSecondsLeft + resendSecondsLeft + pauseSecondsLeft > 0,
    isPauseOver: ({ context }) => context.pauseSecondsLeft === 0,
    isCodeOver: ({ context }) => context.codeSecondsLeft === 0,
    isCodeLive: ({ context }) => context.enrolment !== undefined,
    canSendAgain: ({ context }) => context.resendSecondsLeft === 0,
    tellsCodes: (_, { output }: { output: Output<'verifyMfaEnrolment'> }) => output.recoveryCodes.length > 0,
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isTooSoon: (_, { problem }: Failure) => problem.is('code.tooSoon'),
    isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    isExhausted: (_, { problem }: Failure) => problem.is('code.exhausted'),
    isOver: (_, { problem }: Failure) => problem.is('enrolment.missing', 'factor.enrolled'),
  },
})
