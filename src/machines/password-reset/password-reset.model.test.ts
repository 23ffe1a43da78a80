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
const missing = problemNamed('reset.missing')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const weak = problemNamed('password.weak', { weakness: 'common' })

const typed = { type: 'email.changed', email } as const
const other = { type: 'email.changed', email: 'jiwoo@hanbit.example' } as const
const request = { type: 'code.requested' } as const
const reopen = { type: 'email.reopened' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const sent = done('startPasswordReset', { expiresInSeconds: 180, resendInSeconds: 30 })
const verified = done('verifyPasswordReset', { verifiedYn: 'Y', passwordLeast: 15 })
const reset = done('resetPassword', { resetYn: 'Y' })

const starting = [typed, request] as const
const atCode = [...starting, sent] as const
const verifying = [...atCode, code] as const
const atPassword = [...verifying, verified] as const
const resetting = [...atPassword, password] as const
const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(passwordResetMachine, {
  input: undefined,
  gestures: [typed, other, request, reopen, code, password, passes(30), passes(180)],
  outcomes: [
    sent,
    ...[tooSoon, offline].map((problem) => fails('startPasswordReset', problem)),
    verified,
    ...[missing, exhausted, codeExpired, codeWrong].map((problem) => fails('verifyPasswordReset', problem)),
    reset,
    ...[missing, weak].map((problem) => fails('resetPassword', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as PasswordResetContext),
  endings: [
    [[], 'enteringEmail', { context: { email: '', problem: undefined } }],
    [[typed], 'enteringEmail', { context: { email } }],
    [[typed, passes(30)], 'enteringEmail', { still: true }],
    [starting, 'startingPasswordReset', busy],
    [[...starting, request], 'startingPasswordReset', { calls: ['startPasswordReset'] }],
    [atCode, open, { context: { code: { sentTo: email, codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [
      [...starting, fails('startPasswordReset', tooSoon)],
      'enteringEmail',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...starting, fails('startPasswordReset', tooSoon), request], 'enteringEmail'],
    [[...starting, fails('startPasswordReset', tooSoon), other, request], 'startingPasswordReset'],
    [[...starting, fails('startPasswordReset', tooSoon), passes(12), request], 'startingPasswordReset'],
    [[...starting, fails('startPasswordReset', offline)], 'enteringEmail', withProblem(offline)],
    [[...atCode, passes(29), request], open],
    [[...atCode, passes(30), request], 'startingPasswordReset'],
    [[...atCode, passes(30), request, fails('startPasswordReset', offline)], open, withProblem(offline)],
    [[...atCode, passes(179)], open, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...atCode, passes(180)], expired],
    [[...atCode, passes(180), code], expired],
    [[...atCode, reopen], 'enteringEmail', { context: { email } }],
    ...earlyCode<typeof passwordResetMachine>({
      sending: starting,
      at: 'startingPasswordReset',
      code,
      sent,
      verifying: 'verifyingPasswordReset',
      refused: fails('verifyPasswordReset', codeWrong),
      open,
      unsent: fails('startPasswordReset', offline),
      again: [request],
    }),
    [verifying, 'verifyingPasswordReset', busy],
    [atPassword, 'choosingPassword', { context: { passwordLeast: 15 } }],
    [[...verifying, fails('verifyPasswordReset', codeWrong)], open, withProblem(codeWrong)],
    [[...verifying, fails('verifyPasswordReset', codeExpired)], expired, withProblem(codeExpired)],
    [
      [...verifying, fails('verifyPasswordReset', exhausted)],
      expired,
      { context: { problem: exhausted, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, fails('verifyPasswordReset', exhausted), passes(899), request], expired],
    [[...verifying, fails('verifyPasswordReset', exhausted), passes(900), request], 'startingPasswordReset'],
    [
      [...verifying, fails('verifyPasswordReset', missing)],
      'enteringEmail',
      { context: { problem: missing, email } },
    ],
    [resetting, 'resettingPassword', busy],
    [[...resetting, password], 'resettingPassword'],
    [[...resetting, reset], 'completed', { emitted: [{ type: 'password.reset' }] }],
    [[...resetting, fails('resetPassword', weak)], 'choosingPassword', withProblem(weak)],
    [[...resetting, fails('resetPassword', weak), password], 'resettingPassword', withProblem(undefined)],
    [[...resetting, fails('resetPassword', missing)], 'enteringEmail', withProblem(missing)],
  ],
})

function situation({ email: typedEmail, code: sentCode, problem }: PasswordResetContext) {
  return [typedEmail, sentCode.sentTo === typedEmail, codeSituation(sentCode), problem?.code]
}
