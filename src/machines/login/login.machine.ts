import { countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import { pausedUntil } from '../pause.ts'
import { code, onLoginEnded } from './login-code.ts'
import type { CredentialsSubmitted, RecoverySubmitted } from './login-context.ts'
import { noSecondFactor } from './login-context.ts'
import { loginSetup } from './login-setup.ts'

const backToCredentials = {
  target: 'enteringCredentials',
  actions: ['forgetSecondFactor', 'clearProblem'],
} as const

const pause = pausedUntil('enteringCredentials')

/**
 * A login, from the credentials through the second factor, its alternatives and the recovery code, over four
 * addresses (`meta.step`). See domain/flows, "Session and login" and "MFA"; the times come with the server's answers.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    ...noSecondFactor,
    email: '',
    pauseSecondsLeft: 0,
    problem: undefined,
  }),
  ...countdownStates,
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'startsAtSecondFactor', target: 'listingMfaFactors' },
        { target: 'enteringCredentials' },
      ],
    },
    enteringCredentials: {
      meta: { step: 'credentials' },
      on: {
        'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'credentials.submitted': {
          target: 'loggingIn',
          actions: ['clearProblem', { type: 'keepEmail', params: ({ event }) => event }],
        },
      },
    },
    loggingIn: {
      meta: { step: 'credentials' },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { deviceId }, event }) => {
          const { email, password } = event as CredentialsSubmitted
          return { email, password, deviceId }
        },
        onDone: [
          { guard: { type: 'isLoggedIn', params: ({ event }) => event }, target: 'completed' },
          { target: 'listingMfaFactors' },
        ],
        onError: [
          {
            guard: { type: 'mustWait', params: failure },
            target: 'paused',
            actions: [keepProblem, { type: 'startPause', params: failure }],
          },
          { target: 'enteringCredentials', actions: keepProblem },
        ],
      },
    },
    paused: {
      ...pause,
      meta: { step: 'credentials' },
      entry: 'restartCount',
      on: { ...pause.on, 'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event } } },
    },
    listingMfaFactors: {
      meta: { step: 'mfa' },
      tags: 'busy',
      on: { 'code.submitted': code.submittedEarly },
      invoke: {
        id: 'listMfaFactors',
        src: 'listMfaFactors',
        input: {},
        onDone: {
          target: 'startingMfaChallenge',
          actions: { type: 'keepFactors', params: ({ event }) => event },
        },
        onError: [...onLoginEnded, { target: 'enteringCode', actions: keepProblem }],
      },
    },
    startingMfaChallenge: { ...code.sending, meta: { step: 'mfa' } },
    enteringCode: {
      ...code.entering,
      meta: { step: 'mfa' },
      on: {
        'code.requested': [
          { guard: 'isUnlisted', target: 'listingMfaFactors', actions: 'clearProblem' },
          code.requested,
        ],
        'other.chosen': { guard: 'hasFactors', target: 'choosingFactor', actions: 'clearProblem' },
        'step.left': backToCredentials,
        'login.restarted': backToCredentials,
      },
      states: {
        ...code.entering.states,
        open: {
          ...code.entering.states.open,
          always: [{ guard: 'hasNoChallenge', target: 'unsent' }, code.entering.states.open.always],
        },
        unsent: {},
      },
    },
    verifyingMfaCode: { ...code.verifying, meta: { step: 'mfa' } },
    choosingFactor: {
      meta: { step: 'other' },
      on: {
        'factor.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'startingMfaChallenge',
          actions: ['clearProblem', { type: 'keepFactor', params: ({ event }) => event }],
        },
        'recovery.chosen': {
          guard: 'hasRecoveryCode',
          target: 'enteringRecoveryCode',
          actions: 'clearProblem',
        },
        'step.left': { target: 'enteringCode', actions: 'clearProblem' },
        'login.restarted': backToCredentials,
      },
    },
    enteringRecoveryCode: {
      meta: { step: 'bakother' },
      on: {
        'recovery.submitted': { target: 'verifyingRecoveryCode', actions: 'clearProblem' },
        'step.left': { target: 'choosingFactor', actions: 'clearProblem' },
        'login.restarted': backToCredentials,
      },
    },
    verifyingRecoveryCode: {
      meta: { step: 'bakother' },
      tags: 'busy',
      invoke: {
        id: 'verifyRecoveryCode',
        src: 'verifyRecoveryCode',
        input: ({ event }) => ({ recoveryCode: (event as RecoverySubmitted).recoveryCode }),
        onDone: 'completed',
        onError: [...onLoginEnded, { target: 'enteringRecoveryCode', actions: keepProblem }],
      },
    },
    completed: { meta: { step: 'completed' }, type: 'final', entry: 'notifyCompleted' },
  },
})
