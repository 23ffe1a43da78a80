import { createActor } from 'xstate'
import type { Api, OperationId } from '#contract/operation.ts'
import { type Breach, createApi } from '#src/api/client.ts'
import type { Machines } from '#src/components/app-context.ts'
import { portalClock } from '#src/components/portal-clock.ts'
import { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import { operationActors } from '#src/machines/operation-actors.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { connectTabs } from '#src/machines/session/session-tabs.ts'
import { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import { countCalls } from './calls-under-way.ts'
import { pause } from './pause.ts'
import type { AppRouter } from './router.ts'
import { tellSession } from './tell-session.ts'
import { watchSession } from './watch-session.ts'
import { watchSessionTime } from './watch-session-time.ts'

const SESSION_CHANNEL = 'session'
const USE_CHANNEL = 'session-use'

/** Wires the api, the long-lived machines and the router to one another, once for the page. */
export async function startApp(router: AppRouter): Promise<Machines & { api: Api }> {
  const browser = {
    baseUrl: '',
    isAdmin: () => location.pathname.startsWith('/admin'),
    now: Date.now,
    random: Math.random,
    navigate: (url: string) => location.assign(url),
    onTime: portalClock.set,
    bringCheck: async (id: OperationId) => (await import('#src/api/answer-check.ts')).checkOf(id),
    onBreach: ({ operation, fault }: Breach) =>
      console.error(`The answer of ${operation} breaks openapi.yaml: ${fault}`),
  }
  // The session's own calls do not report to it: a check that is refused would wait for itself.
  const actors = operationActors(createApi(browser))
  const session: Machines['session'] = createActor(sessionMachine.provide({ actors }), {
    input: { newDeviceId: () => crypto.randomUUID() },
  })
  const callListeners = new Set<() => void>()
  const { api, isUnderWay } = countCalls(
    createApi({ ...browser, onCall: () => tellSession(session), onSuccess: () => used() }),
    () => callListeners.forEach((changed) => changed()),
  )
  const dialogs: Machines['dialogs'] = createActor(dialogMachine)
  const sessionWatch: Machines['sessionWatch'] = createActor(
    sessionWatchMachine.provide({ actors: operationActors(api) }),
  )
  const used = watchSessionTime({ session, sessionWatch, channel: new BroadcastChannel(USE_CHANNEL) })

  connectTabs(session, new BroadcastChannel(SESSION_CHANNEL))
  watchSession({ session, dialogs, router })
  await pause()
  dialogs.start()
  sessionWatch.start()
  session.start()
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.send({ type: 'page.restored' }))
  // Later than all that the page is used with; a page without it is as it was.
  void import('./watch-version.ts').then(
    ({ watchVersion }) =>
      watchVersion({
        dialogs,
        router,
        isCalling: isUnderWay,
        onCalls: (changed) => callListeners.add(changed),
      }),
    () => undefined,
  )
  return { api, session, dialogs, sessionWatch }
}
