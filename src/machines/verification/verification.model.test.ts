import type { AnyMachineSnapshot } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { codeSituation } from '../testing/code-situation.ts'
import { describeModel } from '../testing/describe-model.ts'
import { earlyCode } from '../testing/early-code.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { verificationMachine } from './verification.machine.ts'
import { initialVerification, type VerificationContext, type VerificationWay } from './verification-setup.ts'

const offline = new Problem(0, '')
const wrong = problemNamed('password.wrong', { remaining: 4 })
const paused = problemNamed('password.paused', { retryAfterSeconds: 900 })
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 30 })
const wrongCode = problemNamed('code.wrong', { remaining: 4 })
const expiredProblem = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const invalid = problemNamed('passkey.invalid')
const challengeId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'

const request = { type: 'verification.requested' } as const
const cancel = { type: 'verification.canceled' } as const
const retry = { type: 'ways.requested' } as const
const choose = (way: VerificationWay) => ({ type: 'way.chosen', way }) as const
const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const code = { type: 'code.submitted', code: '482913' } as const
const recovery = { type: 'recovery.submitted', recoveryCode: 'B7KQ-2MXD-94RT' } as const
const resend = { type: 'code.requested' } as const
const requestPasskey = { type: 'passkey.requested' } as const
const credential = {
  id: 'a2V5LW9mLXRoZS10ZXN0',
  rawId: 'a2V5LW9mLXRoZS10ZXN0',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
  clientExtensionResults: {},
} as const
const give = { type: 'passkey.given', credential } as const
const withhold = { type: 'passkey.withheld', reason: 'cancelled' } as const

const passkey: NonNullable<Output<'startVerification'>['passkey']> = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  userVerification: 'required',
  timeout: 300_000,
}
const waysOf = (...ways: VerificationWay[]) =>
  done('startVerification', {
    ways,
    destination: ways.includes('SMS') ? '010****1234' : null,
    passkey: ways.includes('PASSKEY') ? passkey : null,
  })
const byPassword = waysOf('PASSWORD')
const bySms = waysOf('SMS', 'RECOVERY')
const byApp = waysOf('TOTP', 'RECOVERY')
const byPasskey = waysOf('PASSKEY', 'SMS')
const sendVerificationCodeDone = done('sendVerificationCode', {
  challengeId,
  securityType: 'SECURITY',
  mfaType: 'sms',
  destination: '010****1234',
  expiresInSeconds: 180,
  resendInSeconds: 30,
})
const verifyAgainDone = done('verifyAgain', { verifiedForSeconds: 600 })

const at = (state: string) => ({ asking: state })
const busy = { tags: ['busy'] }
const given = {
  context: initialVerification,
  emitted: [{ type: 'verification.ended', given: true } as const],
}
const declined = {
  context: initialVerification,
  emitted: [{ type: 'verification.ended', given: false } as const],
}
const askedPath = [request, byPassword] as const
const inCode = [request, bySms, sendVerificationCodeDone] as const
const inPasskey = [request, byPasskey] as const
const inRecovery = [...inCode, choose('RECOVERY')] as const

