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
const offlineProblem = new Problem(0, '')
const refusedProblem = problemNamed('passkey.refused')
const expiredProblem = problemNamed('passkey.expired')
const pauseProblem = problemNamed('login.paused', { retryAfterSeconds: 900 })

const offerMade = { type: 'offer.made' } as const
const ask = { type: 'passkey.requested' } as const
const passkeyGiven = { type: 'passkey.given', credential } as const
const passkeyWithheld = { type: 'passkey.withheld', reason: 'cancelled' } as const
const renewalWait = waitsMs(240_000, 'passkeyLogin.prompting')
const loginStarted = done('startPasskeyLogin', request)
const loginDone = done('finishPasskeyLogin', { loginYn: 'Y', mfaType: 'sms' })

const listedPath = [offerMade, loginStarted] as const
const askedPath = [ask, loginStarted] as const
const askedWhileListed = [...listedPath, ask] as const
const quietContext = { context: { mode: 'quiet', problem: undefined, withheld: undefined } }
const failedOfferContext = { context: { offers: false, problem: undefined, withheld: undefined } }

describeModel(passkeyLoginMachine, {
  input: { deviceId },
  gestures: [offerMade, ask, passkeyGiven, passkeyWithheld, passes(900)],
  waits: [renewalWait],
  outcomes: [
    loginStarted,
    ...[offlineProblem, pauseProblem].map((problem) => fails('startPasskeyLogin', problem)),
    loginDone,
    ...[refusedProblem, expiredProblem, pauseProblem, offlineProblem].map((problem) =>
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
    [[], 'resting', failedOfferContext],
    [[passkeyGiven], 'resting'],
    // The passkeys are listed in the e-mail field.
    [[offerMade], 'startingPasskeyLogin', quietContext],
    [listedPath, 'prompting', { context: { mode: 'quiet', request } }],
    [[offerMade, fails('startPasskeyLogin', offlineProblem)], 'resting', failedOfferContext],
    [[offerMade, fails('startPasskeyLogin', pauseProblem)], 'resting', failedOfferContext],
    [[...listedPath, passkeyWithheld], 'resting', failedOfferContext],
    [[...listedPath, renewalWait], 'startingPasskeyLogin', quietContext],
    [
      [...listedPath, renewalWait, loginStarted],
      'prompting',
      { calls: ['startPasskeyLogin', 'startPasskeyLogin'] },
    ],
    [[...listedPath, passkeyGiven], 'finishingPasskeyLogin', { tags: ['busy'], context: { mode: 'asked' } }],
    [[...listedPath, passkeyGiven, loginDone], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...listedPath, passkeyGiven, fails('finishPasskeyLogin', refusedProblem)],
      'startingPasskeyLogin',
      { context: { mode: 'quiet', problem: refusedProblem } },
    ],
    [
      [...listedPath, passkeyGiven, fails('finishPasskeyLogin', refusedProblem), loginStarted],
      'prompting',
      { context: { problem: refusedProblem } },
    ],
    [
      [...listedPath, passkeyGiven, fails('finishPasskeyLogin', refusedProblem), loginStarted, ask],
      'prompting',
      { context: { mode: 'asked', problem: undefined } },
    ],
    // On request
    [[ask], 'startingPasskeyLogin', { context: { mode: 'asked' }, tags: ['busy'] }],
    [[ask, ask], 'startingPasskeyLogin', { calls: ['startPasskeyLogin'], still: true }],
    [[offerMade, ask], 'startingPasskeyLogin', { context: { mode: 'asked' }, calls: ['startPasskeyLogin'] }],
    [
      [offerMade, ask, fails('startPasskeyLogin', offlineProblem)],
      'resting',
      { context: { problem: offlineProblem } },
    ],
    [[ask, fails('startPasskeyLogin', offlineProblem)], 'resting', { context: { problem: offlineProblem } }],
    [
      [ask, fails('startPasskeyLogin', offlineProblem), ask],
      'startingPasskeyLogin',
      { context: { problem: undefined } },
    ],
    [
      [ask, fails('startPasskeyLogin', pauseProblem)],
      'paused',
      { context: { problem: pauseProblem, pauseSecondsLeft: 900 } },
    ],
    [askedWhileListed, 'prompting', { context: { mode: 'asked', request }, calls: ['startPasskeyLogin'] }],
    [askedPath, 'prompting', { context: { mode: 'asked', request } }],
    [[...askedPath, ask], 'prompting', { still: true }],
    [[...askedPath, renewalWait], 'prompting', { calls: ['startPasskeyLogin'] }],
    [[...askedPath, passkeyWithheld], 'resting', { context: { withheld: 'cancelled' } }],
    [
      [...askedPath, { type: 'passkey.withheld', reason: 'unsupported' }],
      'resting',
      { context: { withheld: 'unsupported' } },
    ],
    [[...askedPath, passkeyWithheld, ask], 'startingPasskeyLogin', { context: { withheld: undefined } }],
    [
      [...askedWhileListed, passkeyWithheld],
      'startingPasskeyLogin',
      { context: { mode: 'quiet', withheld: 'cancelled' } },
    ],
    [
      [...askedWhileListed, passkeyWithheld, loginStarted],
      'prompting',
      { context: { mode: 'quiet', withheld: 'cancelled' } },
    ],
    [
      [...askedWhileListed, passkeyWithheld, loginStarted, passkeyWithheld],
      'resting',
      { context: { offers: false, withheld: 'cancelled' } },
    ],
    [[...askedPath, passkeyGiven], 'finishingPasskeyLogin', { tags: ['busy'] }],
    [
      [...askedPath, passkeyGiven, passkeyGiven],
      'finishingPasskeyLogin',
      { calls: ['startPasskeyLogin', 'finishPasskeyLogin'] },
    ],
    [[...askedPath, passkeyGiven, loginDone], 'completed', { emitted: [{ type: 'login.completed' }] }],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', refusedProblem)],
      'resting',
      { context: { problem: refusedProblem }, emitted: [] },
    ],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', expiredProblem)],
      'resting',
      { context: { problem: expiredProblem } },
    ],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', offlineProblem), ask],
      'startingPasskeyLogin',
      { context: { problem: undefined } },
    ],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', pauseProblem)],
      'paused',
      { context: { problem: pauseProblem, pauseSecondsLeft: 900 } },
    ],
    [[...askedPath, passkeyGiven, fails('finishPasskeyLogin', pauseProblem), ask], 'paused'],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', pauseProblem), passes(899)],
      'paused',
      { context: { pauseSecondsLeft: 1 } },
    ],
    [
      [...askedPath, passkeyGiven, fails('finishPasskeyLogin', pauseProblem), passes(900)],
      'resting',
      { context: { problem: undefined } },
    ],
    [
      [
        ...askedPath,
        passkeyGiven,
        fails('finishPasskeyLogin', problemNamed('passkey.refused', { retryAfterSeconds: 2 })),
        passes(2),
      ],
      'resting',
      { context: { problem: problemNamed('passkey.refused', { retryAfterSeconds: 2 }) } },
    ],
  ],
})
