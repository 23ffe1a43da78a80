import { assign, emit, setup } from 'xstate'
import { emptySignup } from '#domain/account/empty-signup.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { codeChallenge } from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { StepMeta } from '../step-of.ts'
import {
  type Channel,
  isStepOpen,
  type OpenStep,
  restoredForm,
  type SignupContext,
  type SignupEvent,
  type SignupForm,
  type SignupInput,
  type SignupProgress,
  type SignupStep,
} from './signup-context.ts'

type Answer = { output: SignupProgress }
type StepQuestion = { step: OpenStep; wanted: OpenStep }

const withoutVerification = {
  phone: { step: 'IDENTITY', phoneVerifiedYn: 'N' },
  mail: { step: 'ID', emailVerifiedYn: 'N' },
} as const satisfies Record<Channel, Partial<SignupProgress>>
const challenges = codeChallenge<SignupContext, SignupEvent, Channel>({
  phone: ({ form }) => typedText(form.phoneNumber),
  mail: ({ form }) => typedText(form.email),
})

/** The actors, actions and guards of the sign-up machine. */
export const signupSetup = setup({
  types: {} as {
    input: SignupInput
    context: SignupContext
    events: SignupEvent
    emitted: { type: 'signup.completed' }
    tags: 'busy'
    meta: StepMeta<SignupStep, SignupContext>
  },
  actors: {
    ...challenges.actors,
    ...needs(
      'getSignup',
      'agreeSignupTerms',
      'sendSignupCode',
      'verifySignupCode',
      'saveSignupBasic',
      'sendSignupMail',
      'verifySignupMail',
      'completeSignup',
    ),
  },
  actions: challenges.actions,
  guards: challenges.guards,
}).extend({
  actions: {
    keepTyped: assign(({ context }, typed: Partial<SignupForm>) => ({ form: { ...context.form, ...typed } })),
    keepProgress: assign((_, { output }: Answer) => ({ progress: output })),
    restoreForm: assign({ form: ({ context }, { output }: Answer) => restoredForm(context.form, output) }),
    forgetProgress: assign({ progress: emptySignup }),
    // A new code invalidates the previous verification.
    removeVerification: assign(({ context }, { channel }: { channel: Channel }) => ({
      progress: { ...context.progress, ...withoutVerification[channel] },
    })),
    notifyCompleted: emit({ type: 'signup.completed' }),
  },
  guards: {
    isAt: ({ context: { progress } }, { step }: { step: SignupProgress['step'] }) => progress.step === step,
    isStepOpen: ({ context }, { step, wanted }: StepQuestion) => step === wanted && isStepOpen(context, step),
    isBusiness: ({ context: { progress } }) => progress.accountType === 'BUSINESS',
    isProven: ({ context: { progress } }, { channel }: { channel: Channel }) =>
      (channel === 'phone' ? progress.phoneVerifiedYn : progress.emailVerifiedYn) === 'Y',
    isMissing: (_, { problem }: Failure) => problem.is('signup.missing'),
    isOutOfOrder: (_, { problem }: Failure) => problem.is('signup.outOfOrder'),
    isWeak: (_, { problem }: Failure) => problem.is('password.weak'),
  },
})
