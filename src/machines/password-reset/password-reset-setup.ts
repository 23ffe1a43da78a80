import { assign, emit, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import {
  type CodeChallenge,
  type CodeRequested,
  type CodeSubmitted,
  codeChallenge,
} from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

/** The context never contains a password, and no code except one that was submitted before its challenge existed. */
export type PasswordResetContext = {
  email: string
  code: CodeChallenge
  /** The minimum length of the new password, known once the code was correct. */
  passwordLeast: number
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type PasswordSubmitted = { type: 'password.submitted'; password: string }
type PasswordResetEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.reopened' }
  | CodeRequested
  | CodeSubmitted
  | PasswordSubmitted
  | SecondsPassed

const challenge = codeChallenge<PasswordResetContext, PasswordResetEvent, 'code'>({
  code: ({ email }) => typedText(email),
})

/** The actors, actions and guards of the password reset. */
export const passwordResetSetup = setup({
  types: {} as {
    context: PasswordResetContext
    events: PasswordResetEvent
    emitted: { type: 'password.reset' }
    tags: 'busy'
  },
  actors: { ...challenge.actors, ...needs('startPasswordReset', 'verifyPasswordReset', 'resetPassword') },
  actions: challenge.actions,
  guards: challenge.guards,
}).extend({
  actions: {
    keepPasswordLeast: assign({
      passwordLeast: (_, { output }: { output: Output<'verifyPasswordReset'> }) => output.passwordLeast,
    }),
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    notifyReset: emit({ type: 'password.reset' }),
  },
  guards: { isMissing: (_, { problem }: Failure) => problem.is('reset.missing') },
})
