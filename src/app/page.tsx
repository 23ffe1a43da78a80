import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { later } from '#src/components/later.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { createRoot, hydrateRoot } from './dom.ts'
import { watchFatalErrors } from './fatal-errors.ts'
import { type AnsweredCall, takingApi } from './page-data.ts'
import { createPageTree } from './page-tree.ts'
import { pause } from './pause.ts'
import { createAppRouter } from './router.ts'

/** Takes over the HTML that a root came with, once the router knows the same screen; draws the screen into an empty one. */
export async function startPage(root: HTMLElement): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const calls = JSON.parse(document.getElementById('page-data')?.textContent ?? '[]') as AnsweredCall[]
  const machines = later(async () => {
    const { startApp } = await import('./start-app.ts')
    await pause()
    const app = await startApp(router)
    // Whoever waits for it draws anew.
    await pause()
    return app
  })
  const { api, forget } = takingApi(calls, async () => (await machines.ready()).api)
  const wholeTree = later(async () => (await import('./routeTree.gen.ts')).routeTree)
  const growWhole = async () => {
    await wholeTree.ready()
    // The whole tree has taken the root's children over; the router asks for them once only.
    router.setRoutes(router.buildRouteTree())
  }
  const isRendered = root.hasChildNodes()
  const router = createAppRouter(
    { api, machines },
    isRendered ? createPageTree(growWhole) : await wholeTree.ready(),
  )
  const bringRest = async () => {
    await machines.ready()
    // Whoever goes elsewhere tries again.
    if (isRendered) await growWhole().catch(() => {})
  }
  watchFatalErrors(
    ({ code, message }) =>
      void router.navigate({ to: '/error', search: { code, message: message || undefined } }),
  )
  const page = (
    <StrictMode>
      <Started then={() => void bringRest()}>
        <UiProvider nonce={nonce}>
          <RouterProvider router={router} />
        </UiProvider>
      </Started>
    </StrictMode>
  )

  if (!isRendered) {
    void machines.ready()
    createRoot(root).render(page)
    return
  }
  // Tells the router's components that the server drew them; without it they would put boundaries where it has none.
  router.ssr = { manifest: undefined }
  await pause()
  await router.load()
  forget()
  // As a transition it is done in slices, and the page answers in between.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError: tellMaker }))
}

/** React has drawn the page anew, as after a click while it took over: nothing that a person needs to hear of. */
const tellMaker = (error: unknown) => console.error(error)

/** Does what can wait until the page can be used. */
function Started({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => then(), [then])
  return children
}
