import { createRouter } from '@tanstack/react-router'
import type { AppContext } from '#src/components/app-context.ts'
import { LoadFailed } from '#src/components/LoadFailed.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The app's addresses over one context. */
export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Not one of each route: theirs would lie in the chunk that may be the very thing that did not come.
    defaultErrorComponent: LoadFailed,
    trailingSlash: 'never',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
