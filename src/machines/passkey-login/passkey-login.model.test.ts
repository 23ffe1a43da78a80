import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails, passes, waitsMs } from '../testing/steps.ts'
import { passkeyLoginMachine } from './passkey-login.machine.ts'
import type { PasskeyLoginContext } from './passkey-login-setup.ts'

const deviceId = '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11'
const id = 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'
const credential = {
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: id,
    authenticatorData: id,
    signature: id,
    userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
  },
} as const
const request = { challenge: id, rpId: 'localhost', timeout: 300_000, userVerification: 'required' } as const
const offline = new Problem(0, '')
const refusedProblem = problemNamed('passkey.refused')
const expiredProblem = problemNamed('passkey.expired')
const pause = problemNamed('login.paused', { retryAfterSeconds: 900 })

const offer = { type: 'offer.made' } as const
const ask = { type: 'passkey.requested' } as const
const give = { type: 'passkey.given', credential } as const
const cancel = { type: 'passkey.withheld', reason: 'cancelled' } as const
const renew = waitsMs(240_000, 'passkeyLogin.prompting')
const started = done('startPasskeyLogin', request)
const completed = done('finishPasskeyLogin', { loginYn: 'Y', mfaType: 'sms' })

const listedPath = [offer, started] as const
const askedPath = [ask, started] as const
const askedWhileListed = [...listedPath, ask] as const
const quiet = { context: { mode: 'quiet', problem: undefined, withheld: undefined } }
const silent = { context: { offers: false, problem: undefined, withheld: undefined } }

describeModel(passkeyLoginMachine, {
  input: { deviceId },
  gestures: [offer, ask, give, cancel, passes(900)],
  waits: [renew],
  outcomes: [
    started,
    ...[offline, pause].map((problem) => fails('startPasskeyLogin', problem)),
    completed,
    ...[refusedProblem, expiredProblem, pause, offline].map((problem) =>
      fails('finishPasskeyLogin', problem),
    ),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const {
      offers,
      mode,
      request: held,
      withheld,
      problem,
      pauseSecondsLeft,
    } = context as PasskeyLoginContext
    return [offers, mode, held !== undefined, withheld, problem?.code, pauseSecondsLeft > 0]
  },
  endings: [
    [[], 'resting', silent],
    [[give], 'resting'],
    // The passkeys are listed in the e-mail field.
    [[offer], 'startingPasskeyLogin', quiet],
    [listedPath, 'prompting', { context: { mode: 'quiet', request } }],
    [[offer, fails('startPasskeyLogin', offline)], 'resting', silent],
    [[offer, fails('startPasskeyLogin', pause)], 'resting', silent],
    [[...listedPath, cancel], 'resting', silent],
    [[...listedPath, renew], 'startingPasskeyLogin', quiet],
    [[...listedPath, renew, started], 'prompting', { calls: ['startPasskeyLogin', 'startPasskeyLogin'] }],
    [[...listedPath, give], 'finishingPasskeyLogin', { tags: ['busy'], context: { mode: 'asked' } }],
    [[...listedPath, give, completed], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...listedPath, give, fails('finishPasskeyLogin', refusedProblem)],
      'startingPasskeyLogin',
      { context: { mode: 'quiet', problem: refusedProblem } },
    ],
    [
      [...listedPath, give, fails('finishPasskeyLogin', refusedProblem), started],
      'prompting',
      { context: { problem: refusedProblem } },
    ],
    [
      [...listedPath, give, fails('finishPasskeyLogin', refusedProblem), started, ask],
      'prompting',
      { context: { mode: 'asked', problem: undefined } },
    ],
    // On request
    [[ask], 'startingPasskeyLogin', { context: { mode: 'asked' }, tags: ['busy'] }],
    [[ask, ask], 'startingPasskeyLogin', { calls: ['startPasskeyLogin'], still: true }],
    [[offer, ask], 'startingPasskeyLogin', { context: { mode: 'asked' }, calls: ['startPasskeyLogin'] }],
    [[offer, ask, fails('startPasskeyLogin', offline)], 'resting', { context: { problem: offline } }],
    [[ask, fails('startPasskeyLogin', offline)], 'resting', { context: { problem: offline } }],
    [
      [ask, fails('startPasskeyLogin', offline), ask],
      'startingPasskeyLogin',
      { context: { problem: undefined } },
    ],
    [
      [ask, fails('startPasskeyLogin', pause)],
      'paused',
      { context: { problem: pause, pauseSecondsLeft: 900 } },
    ],
    [askedWhileListed, 'prompting', { context: { mode: 'asked', request }, calls: ['startPasskeyLogin'] }],
    [askedPath, 'prompting', { context: { mode: 'asked', request } }],
    [[...askedPath, ask], 'prompting', { still: true }],
    [[...askedPath, renew], 'prompting', { calls: ['startPasskeyLogin'] }],
    [[...askedPath, cancel], 'resting', { context: { withheld: 'cancelled' } }],
    [
      [...askedPath, { type: 'passkey.withheld', reason: 'unsupported' }],
      'resting',
      { context: { withheld: 'unsupported' } },
    ],
    [[...askedPath, cancel, ask], 'startingPasskeyLogin', { context: { withheld: undefined } }],
    [
      [...askedWhileListed, cancel],
      'startingPasskeyLogin',
      { context: { mode: 'quiet', withheld: 'cancelled' } },
    ],
    [
      [...askedWhileListed, cancel, started],
      'prompting',
      { context: { mode: 'quiet', withheld: 'cancelled' } },
    ],
    [
      [...askedWhileListed, cancel, started, cancel],
      'resting',
      { context: { offers: false, withheld: 'cancelled' } },
    ],
    [[...askedPath, give], 'finishingPasskeyLogin', { tags: ['busy'] }],
    [
      [...askedPath, give, give],
      'finishingPasskeyLogin',
      { calls: ['startPasskeyLogin', 'finishPasskeyLogin'] },
    ],
    [[...askedPath, give, completed], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...askedPath, give, fails('finishPasskeyLogin', refusedProblem)],
      'resting',
      { context: { problem: refusedProblem }, emitted: [] },
    ],
    [
      [...askedPath, give, fails('finishPasskeyLogin', expiredProblem)],
      'resting',
      { context: { problem: expiredProblem } },
    ],
    [
      [...askedPath, give, fails('finishPasskeyLogin', offline), ask],
      'startingPasskeyLogin',
      { context: { problem: undefined } },
    ],
    [
      [...askedPath, give, fails('finishPasskeyLogin', pause)],
      'paused',
      { context: { problem: pause, pauseSecondsLeft: 900 } },
    ],
    [[...askedPath, give, fails('finishPasskeyLogin', pause), ask], 'paused'],
    [
      [...askedPath, give, fails('finishPasskeyLogin', pause), passes(899)],
      'paused',
      { context: { pauseSecondsLeft: 1 } },
    ],
    [
      [...askedPath, give, fails('finishPasskeyLogin', pause), passes(900)],
      'resting',
      { context: { problem: undefined } },
    ],
    [
      [
        ...askedPath,
        give,
        fails('finishPasskeyLogin', problemNamed('passkey.refused', { retryAfterSeconds: 2 })),
        passes(2),
      ],
      'resting',
      { context: { problem: problemNamed('passkey.refused', { retryAfterSeconds: 2 }) } },
    ],
  ],
})
