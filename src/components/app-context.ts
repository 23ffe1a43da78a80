import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Api } from '#contract/operation.ts'
import type { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import type { sessionMachine } from '#src/machines/session/session.machine.ts'
import {
  isLoggedIn,
  isLogoutUnconfirmed,
  isPasswordEntered,
  isRestoring,
} from '#src/machines/session/session-selectors.ts'
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

type Session = SnapshotFrom<typeof sessionMachine>

/**
 * Who is here, as the session machine knows it; re-renders when it changes, and only then. While the page takes over from
 * its HTML it is a visitor, as whom the page was rendered.
 */
export const useSession = (): Person => useSessionFact(personOf, visitor)

/** Whether the page still asks who is here, for a screen that must hide until it is known. */
export const useRestoring = (): boolean => useSessionFact(isRestoring, false)

/** One thing the session says, or `unknown` until it is there. `read` gives the same value for the same answer. */
function useSessionFact<Fact>(read: (snapshot: Session) => Fact, unknown: Fact): Fact {
  const { machines } = useAppContext()
  const subscribe = useCallback(
    (changed: () => void) => {
      let stop: (() => void) | undefined
      const watch = () => {
        const subscription = machines.now()?.session.subscribe(changed)
        stop = () => subscription?.unsubscribe()
        changed()
      }
      const forget = machines.subscribe(watch)
      if (machines.now()) watch()
      return () => {
        forget()
        stop?.()
      }
    },
    [machines],
  )
  const now = () => {
    const snapshot = machines.now()?.session.getSnapshot()
    return snapshot ? read(snapshot) : unknown
  }
  return useSyncExternalStore(subscribe, now, () => unknown)
}

type Person = {
  loggedIn: boolean
  passwordEntered: boolean
  logoutUnconfirmed: boolean
  info: Session['context']['session']
}

const visitor: Person = { loggedIn: false, passwordEntered: false, logoutUnconfirmed: false, info: undefined }
let known = visitor

/** The same object as before as long as it says the same. */
function personOf(snapshot: Session): Person {
  const loggedIn = isLoggedIn(snapshot)
  const person = {
    loggedIn,
    passwordEntered: isPasswordEntered(snapshot),
    logoutUnconfirmed: isLogoutUnconfirmed(snapshot),
    info: loggedIn ? snapshot.context.session : undefined,
  }
  const isKnown = (Object.keys(person) as (keyof Person)[]).every((name) => person[name] === known[name])
  return isKnown ? known : (known = person)
}
