import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'

type Signup = {
  snapshot: SnapshotFrom<typeof signupMachine>
  send: ActorRefFrom<typeof signupMachine>['send']
  /** The typed password. It is discarded when the screens of the sign-up unmount. */
  password: string
  setPassword: (password: string) => void
}

export const SignupContext = createContext<Signup | undefined>(undefined)

/** Returns the current sign-up, for the screens (routes) of the sign-up flow. */
export function useSignup(): Signup {
  const signup = useContext(SignupContext)
  if (!signup) throw new Error('A sign-up screen stands outside the sign-up.')
  return signup
}
