import { typedText } from '#domain/typed/typed-text.ts'
import { codeToVerify } from '../code-challenge.ts'
import { codeStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import type { SignupContext, SignupProgress } from './signup-context.ts'

type ActionArguments = { context: SignupContext }
type ProgressEvent = { event: { output: SignupProgress } }

/**
 * The transitions when the draft no longer exists: typed text is preserved, and every verification must be repeated.
 */
export const onDraftMissing = {
  guard: { type: 'isMissing', params: failure },
  target: '#signup.filling.choosingAccountType',
  actions: ['forgetProgress', keepProblem],
} as const
/** The transitions when the server is at another step than this screen. */
const whenOutOfOrder = {
  guard: { type: 'isOutOfOrder', params: failure },
  target: '#signup.gettingSignup',
  actions: keepProblem,
} as const
export const onDraftLost = [onDraftMissing, whenOutOfOrder] as const

const codeOf =
  (name: 'phone' | 'mail') =>
  ({ context, event }: ActionArguments & { event: unknown }) => ({
    code: codeToVerify(context[name], event).code,
  })
const keepProgress = { type: 'keepProgress', params: ({ event }: ProgressEvent) => event } as const

/** The states of the code that verifies the mobile number. */
export const phoneCode = codeStates({
  code: 'phone',
  send: {
    id: 'sendSignupCode',
    input: ({ context: { form } }: ActionArguments) => ({
      name: typedText(form.name),
      phoneNumber: typedText(form.phoneNumber),
    }),
    onSent: [{ type: 'removeVerification', params: { channel: 'phone' } }],
    fails: [onDraftMissing],
  },
  verify: {
    id: 'verifySignupCode',
    input: codeOf('phone'),
    fails: [onDraftMissing],
    pauses: false,
    proven: { target: 'filling.basic', actions: keepProgress },
  },
  at: {
    asking: '#signup.filling.enteringIdentity',
    sending: '#signup.sendingSignupCode',
    unsent: '#signup.filling.proving',
    entering: '#signup.filling.enteringCode',
    verifying: '#signup.verifyingSignupCode',
  },
})

/** The states of the code that verifies the mail address. */
export const mailCode = codeStates({
  code: 'mail',
  send: {
    id: 'sendSignupMail',
    input: ({ context: { form } }: ActionArguments) => ({ email: typedText(form.email) }),
    onSent: [{ type: 'removeVerification', params: { channel: 'mail' } }],
    fails: onDraftLost,
  },
  verify: {
    id: 'verifySignupMail',
    input: codeOf('mail'),
    fails: onDraftLost,
    pauses: false,
    proven: { target: 'filling.choosingPassword', actions: keepProgress },
  },
  at: {
    asking: '#signup.filling.enteringEmail',
    sending: '#signup.sendingSignupMail',
    unsent: '#signup.filling.provingMail',
    entering: '#signup.filling.enteringMailCode',
    verifying: '#signup.verifyingSignupMail',
  },
})
