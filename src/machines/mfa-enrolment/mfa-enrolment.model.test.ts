import type { AnyMachineSnapshot } from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { noCode } from '../code-challenge.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel, type Ending } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { mfaEnrolmentMachine } from './mfa-enrolment.machine.ts'
import type { Enrolment, MfaEnrolmentContext, MfaEnrolmentInput } from './mfa-enrolment-setup.ts'

const offline = new Problem(0, '')
const stale = problemNamed('verification.stale')
const missing = problemNamed('enrolment.missing')
const enrolled = problemNamed('factor.enrolled')
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
const codeWrong = problemNamed('code.wrong', { remaining: 3 })
const codeExpired = problemNamed('code.expired')
const exhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })

const enrolmentId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
const sms: Enrolment = {
  enrolmentId,
  mfaType: 'sms',
  destination: '010-****-5678',
  secret: null,
  uri: null,
  expiresInSeconds: 180,
  resendInSeconds: 30,
}
const totp: Enrolment = {
  enrolmentId,
  mfaType: 'totp',
  destination: null,
  secret: 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO',
  uri: 'otpauth://totp/x',
  expiresInSeconds: 600,
  resendInSeconds: 0,
}
const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']

const asked: MfaEnrolmentInput = { offered: ['sms', 'totp'] }
const appAlone: MfaEnrolmentInput = { offered: ['totp'] }
const chooseSms = { type: 'factor.chosen', mfaType: 'sms' } as const
const chooseTotp = { type: 'factor.chosen', mfaType: 'totp' } as const
const request = { type: 'code.requested' } as const
const code = { type: 'code.submitted', code: '123456' } as const
const reopen = { type: 'choice.reopened' } as const
const saved = { type: 'codes.saved' } as const

const sent = done('startMfaEnrolment', sms)
const shown = done('startMfaEnrolment', totp)
const verifiedWithCodes = done('verifyMfaEnrolment', { recoveryCodes })
const proven = done('verifyMfaEnrolment', { recoveryCodes: [] })
const on = done('turnOnMfaFactor', { mfaType: 'sms' })

const starting = [chooseSms] as const
const atCode = [...starting, sent] as const
const verifying = [...atCode, code] as const
const atCodes = [...verifying, verifiedWithCodes] as const
const turningOn = [...atCodes, saved] as const

const open = { enteringCode: 'open' }
const expired = { enteringCode: 'expired' }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const nothing = {
  enrolment: undefined,
  proven: false,
  recoveryCodes: [],
  code: noCode,
}
const startedOverWith = (problem: Problem | undefined) => ({ context: { ...nothing, problem } })
const busy = { tags: ['busy'] }

/** The endings of every call of an enrolment that the server no longer knows. */
const enrolmentLostEndings = (
  steps: Ending<typeof mfaEnrolmentMachine>[0],
  operation: OperationId,
): Ending<typeof mfaEnrolmentMachine>[] => [
  [[...steps, fails(operation, missing)], 'choosingFactor', startedOverWith(missing)],
  [[...steps, fails(operation, enrolled)], 'choosingFactor', startedOverWith(enrolled)],
]

