import { waitFor } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { type ApiOptions, createApi } from '#src/api/client.ts'
import { handleBack } from '#src/browser/back-closes.ts'
import { type Brand, OWN_MARK, setBrand } from '#src/components/context/brand.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { openTabChannel } from '#src/components/context/tab-channel.ts'
import { loadMemberParts } from '#src/components/layout/member-parts.ts'
import { isLoggedIn, isSettled } from '#src/machines/session/session-selectors.ts'
import { connectTabs } from '#src/machines/session/session-tabs.ts'
import { countCalls } from './calls-under-way.ts'
import { createOthers, createSession, createVerification } from './machines.ts'
import { notifySession } from './notify-session.ts'
import { apiFromPage, type PageData } from './page-data.ts'
import { requestVerification } from './request-verification.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { routeTree } from './routeTree.gen.ts'
import { watchSession } from './watch-session.ts'
import { watchSessionTime } from './watch-session-time.ts'

/**
 * Returns the brand that the server wrote into the document; if the document has none, calls the server for the name.
 */
async function brandOf(api: Api): Promise<Brand> {
  const { content: name = '', dataset } =
    document.querySelector<HTMLMetaElement>('meta[name=application-name]') ?? {}
  if (name !== '' && !name.startsWith('__')) return { name, mark: dataset?.['mark'] ?? OWN_MARK }
  const { brandName } = await api.getOperator({}).catch(() => ({ brandName: '' }))
  return { name: brandName, mark: OWN_MARK }
}

const SESSION_CHANNEL = 'session'
const USE_CHANNEL = 'session-use'

/**
 * Connects the api, the long-lived machines and the router; called once per page. `page` contains the answers to the
 * calls that the server made while rendering.
 */
export async function startApp(page: PageData | undefined): Promise<AppRouter> {
  const browser: ApiOptions = {
    baseUrl: '',
    isAdmin: () => location.pathname.startsWith('/admin'),
    now: Date.now,
    random: Math.random,
    navigate: (url: string) => location.assign(url),
    onTime: portalClock.set,
    loadCheck: async (id) => (await import('#src/api/answer-check.ts')).checkOf(id),
    onViolation: ({ operation, fault }) =>
      console.error(`The answer of ${operation} breaks openapi.yaml: ${fault}`),
  }
  if (page) portalClock.set(new Date(page.time))
  setBrand(await brandOf(createApi(browser)))
  const pageApi = apiFromPage(page?.calls ?? [])
  // The session's own calls do not report to the session: a refused check would wait for itself.
  const ownApi = createApi(browser)
  const session = createSession(pageApi.over(ownApi))
  const verification = createVerification(ownApi)
  const callListeners = new Set<() => void>()
  const { api: counted, isUnderWay } = countCalls(
    createApi({
      ...browser,
      onCall: () => notifySession(session),
      onSuccess: () => reportUse(),
      onUnproven: requestVerification({ session, verification }),
    }),
    () => callListeners.forEach((changed) => changed()),
  )
  const api = pageApi.over(counted)
  const { dialogs, sessionWatch } = createOthers(api)
  handleBack()
  const router = createAppRouter(
    { api, machines: { session, dialogs, sessionWatch, verification } },
    routeTree,
  )
  const reportUse = watchSessionTime({ session, sessionWatch, channel: openTabChannel(USE_CHANNEL) })

  connectTabs(session, openTabChannel(SESSION_CHANNEL))
  watchSession({ session, dialogs, router })
  dialogs.start()
  sessionWatch.start()
  verification.start()
  session.start()
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.send({ type: 'page.restored' }))
  if (page) {
    // Informs the router's components that the server rendered them; otherwise they would add boundaries that
    // are not in the HTML.
    router.ssr = { manifest: undefined }
    await waitFor(session, isSettled)
    await Promise.all([router.load(), isLoggedIn(session.getSnapshot()) && loadMemberParts()])
  }
  pageApi.forget()
  // Loaded after everything the page needs; the page works without it.
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
  void import('#src/components/shell/row-transition.ts').then(
    ({ followRows }) => followRows(router),
    () => undefined,
  )
  return router
}
