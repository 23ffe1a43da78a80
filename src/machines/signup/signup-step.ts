import type { SnapshotFrom } from 'xstate'
import type { signupMachine } from './signup.machine.ts'
import type { OpenStep } from './signup-context.ts'

export type SignupStep = OpenStep | 'review'

/**
 * The step a sign-up is at, named after its address; undefined while nobody knows, and once it is completed. A call stays
 * at the address it was made from.
 */
export function stepOf(snapshot: SnapshotFrom<typeof signupMachine>): SignupStep | undefined {
  const at = (...states: string[]) =>
    states.some((state) => snapshot.matches(state as never) || snapshot.matches({ filling: state } as never))
  switch (true) {
    case at('choosingAccountType'):
      return 'type'
    case at('readingTerms', 'agreeingSignupTerms'):
      return 'terms'
    case at('enteringIdentity', 'enteringCode', 'identified', 'sendingSignupCode', 'verifyingSignupCode'):
      return 'identity'
    case at('enteringCompany'):
      return 'basic'
    case at('savingSignupBasic'):
      return snapshot.context.progress.accountType === 'BUSINESS' ? 'basic' : 'identity'
    case at('enteringEmail', 'enteringMailCode', 'mailProven', 'sendingSignupMail', 'verifyingSignupMail'):
      return 'id'
    case at('choosingPassword'):
      return 'password'
    case at('reviewing', 'completingSignup'):
      return 'review'
    default:
      return undefined
  }
}