describeModel(mfaEnrolmentMachine, {
  input: asked,
  otherInputs: [appAlone],
  gestures: [chooseSms, chooseTotp, request, code, reopen, saved, passes(30), passes(180), passes(900)],
  outcomes: [
    sent,
    shown,
    ...[stale, exhausted, enrolled, tooSoon, offline].map((problem) => fails('startMfaEnrolment', problem)),
    verifiedWithCodes,
    proven,
    ...[stale, missing, exhausted, codeExpired, codeWrong].map((problem) =>
      fails('verifyMfaEnrolment', problem),
    ),
    on,
    ...[stale, missing, offline].map((problem) => fails('turnOnMfaFactor', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as MfaEnrolmentContext),
  endings: [
    [[], 'choosingFactor', startedOverWith(undefined)],
    [[passes(30)], 'choosingFactor', { still: true }],

    // By message or with an app
    [starting, 'startingMfaEnrolment', busy],
    [[...starting, chooseTotp], 'startingMfaEnrolment'],
    [[chooseTotp], 'startingMfaEnrolment', { input: appAlone }],
    [[chooseSms], 'choosingFactor', { input: appAlone }],
    [atCode, open, { context: { enrolment: sms, code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } }],
    [
      [chooseTotp, shown],
      open,
      { context: { enrolment: totp, code: { codeSecondsLeft: 600, resendSecondsLeft: 0 } } },
    ],
    [[...starting, fails('startMfaEnrolment', stale)], 'choosingFactor', withProblem(stale)],
    [[...starting, fails('startMfaEnrolment', enrolled)], 'choosingFactor', startedOverWith(enrolled)],
    [[...starting, fails('startMfaEnrolment', offline)], 'choosingFactor', withProblem(offline)],
    [
      [...starting, fails('startMfaEnrolment', tooSoon)],
      'choosingFactor',
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [
      [...starting, fails('startMfaEnrolment', exhausted)],
      'paused',
      { context: { ...nothing, problem: exhausted, pauseSecondsLeft: 900 } },
    ],
    [[...starting, fails('startMfaEnrolment', exhausted), passes(30)], 'paused'],
    [[...starting, fails('startMfaEnrolment', exhausted), chooseTotp], 'paused'],
    [
      [...starting, fails('startMfaEnrolment', exhausted), passes(900)],
      'choosingFactor',
      withProblem(undefined),
    ],

    // The code
    [[...atCode, request], open, { calls: ['startMfaEnrolment'] }],
    [[...atCode, passes(30), request], 'startingMfaEnrolment'],
    [[...atCode, passes(30), request, sent], open, { context: { code: { codeSecondsLeft: 180 } } }],
    [
      [...atCode, passes(30), request, fails('startMfaEnrolment', offline)],
      open,
      { context: { problem: offline, code: { codeSecondsLeft: 150 } } },
    ],
    [
      [...atCode, passes(30), request, fails('startMfaEnrolment', tooSoon)],
      open,
      { context: { problem: tooSoon, code: { resendSecondsLeft: 12 } } },
    ],
    [[...atCode, passes(180)], expired, { context: { code: { codeSecondsLeft: 0 } } }],
    [[...atCode, passes(180), code], expired],
    [[...atCode, passes(180), request], 'startingMfaEnrolment'],
    [[...atCode, reopen], 'choosingFactor', startedOverWith(undefined)],
    [[...atCode, reopen, chooseTotp, shown], open, { context: { enrolment: totp } }],
    ...earlyCode<typeof mfaEnrolmentMachine>({
      sending: [...atCode, passes(30), request],
      at: 'startingMfaEnrolment',
      code,
      sent,
      verifying: 'verifyingMfaEnrolment',
      refused: fails('verifyMfaEnrolment', codeWrong),
      open,
      unsent: fails('startMfaEnrolment', offline),
      again: [request],
    }),
    [verifying, 'verifyingMfaEnrolment', busy],
    [[...verifying, code], 'verifyingMfaEnrolment'],
    [[...verifying, fails('verifyMfaEnrolment', codeWrong)], open, withProblem(codeWrong)],
    [
      [...verifying, fails('verifyMfaEnrolment', codeExpired)],
      expired,
      { context: { problem: codeExpired, code: { codeSecondsLeft: 0 } } },
    ],
    [
      [...verifying, fails('verifyMfaEnrolment', exhausted)],
      'paused',
      { context: { ...nothing, problem: exhausted } },
    ],
    ...enrolmentLostEndings(verifying, 'verifyMfaEnrolment'),
    [[...verifying, fails('verifyMfaEnrolment', stale)], open, withProblem(stale)],

    // The recovery codes, and on
    [atCodes, 'savingCodes', { context: { recoveryCodes, proven: true } }],
    [[...verifying, proven], 'turningOnMfaFactor', { context: { recoveryCodes: [], proven: true } }],
    [turningOn, 'turningOnMfaFactor', busy],
    [[...turningOn, saved], 'turningOnMfaFactor'],
    [[...turningOn, on], 'enabled', { emitted: [{ type: 'factor.enabled' }] }],
    [
      [...turningOn, fails('turnOnMfaFactor', offline)],
      'savingCodes',
      { context: { problem: offline, recoveryCodes } },
    ],
    [
      [...verifying, proven, fails('turnOnMfaFactor', offline), saved],
      'turningOnMfaFactor',
      withProblem(undefined),
    ],
    ...enrolmentLostEndings(turningOn, 'turnOnMfaFactor'),
    [[...turningOn, fails('turnOnMfaFactor', stale)], 'savingCodes', { context: { recoveryCodes } }],
  ],
})

function situation({
  enrolment,
  proven,
  recoveryCodes,
  code,
  pauseSecondsLeft,
  problem,
}: MfaEnrolmentContext) {
  const running = [...codeSituation(code), pauseSecondsLeft > 0]
  return [enrolment?.mfaType, proven, recoveryCodes.length, problem?.code, running]
}
