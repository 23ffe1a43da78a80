import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { type MobileVerifyContext, mobileVerifyMachine } from './mobile-verify.machine.ts'

const offline = new Problem(0, '')
const missingProblem = problemNamed('contact.missing')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const info = {
  email: 'minsu@hanbit.example',
  name: '김민수',
  phoneNumber: '01000001234',
  subEmail: null,
  companyName: null,
  deptName: null,
  joinedAt: '2026-03-02T09:00:00+09:00',
  subscribeYn: 'N',
  passwordLeast: 8,
} as const

const request = { type: 'code.requested' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const sendContactCodeDone = done('sendContactCode', { expiresInSeconds: 180, resendInSeconds: 30 })
const verifyContactCodeDone = done('verifyContactCode', info)
const unsent = (problem: Problem) => fails('sendContactCode', problem)
const refused = (problem: Problem) => fails('verifyContactCode', problem)

const pathToCode = [request, sendContactCodeDone] as const
const verifying = [...pathToCode, code] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(mobileVerifyMachine('sendContactCode', 'verifyContactCode'), {
  input: { contactType: 'PHONE' },
  gestures: [request, code, passes(30), passes(180)],
  outcomes: [
    sendContactCodeDone,
    ...[missingProblem, tooSoon, offline].map(unsent),
    verifyContactCodeDone,
    ...[missingProblem, exhaustedProblem, codeExpired, codeWrong].map(refused),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { code: sentCode, problem } = context as MobileVerifyContext<'sendContactCode'>
    return [codeSituation(sentCode), problem?.code]
  },
  endings: [
    [[], 'ready', { context: { about: { contactType: 'PHONE' }, problem: undefined } }],
    [[passes(30)], 'ready', { still: true }],
    [[request], 'sending', busy],
    [[request, request], 'sending', { calls: ['sendContactCode'] }],
    [pathToCode, openState, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [[request, unsent(missingProblem)], 'missing', withProblem(missingProblem)],
    [[request, unsent(tooSoon)], 'ready', { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } }],
    [[request, unsent(tooSoon), request], 'ready'],
    [[request, unsent(tooSoon), passes(12), request], 'sending', withProblem(undefined)],
    [[request, unsent(offline)], 'ready', withProblem(offline)],
    [[request, unsent(offline), request], 'sending'],
    [[...pathToCode, passes(29), request], openState],
    [[...pathToCode, passes(30), request], 'sending'],
    [
      [...pathToCode, passes(30), request, sendContactCodeDone],
      openState,
      { context: { code: { codeSecondsLeft: 180 } } },
    ],
    [[...pathToCode, passes(30), request, unsent(offline)], openState, withProblem(offline)],
    [[...pathToCode, passes(30), request, unsent(missingProblem)], 'missing'],
    [[...pathToCode, passes(179)], openState, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, passes(180), request], 'sending'],
    ...earlyCode({
      sending: [request],
      at: 'sending',
      code,
      sent: sendContactCodeDone,
      verifying: 'verifying',
      refused: refused(codeWrong),
      open: openState,
      unsent: unsent(offline),
      again: [request],
    }),
    [verifying, 'verifying', busy],
    [[...verifying, code], 'verifying', { calls: ['sendContactCode', 'verifyContactCode'] }],
    [[...verifying, verifyContactCodeDone], 'verified', { emitted: [{ type: 'code.verified' }] }],
    [[...verifying, refused(codeWrong)], openState, withProblem(codeWrong)],
    [[...verifying, refused(codeWrong), code], 'verifying', withProblem(undefined)],
    [[...verifying, refused(codeExpired)], expiredState, withProblem(codeExpired)],
    [
      [...verifying, refused(exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, refused(exhaustedProblem), passes(899), request], expiredState],
    [[...verifying, refused(exhaustedProblem), passes(900), request], 'sending'],
    [[...verifying, refused(missingProblem)], 'missing', withProblem(missingProblem)],
  ],
})
