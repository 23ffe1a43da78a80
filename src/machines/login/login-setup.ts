import { assign, emit, setup } from 'xstate'
import { codeChallenge, noCode } from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { pause } from '../pause.ts'
import type { StepMeta } from '../step-of.ts'
import {
  type CodeFactor,
  currentChallenge,
  type LoginContext,
  type LoginEvent,
  type LoginInput,
  type LoginStep,
  type MfaChallenge,
  type MfaFactors,
  noSecondFactor,
  otherFactorsOf,
} from './login-context.ts'

const challenge = codeChallenge<LoginContext, LoginEvent, 'code'>({ code: ({ mfaType }) => mfaType ?? '' })
const pauseSetup = pause<LoginContext, LoginEvent>()

/** The actors, actions and guards of the login machine. */
export const loginSetup = setup({
  types: {} as {
    input: LoginInput
    context: LoginContext
    events: LoginEvent
    emitted: { type: 'login.completed' }
    tags: 'busy'
    meta: StepMeta<LoginStep>
  },
  actors: {
    ...challenge.actors,
    ...needs('logIn', 'listMfaFactors', 'startMfaChallenge', 'verifyMfaCode', 'verifyRecoveryCode'),
  },
  actions: { ...challenge.actions, ...pauseSetup.actions },
  guards: { ...challenge.guards, ...pauseSetup.guards },
}).extend({
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepFactors: assign((_, { output }: { output: MfaFactors }) => ({
      factors: output,
      mfaType: output.mfaType,
    })),
    // The code and the wait for the next one belong to one factor.
    keepFactor: assign(({ context: { code } }, { mfaType }: { mfaType: CodeFactor }) => ({
      mfaType,
      code: code.sentTo === mfaType ? code : noCode,
    })),
    keepChallenge: assign({ challenge: (_, { output }: { output: MfaChallenge }) => output }),
    forgetSecondFactor: assign(noSecondFactor),
    notifyCompleted: emit({ type: 'login.completed' }),
  },
  guards: {
    startsAtSecondFactor: ({ context }) => context.at === 'secondFactor',
    isLoggedIn: (_, { output }: { output: { loginYn: 'Y' | 'N' } }) => output.loginYn === 'Y',
    isLoginOver: (_, { problem }: Failure) =>
      problem.is('login.missing', 'session.missing', 'session.expired'),
    isFactorUnavailable: (_, { problem }: Failure) => problem.is('factor.unavailable'),
    hasFactors: ({ context }) => context.factors !== undefined,
    isOffered: ({ context }, { mfaType }: { mfaType: CodeFactor }) =>
      otherFactorsOf(context).some((factor) => factor.mfaType === mfaType),
    hasRecoveryCode: ({ context }) => context.factors?.recoveryCodeYn === 'Y',
    hasNoChallenge: ({ context }) => currentChallenge(context) === undefined,
    isUnlisted: ({ context }) => context.factors === undefined,
  },
})
