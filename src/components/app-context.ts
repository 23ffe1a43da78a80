import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Api } from '#contract/operation.ts'
import type { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import type { sessionMachine } from '#src/machines/session/session.machine.ts'
import { isLoggedIn, isPasswordEntered, isRestoring } from '#src/machines/session/session-selectors.ts'

/** What every route finds in the router's context. */
export type AppContext = {
  api: Api
  session: ActorRefFrom<typeof sessionMachine>
  dialogs: ActorRefFrom<typeof dialogMachine>
}

/** The app's api and its long-lived machines, for a component. */
export function useApp(): AppContext {
  return useRouteContext({ from: '__root__' })
}

/** Who is here, as the session machine knows it; re-renders when it changes. */
export function useSession() {
  const { session } = useApp()
  const loggedIn = useSelector(session, isLoggedIn)
  const passwordEntered = useSelector(session, isPasswordEntered)
  const restoring = useSelector(session, isRestoring)
  const info = useSelector(session, (snapshot) => snapshot.context.session)
  return { loggedIn, passwordEntered, restoring, info: loggedIn ? info : undefined }
}
