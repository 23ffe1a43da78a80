import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { later } from '#src/components/later.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { watchFatalErrors } from './fatal-errors.ts'
import { type AnsweredCall, takingApi } from './page-data.ts'
import { createAppRouter } from './router.ts'

/** Takes over the HTML that a root came with, once the router knows the same screen; draws the screen into an empty one. */
export async function startPage(root: HTMLElement): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const calls = JSON.parse(document.getElementById('page-data')?.textContent ?? '[]') as AnsweredCall[]
  const machines = later(async () => (await import('./start-app.ts')).startApp(router))
  const { api, forget } = takingApi(calls, async () => (await machines.ready()).api)
  const router = createAppRouter({ api, machines })
  watchFatalErrors(({ code, message }) => void router.navigate({ to: '/error', search: { code, message: message || undefined } }))
  const page = (
    <StrictMode>
      <Started then={() => void machines.ready()}>
        <UiProvider nonce={nonce}>
          <RouterProvider router={router} />
        </UiProvider>
      </Started>
    </StrictMode>
  )

  if (!root.hasChildNodes()) {
    void machines.ready()
    createRoot(root).render(page)
    return
  }
  // Tells the router's components that the server drew them; without it they would put boundaries where it has none.
  router.ssr = { manifest: undefined }
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
