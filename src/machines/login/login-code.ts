import { codeToVerify } from '../code-challenge.ts'
import { codeStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import type { CodeSubmitted, LoginContext, MfaChallenge } from './login-context.ts'

/** The transitions that all calls of the second factor have in common when the login has ended. */
export const onLoginEnded = [
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

const whenUnavailable = {
  guard: { type: 'isFactorUnavailable', params: failure },
  target: 'choosingFactor',
  actions: keepProblem,
} as const

/** The states in which the six digits of the second factor are sent and typed. */
export const code = codeStates({
  code: 'code',
  send: {
    id: 'startMfaChallenge',
    input: ({ context }: { context: LoginContext }) => ({ mfaType: context.mfaType ?? 'sms' }),
    onSent: [{ type: 'keepChallenge', params: ({ event }: { event: { output: MfaChallenge } }) => event }],
    fails: [...onLoginEnded, whenUnavailable],
  },
  verify: {
    id: 'verifyMfaCode',
    input: ({
      context: { challenge, code: challenged },
      event,
    }: {
      context: LoginContext
      event: unknown
    }) => {
      const { code, trustsDevice } = codeToVerify(challenged, event) as CodeSubmitted
      const challengeId = challenge?.challengeId ?? ''
      return trustsDevice ? { challengeId, code, trustDeviceYn: 'Y' as const } : { challengeId, code }
    },
    fails: onLoginEnded,
    pauses: true,
    proven: 'completed',
  },
  // Alternatives are offered in the state where the code is typed, so the machine remains in that state when no code
  // could be sent.
  at: {
    asking: '#login.enteringCode',
    sending: '#login.startingMfaChallenge',
    unsent: '#login.enteringCode',
    entering: '#login.enteringCode',
    verifying: '#login.verifyingMfaCode',
  },
})
