import { failure } from '../failures.ts'
import { basicOf, type CodeSubmitted, freshSignup, type SignupConfirmed } from './signup-context.ts'
import { filling } from './signup-filling.ts'
import { signupSetup } from './signup-setup.ts'

const keepProblem = { type: 'keepProblem', params: failure } as const
const phone = { channel: 'phone' } as const
const mail = { channel: 'mail' } as const
const failedPhone = (of: { event: { error: unknown } }) => ({ ...phone, ...failure(of) })
const failedMail = (of: { event: { error: unknown } }) => ({ ...mail, ...failure(of) })

/** The draft is gone: what was typed stays, what was proven must be proven again. */
const whenMissing = {
  guard: { type: 'isMissing', params: failure },
  target: '#signup.filling.choosingAccountType',
  actions: ['forgetProgress', keepProblem],
} as const
/** The server stands at another step than this screen. */
const whenOutOfOrder = {
  guard: { type: 'isOutOfOrder', params: failure },
  target: '#signup.gettingSignup',
  actions: keepProblem,
} as const
const whenElsewhere = [whenMissing, whenOutOfOrder] as const

/**
 * A sign-up from the kind of account to the review, over seven addresses (`meta.step`). The draft lies on the server, so
 * that it goes on where it stood after a reload. domain/flows, "Sign-up"; numbers come with the server's answers.
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({ ...freshSignup, ...input }),
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
  },
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
    filling,
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
    sendingSignupCode: {
      meta: { step: 'identity' },
      tags: 'busy',
      invoke: {
        id: 'sendSignupCode',
        src: 'sendSignupCode',
        input: ({ context: { form } }) => ({ name: form.name.trim(), phoneNumber: form.phoneNumber.trim() }),
        onDone: {
          target: 'filling.enteringCode',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ ...phone, ...event }) }, 'restartCount'],
        },
        onError: [
          whenMissing,
          {
            guard: { type: 'mustWait', params: failure },
            target: 'filling.proving',
            actions: [keepProblem, { type: 'waitForResend', params: failedPhone }, 'restartCount'],
          },
          { target: 'filling.proving', actions: keepProblem },
        ],
      },
    },
    verifyingSignupCode: {
      meta: { step: 'identity' },
      tags: 'busy',
      invoke: {
        id: 'verifySignupCode',
        src: 'verifySignupCode',
        input: ({ event }) => ({ code: (event as CodeSubmitted).code }),
        onDone: { target: 'filling.basic', actions: { type: 'keepProgress', params: ({ event }) => event } },
        onError: [
          whenMissing,
          {
            guard: { type: 'isExhausted', params: failure },
            target: 'filling.enteringCode',
            actions: [
              keepProblem,
              { type: 'expireCode', params: phone },
              { type: 'waitForResend', params: failedPhone },
              'restartCount',
            ],
          },
          {
            guard: { type: 'isExpired', params: failure },
            target: 'filling.enteringCode',
            actions: [keepProblem, { type: 'expireCode', params: phone }],
          },
          { target: 'filling.enteringCode', actions: keepProblem },
        ],
      },
    },
    savingSignupBasic: {
      meta: { step: ({ progress }) => (progress.accountType === 'BUSINESS' ? 'basic' : 'identity') },
      tags: 'busy',
      invoke: {
        id: 'saveSignupBasic',
        src: 'saveSignupBasic',
        input: ({ context }) => basicOf(context),
        onDone: { target: 'filling.id', actions: { type: 'keepProgress', params: ({ event }) => event } },
        onError: [
          ...whenElsewhere,
          { guard: 'isBusiness', target: 'filling.enteringCompany', actions: keepProblem },
          { target: 'filling.identity', actions: keepProblem },
        ],
      },
    },
    sendingSignupMail: {
      meta: { step: 'id' },
      tags: 'busy',
      invoke: {
        id: 'sendSignupMail',
        src: 'sendSignupMail',
        input: ({ context: { form } }) => ({ email: form.email.trim() }),
        onDone: {
          target: 'filling.enteringMailCode',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ ...mail, ...event }) }, 'restartCount'],
        },
        onError: [
          ...whenElsewhere,
          {
            guard: { type: 'mustWait', params: failure },
            target: 'filling.provingMail',
            actions: [keepProblem, { type: 'waitForResend', params: failedMail }, 'restartCount'],
          },
          { target: 'filling.provingMail', actions: keepProblem },
        ],
      },
    },
    verifyingSignupMail: {
      meta: { step: 'id' },
      tags: 'busy',
      invoke: {
        id: 'verifySignupMail',
        src: 'verifySignupMail',
        input: ({ event }) => ({ code: (event as CodeSubmitted).code }),
        onDone: {
          target: 'filling.choosingPassword',
          actions: { type: 'keepProgress', params: ({ event }) => event },
        },
        onError: [
          ...whenElsewhere,
          {
            guard: { type: 'isExhausted', params: failure },
            target: 'filling.enteringMailCode',
            actions: [
              keepProblem,
              { type: 'expireCode', params: mail },
              { type: 'waitForResend', params: failedMail },
              'restartCount',
            ],
          },
          {
            guard: { type: 'isExpired', params: failure },
            target: 'filling.enteringMailCode',
            actions: [keepProblem, { type: 'expireCode', params: mail }],
          },
          { target: 'filling.enteringMailCode', actions: keepProblem },
        ],
      },
    },
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
          ...whenElsewhere,
          {
            guard: { type: 'isWeak', params: failure },
            target: 'filling.choosingPassword',
            actions: keepProblem,
          },
          { target: 'filling.reviewing', actions: keepProblem },
        ],
      },
    },
    completed: { type: 'final', entry: 'notifyCompleted' },
  },
})