describeModel(verificationMachine, {
  input: undefined,
  gestures: [
    request,
    cancel,
    retry,
    choose('SMS'),
    choose('RECOVERY'),
    choose('PASSKEY'),
    password,
    code,
    recovery,
    resend,
    requestPasskey,
    give,
    withhold,
    passes(30),
    passes(900),
  ],
  outcomes: [
    byPassword,
    bySms,
    byPasskey,
    fails('startVerification', offline),
    sendVerificationCodeDone,
    ...[tooSoon, offline].map((problem) => fails('sendVerificationCode', problem)),
    verifyAgainDone,
    ...[wrong, paused, exhaustedProblem, wrongCode, expiredProblem, invalid].map((problem) =>
      fails('verifyAgain', problem),
    ),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as VerificationContext),
  endings: [
    [[], 'idle', { context: initialVerification }],
    [[cancel], 'idle', { still: true }],
    [[request], at('startingVerification'), busy],
    [[request, request], at('startingVerification'), { calls: ['startVerification'] }],
    [[request, cancel], 'idle', declined],
    [[request, fails('startVerification', offline)], at('unreached'), { context: { problem: offline } }],
    [
      [request, fails('startVerification', offline), retry],
      at('startingVerification'),
      { context: { problem: undefined } },
    ],
    // The password
    [askedPath, at('enteringPassword'), { context: { ways: ['PASSWORD'], way: 'PASSWORD' } }],
    [[...askedPath, passes(30)], at('enteringPassword'), { still: true }],
    [[...askedPath, choose('RECOVERY')], at('enteringPassword'), { still: true }],
    [[...askedPath, password], at('verifyingAgain'), busy],
    [[...askedPath, password, verifyAgainDone], 'idle', given],
    [[...askedPath, password, cancel], 'idle', declined],
    [
      [...askedPath, password, fails('verifyAgain', wrong)],
      at('enteringPassword'),
      { context: { problem: wrong } },
    ],
    [
      [...askedPath, password, fails('verifyAgain', wrong), password],
      at('verifyingAgain'),
      { context: { problem: undefined } },
    ],
    [
      [...askedPath, password, fails('verifyAgain', paused)],
      at('enteringPassword'),
      { context: { problem: paused, code: { resendSecondsLeft: 900 } } },
    ],
    [
      [...askedPath, password, fails('verifyAgain', paused), password],
      at('enteringPassword'),
      { still: true },
    ],
    [
      [...askedPath, password, fails('verifyAgain', paused), passes(30)],
      at('enteringPassword'),
      { context: { code: { resendSecondsLeft: 870 } } },
    ],
    [[...askedPath, password, fails('verifyAgain', paused), passes(900), password], at('verifyingAgain')],
    // A code
    [[request, bySms], at('sendingVerificationCode'), busy],
    [[request, byApp], at('sendingVerificationCode'), { context: { way: 'TOTP' } }],
    [
      inCode,
      at('enteringCode'),
      { context: { challengeId, code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [[...inCode, resend], at('enteringCode'), { still: true }],
    [[...inCode, passes(30), resend], at('sendingVerificationCode')],
    [
      [request, bySms, fails('sendVerificationCode', tooSoon)],
      at('enteringCode'),
      { context: { problem: tooSoon, code: { resendSecondsLeft: 30, codeSecondsLeft: 0 } } },
    ],
    [[request, bySms, fails('sendVerificationCode', tooSoon), code], at('enteringCode'), { still: true }],
    [
      [...inCode, passes(30), resend, fails('sendVerificationCode', offline)],
      at('enteringCode'),
      { context: { problem: offline, code: { codeSecondsLeft: 0 } } },
    ],
    ...earlyCode<typeof verificationMachine>({
      sending: [request, bySms],
      at: at('sendingVerificationCode'),
      code,
      sent: sendVerificationCodeDone,
      verifying: at('verifyingAgain'),
      refused: fails('verifyAgain', wrongCode),
      open: at('enteringCode'),
      unsent: fails('sendVerificationCode', offline),
      again: [resend],
    }),
    [
      [request, bySms, code, choose('RECOVERY'), choose('SMS'), sendVerificationCodeDone],
      at('enteringCode'),
      { context: { code: { early: undefined } } },
    ],
    [[...inCode, code], at('verifyingAgain'), busy],
    [[...inCode, code, verifyAgainDone], 'idle', given],
    [
      [...inCode, code, fails('verifyAgain', wrongCode)],
      at('enteringCode'),
      { context: { problem: wrongCode } },
    ],
    [
      [...inCode, code, fails('verifyAgain', expiredProblem)],
      at('enteringCode'),
      { context: { problem: expiredProblem, code: { codeSecondsLeft: 0 } } },
    ],
    [[...inCode, passes(900), code], at('enteringCode'), { still: true }],
    // A recovery code is used.
    [inRecovery, at('enteringRecoveryCode'), { context: { way: 'RECOVERY' } }],
    [[...inRecovery, recovery], at('verifyingAgain'), busy],
    [
      [...inRecovery, recovery, fails('verifyAgain', exhaustedProblem), recovery],
      at('enteringRecoveryCode'),
      { still: true, context: { problem: exhaustedProblem } },
    ],
    [
      [...inRecovery, recovery, fails('verifyAgain', wrongCode)],
      at('enteringRecoveryCode'),
      { context: { problem: wrongCode } },
    ],
    [[...inRecovery, choose('SMS')], at('sendingVerificationCode')],
    // A passkey
    [inPasskey, at('askingPasskey'), { context: { passkey } }],
    [[...inPasskey, requestPasskey], at('prompting'), busy],
    [[...inPasskey, requestPasskey, withhold], at('askingPasskey'), { context: { withheld: 'cancelled' } }],
    [
      [...inPasskey, requestPasskey, withhold, requestPasskey],
      at('prompting'),
      { context: { withheld: undefined } },
    ],
    [[...inPasskey, requestPasskey, give], at('verifyingAgain'), busy],
    [[...inPasskey, requestPasskey, give, verifyAgainDone], 'idle', given],
    [
      [...inPasskey, requestPasskey, give, fails('verifyAgain', invalid)],
      at('startingVerification'),
      { context: { problem: invalid } },
    ],
    [[...inPasskey, requestPasskey, give, fails('verifyAgain', wrong)], at('askingPasskey')],
    [[...inPasskey, choose('SMS')], at('sendingVerificationCode'), { context: { way: 'SMS' } }],
  ],
})

function situation({ ways, way, code: sentCode, withheld, problem }: VerificationContext) {
  return [ways, way, codeSituation(sentCode), withheld, problem?.code]
}
