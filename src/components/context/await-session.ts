import { isSettled } from '#src/machines/session/session-selectors.ts'
import type { AppContext, Machines } from './app-context.ts'

type Session = Machines['session']

/**
 * The `beforeLoad` of a page that visitors and members see differently: waits until the session is known and
 * redirects neither of them.
 */
export async function awaitSession({ context }: { context: AppContext }): Promise<void> {
  await settledSession(context)
}

/**
 * Waits until no check of the session is in progress, and returns the session's snapshot. XState's own `waitFor`
 * would add XState to the first chunk.
 */
export function settledSession({ machines }: AppContext): Promise<ReturnType<Session['getSnapshot']>> {
  const { session } = machines
  return new Promise((settled) => {
    const resolveIfKnown = () => {
      const snapshot = session.getSnapshot()
      if (!isSettled(snapshot)) return
      subscription.unsubscribe()
      settled(snapshot)
    }
    const subscription = session.subscribe(resolveIfKnown)
    resolveIfKnown()
  })
}
