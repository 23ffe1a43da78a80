import { createActor, waitFor } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { createApi } from '#src/api/client.ts'
import type { AppContext } from '#src/components/app-context.ts'
import { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import { operationActors } from '#src/machines/operation-actors.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { isSettled } from '#src/machines/session/session-selectors.ts'
import { connectTabs } from '#src/machines/session/session-tabs.ts'
import { watchChunks } from './chunk-failures.ts'
import { watchFatalErrors } from './fatal-errors.ts'
import { createAppRouter } from './router.ts'
import { watchSession } from './watch-session.ts'

const SESSION_CHANNEL = 'session'

/** Wires the api, the long-lived machines and the router to one another, once for the page. */
export function startApp() {
  const browser = {
    baseUrl: '',
    isAdmin: () => location.pathname.startsWith('/admin'),
    now: Date.now,
    random: Math.random,
    navigate: (url: string) => location.assign(url),
  }
  // The session's own calls do not report to it: a check that is refused would wait for itself.
  const actors = operationActors(createApi(browser))
  const session: AppContext['session'] = createActor(sessionMachine.provide({ actors }), {
    input: { newDeviceId: () => crypto.randomUUID() },
  })
  const api = createApi({ ...browser, onProblem: (problem) => tellSession(session, problem) })
  const dialogs: AppContext['dialogs'] = createActor(dialogMachine)
  const router = createAppRouter({ api, session, dialogs })

  connectTabs(session, new BroadcastChannel(SESSION_CHANNEL))
  watchChunks()
  watchFatalErrors(({ code, message }) => void router.navigate({ to: '/error', search: { code, message: message || undefined } }))
  watchSession({ session, dialogs, router })
  dialogs.start()
  session.start()
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.send({ type: 'page.restored' }))
  return { router }
}

/** What the session learns from a refused call; a lost session is checked again before the caller hears of it. */
async function tellSession(session: AppContext['session'], problem: Problem): Promise<void> {
  if (problem.is('password.unconfirmed')) session.send({ type: 'password.required' })
  if (!problem.is('session.missing', 'session.expired')) return
  session.send({ type: 'session.refused' })
  await waitFor(session, isSettled)
}
