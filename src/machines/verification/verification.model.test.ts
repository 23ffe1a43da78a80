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

const offlineProblem = new Problem(0, '')
const wrongPassword = problemNamed('password.wrong', { remaining: 4 })
const pauseProblem = problemNamed('password.paused', { retryAfterSeconds: 900 })
const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 30 })
const wrongCode = problemNamed('code.wrong', { remaining: 4 })
const expiredProblem = problemNamed('code.expired')
const exhaustedProblem = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
const invalidPasskey = problemNamed('passkey.invalid')
const challengeId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'

const verificationRequested = { type: 'verification.requested' } as const
const verificationCanceled = { type: 'verification.canceled' } as const
const waysRequested = { type: 'ways.requested' } as const
const choose = (way: VerificationWay) => ({ type: 'way.chosen', way }) as const
const passwordSubmitted = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
const code = { type: 'code.submitted', code: '482913' } as const
const recoverySubmitted = { type: 'recovery.submitted', recoveryCode: 'B7KQ-2MXD-94RT' } as const
const codeRequested = { type: 'code.requested' } as const
const requestPasskey = { type: 'passkey.requested' } as const
const credential = {
  id: 'a2V5LW9mLXRoZS10ZXN0',
  rawId: 'a2V5LW9mLXRoZS10ZXN0',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
  clientExtensionResults: {},
} as const
const passkeyGiven = { type: 'passkey.given', credential } as const
const passkeyWithheld = { type: 'passkey.withheld', reason: 'cancelled' } as const

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
const busyTags = { tags: ['busy'] }
const givenEmitted = {
  context: initialVerification,
  emitted: [{ type: 'verification.ended', given: true } as const],
}
const declinedEmitted = {
  context: initialVerification,
  emitted: [{ type: 'verification.ended', given: false } as const],
}
const askedPath = [verificationRequested, byPassword] as const
const inCode = [verificationRequested, bySms, sendVerificationCodeDone] as const
const inPasskey = [verificationRequested, byPasskey] as const
const inRecovery = [...inCode, choose('RECOVERY')] as const

