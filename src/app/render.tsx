import { Writable } from 'node:stream'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { waitFor } from 'xstate'
import type { AppContext } from '#src/components/context/app-context.ts'
import { BUILT_MARK, setBrand } from '#src/components/context/brand.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { isSettled } from '#src/machines/session/session-selectors.ts'
import { createStyleRecord, globalStyleElement, type StyleCache, styleElement } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { createOthers, createSession, createVerification } from './machines.ts'
import { type AnswerCall, type PageData, recordingApis } from './page-data.ts'
import { pageMetadataOf, splitHead } from './page-head.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { routeTree } from './routeTree.gen.ts'

const FAILED = 500
/**
 * The app handles the submission of a form without an `action`: if such a form is submitted before the app has
 * loaded, its fields must not become part of the address.
 */
const sentByApp = /<form(?![^>]*\saction=)/g

export type PageOrder = {
  /** The path and the query of the page. */
  href: string
  /**
   * The nonce of every style element. It is inserted unchanged, so that a placeholder works; the same holds for
   * `origin` before paths.
   */
  nonce: string
  origin: string
  /** The portal's time. */
  now: Date
  /** The name of the portal, and the address of its logo. */
  brand: { name: string; mark: string }
  /** Whether a phone requests the page; the HTML then contains no layout for a wider screen. */
  isPhone: boolean
  answerCall: AnswerCall
}

/** A rendered page in the parts that fill a document; `status` is 404 for a missing page. */
type RenderedPage = { status: number; head: string; body: string; data: PageData }

/**
 * Renders the screen of an address, or returns the address to which its guards redirect. Returns undefined if the
 * screen's data did not load: the app then shows the failure itself.
 */
export async function renderPage(order: PageOrder) {
  const { href, nonce, origin, now, brand, isPhone, answerCall } = order
  const { session: ownApi, screens: api, calls } = recordingApis(answerCall)
  const session = createSession(ownApi)
  const machines = { session, verification: createVerification(api), ...createOthers(api) }
  portalClock.set(now)
  setBrand(brand)
  session.start()
  try {
    await waitFor(session, isSettled)
    const page = await renderAt(href, { api, machines, rendering: true }, isPhone)
    if (!page || 'redirect' in page) return page
    const { router, status, html, styles } = page
    const [head, body] = splitHead(html)
    return {
      status,
      head:
        head +
        pageMetadataOf(router, { origin, hasCards: brand.mark === BUILT_MARK }) +
        styleElement(styles, nonce),
      body: body.replaceAll(sentByApp, '<form method="dialog"'),
      data: { calls, time: now.toISOString(), isPhone },
    } satisfies RenderedPage
  } finally {
    session.stop()
  }
}

async function renderAt(
  href: string,
  context: AppContext,
  isPhone: boolean,
): Promise<RenderResult | { redirect: string } | undefined> {
  const router = createAppRouter(context, routeTree, createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const to = result.redirect.options.href
    if (to === undefined || to === href) return undefined
    // The router redirects to remove an invalid query. If only the query differs, the target is the requested
    // page, so it is rendered directly.
    return pathOf(to) === pathOf(href) ? renderAt(to, context, isPhone) : { redirect: to }
  }
  if (result?.type !== 'render' || result.status >= FAILED) return undefined
  const styles = createStyleRecord()
  const html = await htmlOf(
    <StrictMode>
      <UiProvider styles={styles} isPhone={isPhone}>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  )
  return { router, status: result.status, html, styles }
}

type RenderResult = { router: AppRouter; status: number; html: string; styles: StyleCache }

const pathOf = (href: string) => href.replace(/[?#].*$/s, '')

/** Returns the complete HTML of a screen, once all its data has loaded. */
function htmlOf(screen: ReactNode): Promise<string> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = []
    const collector = new Writable({
      write(part: Buffer, _, next) {
        parts.push(part)
        next()
      },
      final(next) {
        done(Buffer.concat(parts).toString())
        next()
      },
    })
    const { pipe } = renderToPipeableStream(screen, {
      // Nothing is sent before everything is rendered, so no script has to move parts of the page to their positions.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector),
      onShellError: failed,
      onError: failed,
    })
  })
}

/** Returns the styles of every page, for the head of the document that all pages share. */
export async function globalStyles(nonce: string): Promise<string> {
  const styles = createStyleRecord()
  await htmlOf(<UiProvider styles={styles}>{null}</UiProvider>)
  return globalStyleElement(styles, nonce)
}
