import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Api } from '#contract/operation.ts'
import type { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import type { sessionMachine } from '#src/machines/session/session.machine.ts'
import {
  isLoggedIn,
  isLogoutUnconfirmed,
  isPasswordEntered,
  isRestoring,
  isSubscriptionReadOnly,
} from '#src/machines/session/session-selectors.ts'
import type { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import type { verificationMachine } from '#src/machines/verification/verification.machine.ts'

/** Returns the machines that live as long as the app. */
export type Machines = {
  session: ActorRefFrom<typeof sessionMachine>
  dialogs: ActorRefFrom<typeof dialogMachine>
  sessionWatch: ActorRefFrom<typeof sessionWatchMachine>
  verification: ActorRefFrom<typeof verificationMachine>
}

/** The router's context of every route; `rendering` while the server renders a page. */
export type AppContext = { api: Api; machines: Machines; rendering?: boolean }

const useAppContext = (): AppContext => useRouteContext({ from: '__root__' })

/** Returns the app's api, for a component. */
export const useApi = (): Api => useAppContext().api

/** The machines that live as long as the app. */
export const useMachines = (): Machines => useAppContext().machines

/** Returns the api and the machines, for a screen. */
export function useApp(): Machines & { api: Api } {
  const { api, machines } = useAppContext()
  return { api, ...machines }
}

/** Returns the current session, as the session machine knows it; re-renders only when the session changes. */
export const useSession = (): Person => useSessionFact(personOf)

/** Whether the session is still being checked; until then a screen must hide personal content. */
export const useRestoring = (): boolean => useSessionFact((session) => isRestoring(session.getSnapshot()))

/** Whether the current member may request, change, pay and cancel subscriptions, or only view them. */
export const useMayManage = (): boolean =>
  useSessionFact((session) => !isSubscriptionReadOnly(session.getSnapshot()))

/**
 * Returns one value of the session. Re-renders only when `read` returns another value, so `read` must return the same
 * object while nothing has changed.
 */
function useSessionFact<Fact>(read: (session: Machines['session']) => Fact): Fact {
  const { session } = useMachines()
  const subscribe = (changed: () => void) => {
    const subscription = session.subscribe(changed)
    return () => subscription.unsubscribe()
  }
  const now = () => read(session)
  return useSyncExternalStore(subscribe, now, now)
}

type Person = {
  loggedIn: boolean
  passwordEntered: boolean
  logoutUnconfirmed: boolean
  info: SnapshotFrom<typeof sessionMachine>['context']['session']
}

const lastOf = new WeakMap<Machines['session'], Person>()

/** Returns the previous object if none of its values has changed. */
function personOf(session: Machines['session']): Person {
  const snapshot = session.getSnapshot()
  const loggedIn = isLoggedIn(snapshot)
  const person = {
    loggedIn,
    passwordEntered: isPasswordEntered(snapshot),
    logoutUnconfirmed: isLogoutUnconfirmed(snapshot),
    info: loggedIn ? snapshot.context.session : undefined,
  }
  const lastPerson = lastOf.get(session)
  if (
    lastPerson &&
    (Object.keys(person) as (keyof Person)[]).every((name) => person[name] === lastPerson[name])
  )
    return lastPerson
  lastOf.set(session, person)
  return person
}
