import { failure, keepProblem } from '../failures.ts'
import { pausedUntil } from '../pause.ts'
import { type PasskeyGiven, passkeyLoginSetup } from './passkey-login-setup.ts'

/** The time after which a new challenge is requested, before the old one expires on the server after five minutes. */
const RENEWED_AFTER_MS = 240_000

const whenPaused = {
  guard: { type: 'mustWait', params: failure },
  target: 'paused',
  actions: [keepProblem, { type: 'startPause', params: failure }],
} as const

/**
 * A login by passkey, in parallel to the login by mail address and password. The browser lists passkeys in the e-mail
 * field without being asked, and shows its own dialog when the person requests a login by passkey. The screen shows
 * the browser's dialog in the state `prompting`.
 */
export const passkeyLoginMachine = passkeyLoginSetup.createMachine({
  id: 'passkeyLogin',
  context: ({ input }) => ({
    ...input,
    offers: false,
    mode: 'quiet',
    request: undefined,
    withheld: undefined,
    pauseSecondsLeft: 0,
    problem: undefined,
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'offer.made': { target: 'startingPasskeyLogin', actions: 'offer' },
        'passkey.requested': { target: 'startingPasskeyLogin', actions: 'ask' },
      },
    },
    startingPasskeyLogin: {
      tags: 'busy',
      invoke: {
        id: 'startPasskeyLogin',
        src: 'startPasskeyLogin',
        input: {},
        onDone: { target: 'prompting', actions: { type: 'keepRequest', params: ({ event }) => event } },
        onError: [
          { guard: 'isQuiet', target: 'resting', actions: 'stopOffering' },
          whenPaused,
          { target: 'resting', actions: keepProblem },
        ],
      },
      on: { 'passkey.requested': { guard: 'isQuiet', actions: 'ask' } },
    },
    prompting: {
      tags: 'busy',
      on: {
        'passkey.requested': { guard: 'isQuiet', actions: 'ask' },
        'passkey.given': { target: 'finishingPasskeyLogin', actions: 'ask' },
        'passkey.withheld': [
          { guard: 'isQuiet', target: 'resting', actions: 'stopOffering' },
          {
            guard: 'offers',
            target: 'startingPasskeyLogin',
            actions: ['offerAgain', { type: 'keepWithheld', params: ({ event }) => event }],
          },
          { target: 'resting', actions: { type: 'keepWithheld', params: ({ event }) => event } },
        ],
      },
      after: { [RENEWED_AFTER_MS]: { guard: 'isQuiet', target: 'startingPasskeyLogin' } },
    },
    finishingPasskeyLogin: {
      tags: 'busy',
      invoke: {
        id: 'finishPasskeyLogin',
        src: 'finishPasskeyLogin',
        input: ({ context: { deviceId }, event }) => ({
          deviceId,
          credential: (event as PasskeyGiven).credential,
        }),
        onDone: 'completed',
        onError: [
          whenPaused,
          { guard: 'offers', target: 'startingPasskeyLogin', actions: ['offerAgain', keepProblem] },
          { target: 'resting', actions: keepProblem },
        ],
      },
    },
    paused: {
      invoke: { id: 'passingSeconds', src: 'passingSeconds' },
      ...pausedUntil('resting'),
    },
    completed: { type: 'final', entry: 'notifyCompleted' },
  },
})
