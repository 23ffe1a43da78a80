import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { loginMachine } from '#src/machines/login/login.machine.ts'

type Login = { snapshot: SnapshotFrom<typeof loginMachine>; send: ActorRefFrom<typeof loginMachine>['send'] }

export const LoginContext = createContext<Login | undefined>(undefined)

/** The current login, for the screens of its four addresses. */
export function useLogin(): Login {
  const login = useContext(LoginContext)
  if (!login) throw new Error('A login screen stands outside the login flow.')
  return login
}
