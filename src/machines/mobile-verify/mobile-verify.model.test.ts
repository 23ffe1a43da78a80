import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { type MobileVerifyContext, mobileVerifyMachine } from './mobile-verify.machine.ts'

const offline = new Problem(0, '')
const missing = problemNamed('contact.missing')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
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
const sent = done('sendContactCode', { expiresInSeconds: 180, resendInSeconds: 30 })
const verified = done('verifyContactCode', info)
const unsent = (problem: Problem) => fails('sendContactCode', problem)
const refused = (problem: Problem) => fails('verifyContactCode', problem)

const atCode = [request, sent] as const
const verifying = [...atCode, code] as const
const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const busy = { tags: ['busy'] }

describeModel(mobileVerifyMachine('sendContactCode', 'verifyContactCode'), {
  input: { contactType: 'PHONE' },
  gestures: [request, code, passes(30), passes(180)],
  outcomes: [
    sent,
    ...[missing, tooSoon, offline].map(unsent),
    verified,
    ...[missing, exhausted, codeExpired, codeWrong].map(refused),
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
    [atCode, open, { context: { code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [[request, unsent(missing)], 'missing', withProblem(missing)],
    [[request, unsent(tooSoon)], 'ready', { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } }],
    [[request, unsent(tooSoon), request], 'ready'],
    [[request, unsent(tooSoon), passes(12), request], 'sending', withProblem(undefined)],
    [[request, unsent(offline)], 'ready', withProblem(offline)],
    [[request, unsent(offline), request], 'sending'],
    [[...atCode, passes(29), request], open],
    [[...atCode, passes(30), request], 'sending'],
    [[...atCode, passes(30), request, sent], open, { context: { code: { codeSecondsLeft: 180 } } }],
    [[...atCode, passes(30), request, unsent(offline)], open, withProblem(offline)],
    [[...atCode, passes(30), request, unsent(missing)], 'missing'],
    [[...atCode, passes(179)], open, { context: { code: { codeSecondsLeft: 1 } } }],
    [[...atCode, passes(180)], expired],
    [[...atCode, passes(180), code], expired],
    [[...atCode, passes(180), request], 'sending'],
    ...earlyCode({
      sending: [request],
      at: 'sending',
      code,
      sent,
      verifying: 'verifying',
      refused: refused(codeWrong),
      open,
      unsent: unsent(offline),
      again: [request],
    }),
    [verifying, 'verifying', busy],
    [[...verifying, code], 'verifying', { calls: ['sendContactCode', 'verifyContactCode'] }],
    [[...verifying, verified], 'verified', { emitted: [{ type: 'code.verified' }] }],
    [[...verifying, refused(codeWrong)], open, withProblem(codeWrong)],
    [[...verifying, refused(codeWrong), code], 'verifying', withProblem(undefined)],
    [[...verifying, refused(codeExpired)], expired, withProblem(codeExpired)],
    [
      [...verifying, refused(exhausted)],
      expired,
      { context: { problem: exhausted, code: { resendSecondsLeft: 900 } } },
    ],
    [[...verifying, refused(exhausted), passes(899), request], expired],
    [[...verifying, refused(exhausted), passes(900), request], 'sending'],
    [[...verifying, refused(missing)], 'missing', withProblem(missing)],
  ],
})
