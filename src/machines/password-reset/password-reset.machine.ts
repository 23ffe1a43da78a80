import type { Output } from '#contract/operation.ts'
import { PASSWORD_MIN } from '#domain/password/rules.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { codeToVerify, noCode } from '../code-challenge.ts'
import { codeStates, countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import {
  type PasswordResetContext,
  type PasswordSubmitted,
  passwordResetSetup,
} from './password-reset-setup.ts'

type VerifiedEvent = { event: { output: Output<'verifyPasswordReset'> } }

const whenMissing = {
  guard: { type: 'isMissing', params: failure },
  target: '#passwordReset.enteringEmail',
  actions: [keepProblem, { type: 'expireCode', params: { code: 'code' } }],
} as const

const code = codeStates({
  code: 'code',
  send: {
    id: 'startPasswordReset',
    input: ({ context }: { context: PasswordResetContext }) => ({ email: typedText(context.email) }),
    onSent: [],
    fails: [],
  },
  verify: {
    id: 'verifyPasswordReset',
    input: ({ context, event }: { context: PasswordResetContext; event: unknown }) => ({
      code: codeToVerify(context.code, event).code,
    }),
    fails: [whenMissing],
    pauses: false,
    proven: {
      target: 'choosingPassword',
      actions: [{ type: 'keepPasswordLeast', params: ({ event }: VerifiedEvent) => event }],
    },
  },
  at: {
    asking: '#passwordReset.enteringEmail',
    sending: '#passwordReset.startingPasswordReset',
    unsent: '#passwordReset.unsent',
    entering: '#passwordReset.enteringCode',
    verifying: '#passwordReset.verifyingPasswordReset',
  },
})

/**
 * The reset of a forgotten password: the mail address, the code of the mail, a new password. See domain/flows,
 * "Passwords".
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  context: { email: '', code: noCode, passwordLeast: PASSWORD_MIN, problem: undefined },
  ...countdownStates,
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      on: {
        'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'code.requested': code.requested,
      },
    },
    startingPasswordReset: code.sending,
    unsent: code.unsent,
    enteringCode: {
      ...code.entering,
      on: {
        ...code.entering.on,
        'email.reopened': { target: 'enteringEmail', actions: 'clearProblem' },
      },
    },
    verifyingPasswordReset: code.verifying,
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
