import { assign, emit, sendTo, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'

/** No password and no code is ever part of it. */
export type PasswordResetContext = {
  email: string
  /** Where the last code went, and whose wait it is. */
  sentTo: string
  codeSecondsLeft: number
  resendSecondsLeft: number
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}

export type CodeSubmitted = { type: 'code.submitted'; code: string }
export type PasswordSubmitted = { type: 'password.submitted'; password: string }
type CodeSent = { output: Output<'startPasswordReset'> }

const hasSent = ({ sentTo, email }: PasswordResetContext) => sentTo === email.trim()

/** The words the password reset is written in. */
export const passwordResetSetup = setup({
  types: {} as {
    context: PasswordResetContext
    events:
      | { type: 'email.changed'; email: string }
      | { type: 'email.reopened' }
      | { type: 'code.requested' }
      | CodeSubmitted
      | PasswordSubmitted
      | SecondsPassed
    emitted: { type: 'password.reset' }
    tags: 'busy'
  },
  actors: {
    ...needs('startPasswordReset', 'verifyPasswordReset', 'resetPassword'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepCode: assign(({ context }, { output }: CodeSent) => ({
      sentTo: context.email.trim(),
      codeSecondsLeft: output.expiresInSeconds,
      resendSecondsLeft: output.resendInSeconds,
    })),
    expireCode: assign({ codeSecondsLeft: 0 }),
    waitForResend: assign(({ context }, { problem }: Failure) => ({
      sentTo: context.email.trim(),
      codeSecondsLeft: hasSent(context) ? context.codeSecondsLeft : 0,
      resendSecondsLeft: secondsToWait(problem),
    })),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      codeSecondsLeft: countedDown(context.codeSecondsLeft, passed),
      resendSecondsLeft: countedDown(context.resendSecondsLeft, passed),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyReset: emit({ type: 'password.reset' }),
  },
  guards: {
    isCounting: ({ context: { codeSecondsLeft, resendSecondsLeft } }) =>
      codeSecondsLeft + resendSecondsLeft > 0,
    isCodeOver: ({ context }) => context.codeSecondsLeft === 0,
    isCodeLive: ({ context }) => context.codeSecondsLeft > 0 && hasSent(context),
    canSend: ({ context }) => context.resendSecondsLeft === 0 || !hasSent(context),
    isMissing: (_, { problem }: Failure) => problem.is('reset.missing'),
    isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    isExhausted: (_, { problem }: Failure) => problem.is('code.exhausted'),
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
  },
})
