import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Api } from '#contract/operation.ts'
import type { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import type { sessionMachine } from '#src/machines/session/session.machine.ts'
import { isLoggedIn, isLogoutUnconfirmed, isPasswordEntered, isRestoring } from '#src/machines/session/session-selectors.ts'
import type { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import type { Later } from './later.ts'

/** The machines that live as long as the app. */
export type Machines = {
  session: ActorRefFrom<typeof sessionMachine>
  dialogs: ActorRefFrom<typeof dialogMachine>
  sessionWatch: ActorRefFrom<typeof sessionWatchMachine>
}

/** What every route finds in the router's context. A public page can be used before the machines are there. */
export type AppContext = { api: Api; machines: Later<Machines> }

const useAppContext = (): AppContext => useRouteContext({ from: '__root__' })

/** The app's api, for a component. */
export const useApi = (): Api => useAppContext().api

/** The long-lived machines, or undefined until they are there; re-renders when they come. */
export function useMachines(): Machines | undefined {
  const { machines } = useAppContext()
  return useSyncExternalStore(machines.subscribe, machines.now, () => undefined)
}

/** The api and the machines, for a screen whose guard has waited for them. */
export function useApp(): Machines & { api: Api } {
  const { api, machines } = useAppContext()
  const here = machines.now()
  if (!here) throw new Error('This screen needs a guard that waits for the machines.')
  return { api, ...here }
}

/**
 * Who is here, as the session machine knows it; re-renders when it changes. While the page takes over from its HTML it is
 * a visitor, as whom the page was rendered.
 */
export function useSession() {
  const session = useMachines()?.session
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = session?.subscribe(changed)
      return () => subscription?.unsubscribe()
    },
    [session],
  )
  const snapshot = useSyncExternalStore(subscribe, () => session?.getSnapshot(), () => undefined)
  const loggedIn = snapshot !== undefined && isLoggedIn(snapshot)
  return {
    loggedIn,
    passwordEntered: snapshot !== undefined && isPasswordEntered(snapshot),
    restoring: snapshot !== undefined && isRestoring(snapshot),
    logoutUnconfirmed: snapshot !== undefined && isLogoutUnconfirmed(snapshot),
    info: loggedIn ? snapshot.context.session : undefined,
  }
}
