import { assign, emit, sendTo, setup } from 'xstate'
import { type Failure, isPause, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds } from '../passing-seconds.ts'
import type { StepMeta } from '../step-of.ts'
import {
  type CodeFactor,
  currentChallenge,
  type LoginContext,
  type LoginEvent,
  type LoginInput,
  type LoginStep,
  type MfaChallenge,
  type MfaFactors,
  noSecondFactor,
} from './login-context.ts'

/** The words the login machine is written in: what it needs, remembers and asks. */
export const loginSetup = setup({
  types: {} as {
    input: LoginInput
    context: LoginContext
    events: LoginEvent
    emitted: { type: 'login.completed' }
    tags: 'busy'
    meta: StepMeta<LoginStep>
  },
  actors: {
    ...needs('logIn', 'listMfaFactors', 'startMfaChallenge', 'verifyMfaCode', 'verifyRecoveryCode'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepFactors: assign((_, { output }: { output: MfaFactors }) => ({
      factors: output,
      mfaType: output.mfaType,
    })),
    // The wait for the next code belongs to the factor that was left.
    keepFactor: assign((_, { mfaType }: { mfaType: CodeFactor }) => ({ mfaType, resendSecondsLeft: 0 })),
    keepChallenge: assign((_, { output }: { output: MfaChallenge }) => ({
      challenge: output,
      codeSecondsLeft: output.expiresInSeconds,
      resendSecondsLeft: output.resendInSeconds,
    })),
    forgetSecondFactor: assign(noSecondFactor),
    expireCode: assign({ codeSecondsLeft: 0 }),
    waitForResend: assign({ resendSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    startPause: assign({ pauseSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    forgetPause: assign({ problem: ({ context: { problem } }) => (isPause(problem) ? undefined : problem) }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      codeSecondsLeft: countedDown(context.codeSecondsLeft, passed),
      resendSecondsLeft: countedDown(context.resendSecondsLeft, passed),
      pauseSecondsLeft: countedDown(context.pauseSecondsLeft, passed),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyCompleted: emit({ type: 'login.completed' }),
  },
  guards: {
    startsAtSecondFactor: ({ context }) => context.at === 'secondFactor',
    isCounting: ({ context: { codeSecondsLeft, resendSecondsLeft, pauseSecondsLeft } }) =>
      codeSecondsLeft + resendSecondsLeft + pauseSecondsLeft > 0,
    isLoggedIn: (_, { output }: { output: { loginYn: 'Y' | 'N' } }) => output.loginYn === 'Y',
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isPauseOver: ({ context }) => context.pauseSecondsLeft === 0,
    isLoginOver: (_, { problem }: Failure) =>
      problem.is('login.missing', 'session.missing', 'session.expired'),
    isExhausted: (_, { problem }: Failure) => problem.is('code.exhausted'),
    isTooSoon: (_, { problem }: Failure) => problem.is('code.tooSoon'),
    isFactorUnavailable: (_, { problem }: Failure) => problem.is('factor.unavailable'),
    isCodeExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    hasFactors: ({ context }) => context.factors !== undefined,
    isOffered: ({ context }, { mfaType }: { mfaType: CodeFactor }) =>
      context.factors?.factors.some((factor) => factor.mfaType === mfaType) ?? false,
    hasRecoveryCode: ({ context }) => context.factors?.recoveryCodeYn === 'Y',
    hasNoChallenge: ({ context }) => currentChallenge(context) === undefined,
    isCodeOver: ({ context }) => context.codeSecondsLeft === 0,
    canSendAgain: ({ context }) => context.factors !== undefined && context.resendSecondsLeft === 0,
    isUnlisted: ({ context }) => context.factors === undefined,
  },
})
