import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import type { PasswordResetContext } from './password-reset-setup.ts'

const email = 'minsu@hanbit.example'
const offlineProblem = new Problem(0, '')
const missingProblem = problemNamed('reset.missing')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const weakPassword = problemNamed('password.weak', { weakness: 'common' })

const emailTyped = { type: 'email.changed', email } as const
const otherEvent = { type: 'email.changed', email: 'jiwoo@hanbit.example' } as const
const codeRequested = { type: 'code.requested' } as const
const emailReopened = { type: 'email.reopened' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const passwordSubmitted = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const startPasswordResetDone = done('startPasswordReset', { expiresInSeconds: 180, resendInSeconds: 30 })
const verifyPasswordResetDone = done('verifyPasswordReset', { verifiedYn: 'Y', passwordLeast: 15 })
const resetDone = done('resetPassword', { resetYn: 'Y' })

const pathToStarting = [emailTyped, codeRequested] as const
const pathToCode = [...pathToStarting, startPasswordResetDone] as const
const pathToVerifying = [...pathToCode, code] as const
const pathToPassword = [...pathToVerifying, verifyPasswordResetDone] as const
const pathToResetting = [...pathToPassword, passwordSubmitted] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busyTags = { tags: ['busy'] }

describeModel(passwordResetMachine, {
  input: undefined,
  gestures: [
    emailTyped,
    otherEvent,
    codeRequested,
    emailReopened,
    code,
    passwordSubmitted,
    passes(30),
    passes(180),
  ],
  outcomes: [
    startPasswordResetDone,
    ...[tooSoon, offlineProblem].map((problem) => fails('startPasswordReset', problem)),
    verifyPasswordResetDone,
    ...[missingProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      fails('verifyPasswordReset', problem),
    ),
    resetDone,
    ...[missingProblem, weakPassword].map((problem) => fails('resetPassword', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as PasswordResetContext),
  endings: [
    [[], 'enteringEmail', { context: { email: '', problem: undefined } }],
    [[emailTyped], 'enteringEmail', { context: { email } }],
    [[emailTyped, passes(30)], 'enteringEmail', { still: true }],
    [pathToStarting, 'startingPasswordReset', busyTags],
    [[...pathToStarting, codeRequested], 'startingPasswordReset', { calls: ['startPasswordReset'] }],
    [
      pathToCode,
      openState,
      { context: { code: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [...pathToStarting, fails('startPasswordReset', tooSoon)],
      'enteringEmail',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...pathToStarting, fails('startPasswordReset', tooSoon), codeRequested], 'enteringEmail'],
    [
      [...pathToStarting, fails('startPasswordReset', tooSoon), otherEvent, codeRequested],
      'startingPasswordReset',
    ],
    [
      [...pathToStarting, fails('startPasswordReset', tooSoon), passes(12), codeRequested],
      'startingPasswordReset',
    ],
    [
      [...pathToStarting, fails('startPasswordReset', offlineProblem)],
      'enteringEmail',
      withProblem(offlineProblem),
    ],
    [[...pathToCode, passes(29), codeRequested], openState],
    [[...pathToCode, passes(30), codeRequested], 'startingPasswordReset'],
    [
      [...pathToCode, passes(30), codeRequested, fails('startPasswordReset', offlineProblem)],
      openState,
      withProblem(offlineProblem),
    ],
    [[...pathToCode, passes(179)], openState, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, emailReopened], 'enteringEmail', { context: { email } }],
    ...earlyCode<typeof passwordResetMachine>({
      sending: pathToStarting,
      at: 'startingPasswordReset',
      code,
      sent: startPasswordResetDone,
      verifying: 'verifyingPasswordReset',
      refused: fails('verifyPasswordReset', codeWrong),
      open: openState,
      unsent: fails('startPasswordReset', offlineProblem),
      again: [codeRequested],
    }),
    [pathToVerifying, 'verifyingPasswordReset', busyTags],
    [pathToPassword, 'choosingPassword', { context: { passwordLeast: 15 } }],
    [[...pathToVerifying, fails('verifyPasswordReset', codeWrong)], openState, withProblem(codeWrong)],
    [[...pathToVerifying, fails('verifyPasswordReset', codeExpired)], expiredState, withProblem(codeExpired)],
    [
      [...pathToVerifying, fails('verifyPasswordReset', exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [
      [...pathToVerifying, fails('verifyPasswordReset', exhaustedProblem), passes(899), codeRequested],
      expiredState,
    ],
    [
      [...pathToVerifying, fails('verifyPasswordReset', exhaustedProblem), passes(900), codeRequested],
      'startingPasswordReset',
    ],
    [
      [...pathToVerifying, fails('verifyPasswordReset', missingProblem)],
      'enteringEmail',
      { context: { problem: missingProblem, email } },
    ],
    [pathToResetting, 'resettingPassword', busyTags],
    [[...pathToResetting, passwordSubmitted], 'resettingPassword'],
    [[...pathToResetting, resetDone], 'completed', { emitted: [{ type: 'password.reset' }] }],
    [
      [...pathToResetting, fails('resetPassword', weakPassword)],
      'choosingPassword',
      withProblem(weakPassword),
    ],
    [
      [...pathToResetting, fails('resetPassword', weakPassword), passwordSubmitted],
      'resettingPassword',
      withProblem(undefined),
    ],
    [
      [...pathToResetting, fails('resetPassword', missingProblem)],
      'enteringEmail',
      withProblem(missingProblem),
    ],
  ],
})

function situation({ email: typedEmail, code: sentCode, problem }: PasswordResetContext) {
  return [typedEmail, sentCode.sentTo === typedEmail, codeSituation(sentCode), problem?.code]
}
