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
const offline = new Problem(0, '')
const missingProblem = problemNamed('reset.missing')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const weak = problemNamed('password.weak', { weakness: 'common' })

const typed = { type: 'email.changed', email } as const
const otherEvent = { type: 'email.changed', email: 'jiwoo@hanbit.example' } as const
const request = { type: 'code.requested' } as const
const reopen = { type: 'email.reopened' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const startPasswordResetDone = done('startPasswordReset', { expiresInSeconds: 180, resendInSeconds: 30 })
const verifyPasswordResetDone = done('verifyPasswordReset', { verifiedYn: 'Y', passwordLeast: 15 })
const reset = done('resetPassword', { resetYn: 'Y' })

const starting = [typed, request] as const
const pathToCode = [...starting, startPasswordResetDone] as const
const verifying = [...pathToCode, code] as const
const pathToPassword = [...verifying, verifyPasswordResetDone] as const
const resetting = [...pathToPassword, password] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(passwordResetMachine, {
  input: undefined,
  gestures: [typed, otherEvent, request, reopen, code, password, passes(30), passes(180)],
  outcomes: [
    startPasswordResetDone,
    ...[tooSoon, offline].map((problem) => fails('startPasswordReset', problem)),
    verifyPasswordResetDone,
    ...[missingProblem, exhaustedProblem, codeExpired, codeWrong].map((problem) =>
      fails('verifyPasswordReset', problem),
    ),
    reset,
    ...[missingProblem, weak].map((problem) => fails('resetPassword', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as PasswordResetContext),
  endings: [
    [[], 'enteringEmail', { context: { email: '', problem: undefined } }],
    [[typed], 'enteringEmail', { context: { email } }],
    [[typed, passes(30)], 'enteringEmail', { still: true }],
    [starting, 'startingPasswordReset', busy],
    [[...starting, request], 'startingPasswordReset', { calls: ['startPasswordReset'] }],
    [
      pathToCode,
      openState,
      { context: { code: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [
      [...starting, fails('startPasswordReset', tooSoon)],
      'enteringEmail',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...starting, fails('startPasswordReset', tooSoon), request], 'enteringEmail'],
    [[...starting, fails('startPasswordReset', tooSoon), otherEvent, request], 'startingPasswordReset'],
    [[...starting, fails('startPasswordReset', tooSoon), passes(12), request], 'startingPasswordReset'],
    [[...starting, fails('startPasswordReset', offline)], 'enteringEmail', withProblem(offline)],
    [[...pathToCode, passes(29), request], openState],
    [[...pathToCode, passes(30), request], 'startingPasswordReset'],
    [
      [...pathToCode, passes(30), request, fails('startPasswordReset', offline)],
      openState,
      withProblem(offline),
    ],
    [[...pathToCode, passes(179)], openState, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, reopen], 'enteringEmail', { context: { email } }],
    ...earlyCode<typeof passwordResetMachine>({
      sending: starting,
      at: 'startingPasswordReset',
      code,
      sent: startPasswordResetDone,
      verifying: 'verifyingPasswordReset',
      refused: fails('verifyPasswordReset', codeWrong),
      open: openState,
      unsent: fails('startPasswordReset', offline),
      again: [request],
    }),
    [verifying, 'verifyingPasswordReset', busy],
    [pathToPassword, 'choosingPassword', { context: { passwordLeast: 15 } }],
    [[...verifying, fails('verifyPasswordReset', codeWrong)], openState, withProblem(codeWrong)],
    [[...verifying, fails('verifyPasswordReset', codeExpired)], expiredState, withProblem(codeExpired)],
    [
      [...verifying, fails('verifyPasswordReset', exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, fails('verifyPasswordReset', exhaustedProblem), passes(899), request], expiredState],
    [
      [...verifying, fails('verifyPasswordReset', exhaustedProblem), passes(900), request],
      'startingPasswordReset',
    ],
    [
      [...verifying, fails('verifyPasswordReset', missingProblem)],
      'enteringEmail',
      { context: { problem: missingProblem, email } },
    ],
    [resetting, 'resettingPassword', busy],
    [[...resetting, password], 'resettingPassword'],
    [[...resetting, reset], 'completed', { emitted: [{ type: 'password.reset' }] }],
    [[...resetting, fails('resetPassword', weak)], 'choosingPassword', withProblem(weak)],
    [[...resetting, fails('resetPassword', weak), password], 'resettingPassword', withProblem(undefined)],
    [[...resetting, fails('resetPassword', missingProblem)], 'enteringEmail', withProblem(missingProblem)],
  ],
})

function situation({ email: typedEmail, code: sentCode, problem }: PasswordResetContext) {
  return [typedEmail, sentCode.sentTo === typedEmail, codeSituation(sentCode), problem?.code]
}
