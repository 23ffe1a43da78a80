import { failure } from '../failures.ts'
import type { CodeSubmitted, CredentialsSubmitted, RecoverySubmitted } from './login-context.ts'
import { noSecondFactor } from './login-context.ts'
import { loginSetup } from './login-setup.ts'

const keepProblem = { type: 'keepProblem', params: failure } as const
const backToCredentials = {
  target: 'enteringCredentials',
  actions: ['forgetSecondFactor', 'clearProblem'],
} as const

/** The ends that every call of the second factor shares. */
const whenLoginIsOver = [
  {
    guard: { type: 'isLoginOver', params: failure },
    target: 'enteringCredentials',
    actions: ['forgetSecondFactor', keepProblem],
  },
  {
    guard: { type: 'isExhausted', params: failure },
    target: 'paused',
    actions: ['forgetSecondFactor', keepProblem, { type: 'startPause', params: failure }],
  },
] as const

/**
 * A login from the credentials through the second factor, its other factors and the recovery code, over four addresses
 * (`meta.step`). domain/flows, "Session and login" and "MFA"; numbers come with the server's answers.
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
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
  },
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
      meta: { step: 'credentials' },
      entry: 'restartCount',
      always: { guard: 'isPauseOver', target: 'enteringCredentials', actions: 'forgetPause' },
      on: { 'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event } } },
    },
    listingMfaFactors: {
      meta: { step: 'mfa' },
      tags: 'busy',
      invoke: {
        id: 'listMfaFactors',
        src: 'listMfaFactors',
        input: {},
        onDone: {
          target: 'startingMfaChallenge',
          actions: { type: 'keepFactors', params: ({ event }) => event },
        },
        onError: [...whenLoginIsOver, { target: 'enteringCode', actions: keepProblem }],
      },
    },
    startingMfaChallenge: {
      meta: { step: 'mfa' },
      tags: 'busy',
      invoke: {
        id: 'startMfaChallenge',
        src: 'startMfaChallenge',
        input: ({ context }) => ({ mfaType: context.mfaType ?? 'sms' }),
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'keepChallenge', params: ({ event }) => event }, 'restartCount'],
        },
        onError: [
          ...whenLoginIsOver,
          {
            guard: { type: 'isTooSoon', params: failure },
            target: 'enteringCode',
            actions: [keepProblem, { type: 'waitForResend', params: failure }],
          },
          {
            guard: { type: 'isFactorUnavailable', params: failure },
            target: 'choosingFactor',
            actions: keepProblem,
          },
          { target: 'enteringCode', actions: keepProblem },
        ],
      },
    },
    enteringCode: {
      meta: { step: 'mfa' },
      initial: 'open',
      on: {
        'resend.requested': [
          { guard: 'canSendAgain', target: 'startingMfaChallenge', actions: 'clearProblem' },
          { guard: 'isUnlisted', target: 'listingMfaFactors', actions: 'clearProblem' },
        ],
        'other.chosen': { guard: 'hasFactors', target: 'choosingFactor', actions: 'clearProblem' },
        'step.left': backToCredentials,
        'login.restarted': backToCredentials,
      },
      states: {
        open: {
          always: [
            { guard: 'hasNoChallenge', target: 'unsent' },
            { guard: 'isCodeOver', target: 'expired' },
          ],
          on: { 'code.submitted': { target: '#login.verifyingMfaCode', actions: 'clearProblem' } },
        },
        expired: {},
        unsent: {},
      },
    },
    verifyingMfaCode: {
      meta: { step: 'mfa' },
      tags: 'busy',
      invoke: {
        id: 'verifyMfaCode',
        src: 'verifyMfaCode',
        input: ({ context: { challenge }, event }) => {
          const { code, trustsDevice } = event as CodeSubmitted
          const challengeId = challenge?.challengeId ?? ''
          return trustsDevice ? { challengeId, code, trustDeviceYn: 'Y' as const } : { challengeId, code }
        },
        onDone: 'completed',
        onError: [
          ...whenLoginIsOver,
          {
            guard: { type: 'isCodeExpired', params: failure },
            target: 'enteringCode',
            actions: [keepProblem, 'expireCode'],
          },
          { target: 'enteringCode', actions: keepProblem },
        ],
      },
    },
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
        onError: [...whenLoginIsOver, { target: 'enteringRecoveryCode', actions: keepProblem }],
      },
    },
    completed: { meta: { step: 'completed' }, type: 'final', entry: 'notifyCompleted' },
  },
})
