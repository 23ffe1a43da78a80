import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { loginMachine } from '#src/machines/login/login.machine.ts'

type Login = { snapshot: SnapshotFrom<typeof loginMachine>; send: ActorRefFrom<typeof loginMachine>['send'] }

export const LoginContext = createContext<Login | undefined>(undefined)

/** Returns the current login and the function that sends events to it, for the screens (routes) of the login flow. */
export function useLogin(): Login {
  const login = useContext(LoginContext)
  if (!login) throw new Error('A login screen stands outside the login flow.')
  return login
}
