import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import '#src/i18n/i18n.ts'
import { startApp } from './start-app.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const { router } = startApp()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider nonce={nonce}>
      <RouterProvider router={router} />
    </UiProvider>
  </StrictMode>,
)
