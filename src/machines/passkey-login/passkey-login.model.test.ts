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
const refused = problemNamed('passkey.refused')
const expired = problemNamed('passkey.expired')
const pause = problemNamed('login.paused', { retryAfterSeconds: 900 })

const offer = { type: 'offer.made' } as const
const ask = { type: 'passkey.requested' } as const
const give = { type: 'passkey.given', credential } as const
const cancel = { type: 'passkey.withheld', reason: 'cancelled' } as const
const renew = waitsMs(240_000, 'passkeyLogin.prompting')
const started = done('startPasskeyLogin', request)
const completed = done('finishPasskeyLogin', { loginYn: 'Y', mfaType: 'sms' })

const listed = [offer, started] as const
const asked = [ask, started] as const
const askedWhileListed = [...listed, ask] as const
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
    ...[refused, expired, pause, offline].map((problem) => fails('finishPasskeyLogin', problem)),
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
    // Listed in the e-mail field
    [[offer], 'startingPasskeyLogin', quiet],
    [listed, 'prompting', { context: { mode: 'quiet', request } }],
    [[offer, fails('startPasskeyLogin', offline)], 'resting', silent],
    [[offer, fails('startPasskeyLogin', pause)], 'resting', silent],
    [[...listed, cancel], 'resting', silent],
    [[...listed, renew], 'startingPasskeyLogin', quiet],
    [[...listed, renew, started], 'prompting', { calls: ['startPasskeyLogin', 'startPasskeyLogin'] }],
    [[...listed, give], 'finishingPasskeyLogin', { tags: ['busy'], context: { mode: 'asked' } }],
    [[...listed, give, completed], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...listed, give, fails('finishPasskeyLogin', refused)],
      'startingPasskeyLogin',
      { context: { mode: 'quiet', problem: refused } },
    ],
    [
      [...listed, give, fails('finishPasskeyLogin', refused), started],
      'prompting',
      { context: { problem: refused } },
    ],
    [
      [...listed, give, fails('finishPasskeyLogin', refused), started, ask],
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
    [asked, 'prompting', { context: { mode: 'asked', request } }],
    [[...asked, ask], 'prompting', { still: true }],
    [[...asked, renew], 'prompting', { calls: ['startPasskeyLogin'] }],
    [[...asked, cancel], 'resting', { context: { withheld: 'cancelled' } }],
    [
      [...asked, { type: 'passkey.withheld', reason: 'unsupported' }],
      'resting',
      { context: { withheld: 'unsupported' } },
    ],
    [[...asked, cancel, ask], 'startingPasskeyLogin', { context: { withheld: undefined } }],
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
    [[...asked, give], 'finishingPasskeyLogin', { tags: ['busy'] }],
    [[...asked, give, give], 'finishingPasskeyLogin', { calls: ['startPasskeyLogin', 'finishPasskeyLogin'] }],
    [[...asked, give, completed], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...asked, give, fails('finishPasskeyLogin', refused)],
      'resting',
      { context: { problem: refused }, emitted: [] },
    ],
    [[...asked, give, fails('finishPasskeyLogin', expired)], 'resting', { context: { problem: expired } }],
    [
      [...asked, give, fails('finishPasskeyLogin', offline), ask],
      'startingPasskeyLogin',
      { context: { problem: undefined } },
    ],
    [
      [...asked, give, fails('finishPasskeyLogin', pause)],
      'paused',
      { context: { problem: pause, pauseSecondsLeft: 900 } },
    ],
    [[...asked, give, fails('finishPasskeyLogin', pause), ask], 'paused'],
    [
      [...asked, give, fails('finishPasskeyLogin', pause), passes(899)],
      'paused',
      { context: { pauseSecondsLeft: 1 } },
    ],
    [
      [...asked, give, fails('finishPasskeyLogin', pause), passes(900)],
      'resting',
      { context: { problem: undefined } },
    ],
    [
      [
        ...asked,
        give,
        fails('finishPasskeyLogin', problemNamed('passkey.refused', { retryAfterSeconds: 2 })),
        passes(2),
      ],
      'resting',
      { context: { problem: problemNamed('passkey.refused', { retryAfterSeconds: 2 }) } },
    ],
  ],
})
