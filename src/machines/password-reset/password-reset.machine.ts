import { failure } from '../failures.ts'
import { type CodeSubmitted, type PasswordSubmitted, passwordResetSetup } from './password-reset-setup.ts'

const keepProblem = { type: 'keepProblem', params: failure } as const
const waitForResend = { type: 'waitForResend', params: failure } as const
const whenMissing = {
  guard: { type: 'isMissing', params: failure },
  target: 'enteringEmail',
  actions: [keepProblem, 'expireCode'],
} as const

/** A forgotten password: the mail address, the code of the mail, a new password. domain/flows, "Passwords". */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  context: { email: '', sentTo: '', codeSecondsLeft: 0, resendSecondsLeft: 0, problem: undefined },
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
  },
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      on: {
        'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'code.requested': { guard: 'canSend', target: 'startingPasswordReset', actions: 'clearProblem' },
      },
    },
    startingPasswordReset: {
      tags: 'busy',
      invoke: {
        id: 'startPasswordReset',
        src: 'startPasswordReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'keepCode', params: ({ event }) => event }, 'restartCount'],
        },
        onError: [
          {
            guard: { type: 'mustWait', params: failure },
            target: 'unsent',
            actions: [keepProblem, waitForResend, 'restartCount'],
          },
          { target: 'unsent', actions: keepProblem },
        ],
      },
    },
    unsent: { always: [{ guard: 'isCodeLive', target: 'enteringCode' }, { target: 'enteringEmail' }] },
    enteringCode: {
      initial: 'open',
      on: {
        'code.requested': { guard: 'canSend', target: 'startingPasswordReset', actions: 'clearProblem' },
        'email.reopened': { target: 'enteringEmail', actions: 'clearProblem' },
      },
      states: {
        open: {
          always: { guard: 'isCodeOver', target: 'expired' },
          on: {
            'code.submitted': { target: '#passwordReset.verifyingPasswordReset', actions: 'clearProblem' },
          },
        },
        expired: {},
      },
    },
    verifyingPasswordReset: {
      tags: 'busy',
      invoke: {
        id: 'verifyPasswordReset',
        src: 'verifyPasswordReset',
        input: ({ event }) => ({ code: (event as CodeSubmitted).code }),
        onDone: 'choosingPassword',
        onError: [
          whenMissing,
          {
            guard: { type: 'isExhausted', params: failure },
            target: 'enteringCode',
            actions: [keepProblem, 'expireCode', waitForResend, 'restartCount'],
          },
          {
            guard: { type: 'isExpired', params: failure },
            target: 'enteringCode',
            actions: [keepProblem, 'expireCode'],
          },
          { target: 'enteringCode', actions: keepProblem },
        ],
      },
    },
    choosingPassword: {
      on: { 'password.submitted': { target: 'resettingPassword', actions: 'clearProblem' } },
    },
    resettingPassword: {
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ event }) => ({ password: (event as PasswordSubmitted).password }),
        onDone: 'completed',
        onError: [whenMissing, { target: 'choosingPassword', actions: keepProblem }],
      },
    },
    completed: { type: 'final', entry: 'notifyReset' },
  },
})
