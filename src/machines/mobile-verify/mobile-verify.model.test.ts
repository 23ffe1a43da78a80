import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { type MobileVerifyContext, mobileVerifyMachine } from './mobile-verify.machine.ts'

const offlineProblem = new Problem(0, '')
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

const codeRequested = { type: 'code.requested' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const sendContactCodeDone = done('sendContactCode', { expiresInSeconds: 180, resendInSeconds: 30 })
const verifyContactCodeDone = done('verifyContactCode', info)
const sendingFails = (problem: Problem) => fails('sendContactCode', problem)
const verificationFails = (problem: Problem) => fails('verifyContactCode', problem)

const pathToCode = [codeRequested, sendContactCodeDone] as const
const pathToVerifying = [...pathToCode, code] as const
const openState = { enteringCode: 'open' }
const expiredState = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busyTags = { tags: ['busy'] }

describeModel(mobileVerifyMachine('sendContactCode', 'verifyContactCode'), {
  input: { contactType: 'PHONE' },
  gestures: [codeRequested, code, passes(30), passes(180)],
  outcomes: [
    sendContactCodeDone,
    ...[missingProblem, tooSoon, offlineProblem].map(sendingFails),
    verifyContactCodeDone,
    ...[missingProblem, exhaustedProblem, codeExpired, codeWrong].map(verificationFails),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { code: sentCode, problem } = context as MobileVerifyContext<'sendContactCode'>
    return [codeSituation(sentCode), problem?.code]
  },
  endings: [
    [[], 'ready', { context: { about: { contactType: 'PHONE' }, problem: undefined } }],
    [[passes(30)], 'ready', { still: true }],
    [[codeRequested], 'sending', busyTags],
    [[codeRequested, codeRequested], 'sending', { calls: ['sendContactCode'] }],
    [pathToCode, openState, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [[codeRequested, sendingFails(missingProblem)], 'missing', withProblem(missingProblem)],
    [
      [codeRequested, sendingFails(tooSoon)],
      'ready',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[codeRequested, sendingFails(tooSoon), codeRequested], 'ready'],
    [[codeRequested, sendingFails(tooSoon), passes(12), codeRequested], 'sending', withProblem(undefined)],
    [[codeRequested, sendingFails(offlineProblem)], 'ready', withProblem(offlineProblem)],
    [[codeRequested, sendingFails(offlineProblem), codeRequested], 'sending'],
    [[...pathToCode, passes(29), codeRequested], openState],
    [[...pathToCode, passes(30), codeRequested], 'sending'],
    [
      [...pathToCode, passes(30), codeRequested, sendContactCodeDone],
      openState,
      { context: { code: { codeSecondsLeft: 180 } } },
    ],
    [
      [...pathToCode, passes(30), codeRequested, sendingFails(offlineProblem)],
      openState,
      withProblem(offlineProblem),
    ],
    [[...pathToCode, passes(30), codeRequested, sendingFails(missingProblem)], 'missing'],
    [[...pathToCode, passes(179)], openState, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...pathToCode, passes(180)], expiredState],
    [[...pathToCode, passes(180), code], expiredState],
    [[...pathToCode, passes(180), codeRequested], 'sending'],
    ...earlyCode({
      sending: [codeRequested],
      at: 'sending',
      code,
      sent: sendContactCodeDone,
      verifying: 'verifying',
      refused: verificationFails(codeWrong),
      open: openState,
      unsent: sendingFails(offlineProblem),
      again: [codeRequested],
    }),
    [pathToVerifying, 'verifying', busyTags],
    [[...pathToVerifying, code], 'verifying', { calls: ['sendContactCode', 'verifyContactCode'] }],
    [[...pathToVerifying, verifyContactCodeDone], 'verified', { emitted: [{ type: 'code.verified' }] }],
    [[...pathToVerifying, verificationFails(codeWrong)], openState, withProblem(codeWrong)],
    [[...pathToVerifying, verificationFails(codeWrong), code], 'verifying', withProblem(undefined)],
    [[...pathToVerifying, verificationFails(codeExpired)], expiredState, withProblem(codeExpired)],
    [
      [...pathToVerifying, verificationFails(exhaustedProblem)],
      expiredState,
      { context: { problem: exhaustedProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [[...pathToVerifying, verificationFails(exhaustedProblem), passes(899), codeRequested], expiredState],
    [[...pathToVerifying, verificationFails(exhaustedProblem), passes(900), codeRequested], 'sending'],
    [[...pathToVerifying, verificationFails(missingProblem)], 'missing', withProblem(missingProblem)],
  ],
})
