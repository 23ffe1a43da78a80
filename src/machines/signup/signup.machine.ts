import { countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import { mailCode, onDraftLost, phoneCode } from './signup-codes.ts'
import { basicOf, freshSignup, type SignupConfirmed } from './signup-context.ts'
import { fillingState } from './signup-filling.ts'
import { signupSetup } from './signup-setup.ts'

/**
 * A sign-up, from the type of account to the review, over seven addresses (`meta.step`). The draft is stored on the
 * server, so that the sign-up continues at the same step after a reload. See domain/flows, "Sign-up"; the times come
 * with the server's answers.
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({ ...freshSignup, ...input }),
  ...countdownStates,
  initial: 'gettingSignup',
  states: {
    gettingSignup: {
      tags: 'busy',
      invoke: {
        id: 'getSignup',
        src: 'getSignup',
        input: {},
        onDone: {
          target: 'filling',
          actions: [
            { type: 'keepProgress', params: ({ event }) => event },
            { type: 'restoreForm', params: ({ event }) => event },
          ],
        },
        onError: { target: 'unreached', actions: keepProblem },
      },
    },
    unreached: { on: { 'signup.retried': { target: 'gettingSignup', actions: 'clearProblem' } } },
    filling: fillingState,
    agreeingSignupTerms: {
      meta: { step: 'terms' },
      tags: 'busy',
      invoke: {
        id: 'agreeSignupTerms',
        src: 'agreeSignupTerms',
        input: ({ context: { form } }) => ({
          accountType: form.accountType ?? 'INDIVIDUAL',
          terms: [...form.terms],
        }),
        onDone: {
          target: 'filling.identity',
          actions: { type: 'keepProgress', params: ({ event }) => event },
        },
        onError: { target: 'filling.readingTerms', actions: keepProblem },
      },
    },
    sendingSignupCode: { ...phoneCode.sending, meta: { step: 'identity' } },
    verifyingSignupCode: { ...phoneCode.verifying, meta: { step: 'identity' } },
    savingSignupBasic: {
      meta: { step: ({ progress }) => (progress.accountType === 'BUSINESS' ? 'basic' : 'identity') },
      tags: 'busy',
      invoke: {
        id: 'saveSignupBasic',
        src: 'saveSignupBasic',
        input: ({ context }) => basicOf(context),
        onDone: { target: 'filling.id', actions: { type: 'keepProgress', params: ({ event }) => event } },
        onError: [
          ...onDraftLost,
          { guard: 'isBusiness', target: 'filling.enteringCompany', actions: keepProblem },
          { target: 'filling.identity', actions: keepProblem },
        ],
      },
    },
    sendingSignupMail: { ...mailCode.sending, meta: { step: 'id' } },
    verifyingSignupMail: { ...mailCode.verifying, meta: { step: 'id' } },
    completingSignup: {
      meta: { step: 'review' },
      tags: 'busy',
      invoke: {
        id: 'completeSignup',
        src: 'completeSignup',
        input: ({ context: { idempotencyKey }, event }) => ({
          idempotencyKey,
          password: (event as SignupConfirmed).password,
        }),
        onDone: 'completed',
        onError: [
          ...onDraftLost,
          {
            guard: { type: 'isWeak', params: failure },
            target: 'filling.choosingPassword',
            actions: keepProblem,
          },
          { target: 'filling.reviewing', actions: keepProblem },
        ],
      },
    },
    completed: { meta: { outcome: 'COMPLETED' }, type: 'final', entry: 'notifyCompleted' },
  },
})
