import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppContext, Machines } from '#src/components/context/app-context.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { machinesOfVisitor } from './sample-machines.ts'

type Frame = {
  /** The machines of the page; by default the machines of a visitor. */
  machines?: Machines
  /** The answer of the root route's loader. */
  loaded?: unknown
}

/**
 * Renders a part of a page as HTML in the app's context: its router, machines and styles. Calls that the part makes
 * get no answer.
 */
export async function renderInApp(part: ReactNode, { machines, loaded }: Frame = {}): Promise<string> {
  const context: AppContext = {
    api: {} as AppContext['api'],
    machines: machines ?? machinesOfVisitor(),
  }
  const routeTree = createRootRouteWithContext<AppContext>()({
    component: () => part,
    loader: () => loaded,
  })
  const router = createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}
