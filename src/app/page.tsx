import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { FailSafe } from '#src/components/error/FailSafe.tsx'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { recordEarlyInput } from './done-ahead.ts'
import { errorScreenOf, showFatalError, watchFatalErrors } from './fatal-errors.ts'
import type { PageData } from './page-data.ts'
import { startApp } from './start-app.ts'

/** Hydrates the HTML of the page, once the app has its data; renders into an empty page otherwise. */
export async function startPage(root: HTMLElement): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const pageDataElement = document.getElementById('page-data')
  const data = pageDataElement?.textContent
  // The element shows that the page was rendered, but its personal data must not remain in an open document after the
  // session, so it is emptied.
  pageDataElement?.replaceChildren()
  const page = data ? (JSON.parse(data) as PageData) : undefined
  const router = await startApp(page)
  watchFatalErrors(errorScreenOf(router))
  const inputBeforeHydration = recordEarlyInput(root)
  const screen = (
    <StrictMode>
      <FailSafe onFail={showFatalError}>
        <AfterHydration then={inputBeforeHydration.enter}>
          <UiProvider nonce={nonce} isPhone={page?.isPhone}>
            <RouterProvider router={router} />
          </UiProvider>
        </AfterHydration>
      </FailSafe>
    </StrictMode>
  )
  // Called when hydration failed for a part of the page and React has rendered that part again.
  const onRecoverableError = (error: unknown) => {
    console.error(error)
    inputBeforeHydration.recover()
  }
  // As a transition, hydration runs in slices, so that the page stays responsive.
  if (page) startTransition(() => void hydrateRoot(root, screen, { onRecoverableError }))
  else createRoot(root).render(screen)
}

/** Runs a function once the app is hydrated and handles events. */
function AfterHydration({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => then(), [then])
  return children
}
