import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { later } from '#src/components/later.ts'
import { createStyleRecord, globalStyleElement, styleElement } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { type AnswerCall, type AnsweredCall, recordingApi } from './page-data.ts'
import { factsOf, splitHead } from './page-head.ts'
import { pagesThatAre } from './rendered-pages.ts'
import { createAppRouter } from './router.ts'
import { routeTree } from './routeTree.gen.ts'

const FAILED = 500

export const builtPages = pagesThatAre('built')
export const askedPages = pagesThatAre('asked')

export type PageOrder = {
  /** Path and query. */
  href: string
  /** Goes into every style element as it is, so that a mark may stand for it; `origin` likewise before paths. */
  nonce: string
  origin: string
  answerCall: AnswerCall
}

/** A page as a visitor gets it, in the parts that a document is filled with; `status` is 404 where it says that nothing is here. */
export type RenderedPage = { status: number; head: string; body: string; calls: AnsweredCall[] }

/** Renders the screen of an address as a visitor sees it. Gives undefined where its data did not come: the app says so itself. */
export async function renderPage(order: PageOrder): Promise<RenderedPage | undefined> {
  const { href, nonce, origin, answerCall } = order
  const { api, calls } = recordingApi(answerCall)
  const styles = createStyleRecord()
  const machines = later(() => Promise.reject(new Error('A page for visitors needs no machine.')))
  const router = createAppRouter(
    { api, machines },
    routeTree,
    createMemoryHistory({ initialEntries: [href] }),
  )
  await router.load()
  const result = router._serverResult
  // The router sends on an address whose query says nonsense; what is left of it is the page that was asked for.
  const right = result?.type === 'redirect' ? result.redirect.options.href : undefined
  if (right !== undefined && right !== href && pathOf(right) === pathOf(href))
    return renderPage({ ...order, href: right })
  if (result?.type !== 'render' || result.status >= FAILED) return undefined
  const html = renderToString(
    <StrictMode>
      <UiProvider styles={styles}>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  )
  const [head, body] = splitHead(html)
  return {
    status: result.status,
    head: head + factsOf(router, origin) + styleElement(styles, nonce),
    body,
    calls,
  }
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '')

/** The styles that hold on every page, for the head of the document that all of them share. */
export function globalStyles(nonce: string): string {
  const styles = createStyleRecord()
  renderToString(<UiProvider styles={styles}>{null}</UiProvider>)
  return globalStyleElement(styles, nonce)
}
