import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './login.machine.ts'

export type LoginStep = 'credentials' | 'mfa' | 'other' | 'bakother' | 'completed'

/**
 * The step a login is at, named after its address: /auth/login, and /auth/login/mfa, /other and /bakother. A call stays
 * at the address it was made from, but for those that ask for a code: they lead to where it is typed.
 */
export function stepOf(snapshot: SnapshotFrom<typeof loginMachine>): LoginStep {
  switch (true) {
    case snapshot.matches('completed'):
      return 'completed'
    case snapshot.matches('choosingFactor'):
      return 'other'
    case snapshot.matches('enteringRecoveryCode') || snapshot.matches('verifyingRecoveryCode'):
      return 'bakother'
    case snapshot.matches('enteringCredentials') ||
      snapshot.matches('loggingIn') ||
      snapshot.matches('paused'):
      return 'credentials'
    default:
      return 'mfa'
  }
}