describeModel(verificationMachine, {
  input: undefined,
  gestures: [
    verificationRequested,
    verificationCanceled,
    waysRequested,
    choose('SMS'),
    choose('RECOVERY'),
    choose('PASSKEY'),
    passwordSubmitted,
    code,
    recoverySubmitted,
    codeRequested,
    requestPasskey,
    passkeyGiven,
    passkeyWithheld,
    passes(30),
    passes(900),
  ],
  outcomes: [
    byPassword,
    bySms,
    byPasskey,
    fails('startVerification', offlineProblem),
    sendVerificationCodeDone,
    ...[tooSoon, offlineProblem].map((problem) => fails('sendVerificationCode', problem)),
    verifyAgainDone,
    ...[wrongPassword, pauseProblem, exhaustedProblem, wrongCode, expiredProblem, invalidPasskey].map(
      (problem) => fails('verifyAgain', problem),
    ),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as VerificationContext),
  endings: [
    [[], 'idle', { context: initialVerification }],
    [[verificationCanceled], 'idle', { still: true }],
    [[verificationRequested], at('startingVerification'), busyTags],
    [
      [verificationRequested, verificationRequested],
      at('startingVerification'),
      { calls: ['startVerification'] },
    ],
    [[verificationRequested, verificationCanceled], 'idle', declinedEmitted],
    [
      [verificationRequested, fails('startVerification', offlineProblem)],
      at('unreached'),
      { context: { problem: offlineProblem } },
    ],
    [
      [verificationRequested, fails('startVerification', offlineProblem), waysRequested],
      at('startingVerification'),
      { context: { problem: undefined } },
    ],
    // The password
    [askedPath, at('enteringPassword'), { context: { ways: ['PASSWORD'], way: 'PASSWORD' } }],
    [[...askedPath, passes(30)], at('enteringPassword'), { still: true }],
    [[...askedPath, choose('RECOVERY')], at('enteringPassword'), { still: true }],
    [[...askedPath, passwordSubmitted], at('verifyingAgain'), busyTags],
    [[...askedPath, passwordSubmitted, verifyAgainDone], 'idle', givenEmitted],
    [[...askedPath, passwordSubmitted, verificationCanceled], 'idle', declinedEmitted],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', wrongPassword)],
      at('enteringPassword'),
      { context: { problem: wrongPassword } },
    ],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', wrongPassword), passwordSubmitted],
      at('verifyingAgain'),
      { context: { problem: undefined } },
    ],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', pauseProblem)],
      at('enteringPassword'),
      { context: { problem: pauseProblem, code: { resendSecondsLeft: 900 } } },
    ],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', pauseProblem), passwordSubmitted],
      at('enteringPassword'),
      { still: true },
    ],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', pauseProblem), passes(30)],
      at('enteringPassword'),
      { context: { code: { resendSecondsLeft: 870 } } },
    ],
    [
      [...askedPath, passwordSubmitted, fails('verifyAgain', pauseProblem), passes(900), passwordSubmitted],
      at('verifyingAgain'),
    ],
    // A code
    [[verificationRequested, bySms], at('sendingVerificationCode'), busyTags],
    [[verificationRequested, byApp], at('sendingVerificationCode'), { context: { way: 'TOTP' } }],
    [
      inCode,
      at('enteringCode'),
      { context: { challengeId, code: { codeSecondsLeft: 180, resendSecondsLeft: 30 } } },
    ],
    [[...inCode, codeRequested], at('enteringCode'), { still: true }],
    [[...inCode, passes(30), codeRequested], at('sendingVerificationCode')],
    [
      [verificationRequested, bySms, fails('sendVerificationCode', tooSoon)],
      at('enteringCode'),
      { context: { problem: tooSoon, code: { resendSecondsLeft: 30, codeSecondsLeft: 0 } } },
    ],
    [
      [verificationRequested, bySms, fails('sendVerificationCode', tooSoon), code],
      at('enteringCode'),
      { still: true },
    ],
    [
      [...inCode, passes(30), codeRequested, fails('sendVerificationCode', offlineProblem)],
      at('enteringCode'),
      { context: { problem: offlineProblem, code: { codeSecondsLeft: 0 } } },
    ],
    ...earlyCode<typeof verificationMachine>({
      sending: [verificationRequested, bySms],
      at: at('sendingVerificationCode'),
      code,
      sent: sendVerificationCodeDone,
      verifying: at('verifyingAgain'),
      refused: fails('verifyAgain', wrongCode),
      open: at('enteringCode'),
      unsent: fails('sendVerificationCode', offlineProblem),
      again: [codeRequested],
    }),
    [
      [verificationRequested, bySms, code, choose('RECOVERY'), choose('SMS'), sendVerificationCodeDone],
      at('enteringCode'),
      { context: { code: { early: undefined } } },
    ],
    [[...inCode, code], at('verifyingAgain'), busyTags],
    [[...inCode, code, verifyAgainDone], 'idle', givenEmitted],
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
    [[...inRecovery, recoverySubmitted], at('verifyingAgain'), busyTags],
    [
      [...inRecovery, recoverySubmitted, fails('verifyAgain', exhaustedProblem), recoverySubmitted],
      at('enteringRecoveryCode'),
      { still: true, context: { problem: exhaustedProblem } },
    ],
    [
      [...inRecovery, recoverySubmitted, fails('verifyAgain', wrongCode)],
      at('enteringRecoveryCode'),
      { context: { problem: wrongCode } },
    ],
    [[...inRecovery, choose('SMS')], at('sendingVerificationCode')],
    // A passkey
    [inPasskey, at('askingPasskey'), { context: { passkey } }],
    [[...inPasskey, requestPasskey], at('prompting'), busyTags],
    [
      [...inPasskey, requestPasskey, passkeyWithheld],
      at('askingPasskey'),
      { context: { withheld: 'cancelled' } },
    ],
    [
      [...inPasskey, requestPasskey, passkeyWithheld, requestPasskey],
      at('prompting'),
      { context: { withheld: undefined } },
    ],
    [[...inPasskey, requestPasskey, passkeyGiven], at('verifyingAgain'), busyTags],
    [[...inPasskey, requestPasskey, passkeyGiven, verifyAgainDone], 'idle', givenEmitted],
    [
      [...inPasskey, requestPasskey, passkeyGiven, fails('verifyAgain', invalidPasskey)],
      at('startingVerification'),
      { context: { problem: invalidPasskey } },
    ],
    [[...inPasskey, requestPasskey, passkeyGiven, fails('verifyAgain', wrongPassword)], at('askingPasskey')],
    [[...inPasskey, choose('SMS')], at('sendingVerificationCode'), { context: { way: 'SMS' } }],
  ],
})

function situation({ ways, way, code: sentCode, withheld, problem }: VerificationContext) {
  return [ways, way, codeSituation(sentCode), withheld, problem?.code]
}
