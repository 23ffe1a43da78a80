import { assign, emit, sendTo, setup } from 'xstate'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds } from '../passing-seconds.ts'
import type { StepMeta } from '../step-of.ts'
import {
  type Channel,
  type CodeSent,
  type CodeWait,
  isStepOpen,
  noProgress,
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
type Sent = { channel: Channel; output: CodeSent }
type Asked = { step: OpenStep; wanted: OpenStep }

const addressOf = ({ form }: SignupContext, channel: Channel) =>
  (channel === 'phone' ? form.phoneNumber : form.email).trim()
const hasSent = (context: SignupContext, channel: Channel) =>
  context[channel].sentTo === addressOf(context, channel)
const unproven = {
  phone: { step: 'IDENTITY', phoneVerifiedYn: 'N' },
  mail: { step: 'ID', emailVerifiedYn: 'N' },
} as const satisfies Record<Channel, Partial<SignupProgress>>
const passed = (wait: CodeWait, seconds: { seconds: number }): CodeWait => ({
  ...wait,
  codeSecondsLeft: countedDown(wait.codeSecondsLeft, seconds),
  resendSecondsLeft: countedDown(wait.resendSecondsLeft, seconds),
})

/** The words the sign-up machine is written in: what it needs, remembers and asks. */
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
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepTyped: assign(({ context }, typed: Partial<SignupForm>) => ({ form: { ...context.form, ...typed } })),
    keepProgress: assign((_, { output }: Answer) => ({ progress: output })),
    restoreForm: assign({ form: ({ context }, { output }: Answer) => restoredForm(context.form, output) }),
    forgetProgress: assign({ progress: noProgress }),
    // A new code takes back what was proven by the last one.
    keepCode: assign(({ context }, { channel, output }: Sent) => ({
      progress: { ...context.progress, ...unproven[channel] },
      [channel]: {
        sentTo: addressOf(context, channel),
        codeSecondsLeft: output.expiresInSeconds,
        resendSecondsLeft: output.resendInSeconds,
      },
    })),
    expireCode: assign(({ context }, { channel }: { channel: Channel }) => ({
      [channel]: { ...context[channel], codeSecondsLeft: 0 },
    })),
    waitForResend: assign(({ context }, { channel, problem }: Failure & { channel: Channel }) => ({
      [channel]: {
        sentTo: addressOf(context, channel),
        codeSecondsLeft: hasSent(context, channel) ? context[channel].codeSecondsLeft : 0,
        resendSecondsLeft: secondsToWait(problem),
      },
    })),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, seconds: { seconds: number }) => ({
      phone: passed(context.phone, seconds),
      mail: passed(context.mail, seconds),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyCompleted: emit({ type: 'signup.completed' }),
  },
  guards: {
    isCounting: ({ context: { phone, mail } }) =>
      [phone, mail].some(({ codeSecondsLeft, resendSecondsLeft }) => codeSecondsLeft + resendSecondsLeft > 0),
    isAt: ({ context: { progress } }, { step }: { step: SignupProgress['step'] }) => progress.step === step,
    isStepOpen: ({ context }, { step, wanted }: Asked) => step === wanted && isStepOpen(context, step),
    isBusiness: ({ context: { progress } }) => progress.accountType === 'BUSINESS',
    isProven: ({ context: { progress } }, { channel }: { channel: Channel }) =>
      (channel === 'phone' ? progress.phoneVerifiedYn : progress.emailVerifiedYn) === 'Y',
    isCodeLive: ({ context }, { channel }: { channel: Channel }) =>
      context[channel].codeSecondsLeft > 0 && hasSent(context, channel),
    isCodeOver: ({ context }, { channel }: { channel: Channel }) => context[channel].codeSecondsLeft === 0,
    // The wait is that of one address.
    canSend: ({ context }, { channel }: { channel: Channel }) =>
      context[channel].resendSecondsLeft === 0 || !hasSent(context, channel),
    isMissing: (_, { problem }: Failure) => problem.is('signup.missing'),
    isOutOfOrder: (_, { problem }: Failure) => problem.is('signup.outOfOrder'),
    isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    isExhausted: (_, { problem }: Failure) => problem.is('code.exhausted'),
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isWeak: (_, { problem }: Failure) => problem.is('password.weak'),
  },
})
