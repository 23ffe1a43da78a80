import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppContext } from '#src/components/app-context.ts'
import { LoadFailed } from '#src/components/LoadFailed.tsx'
import type { routeTree } from './routeTree.gen.ts'

export type AppTree = typeof routeTree

/** The app's addresses over one context; in the browser's own history unless another is given. */
export function createAppRouter(context: AppContext, routeTree: AppTree, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // On the server it would put a script into the page.
    scrollRestoration: history === undefined && unlessScrolledAhead(),
    // Not one of each route: theirs would lie in the chunk that may be the very thing that did not come.
    defaultErrorComponent: LoadFailed,
    trailingSlash: 'never',
    ...(history && { history }),
  })
}

/** A page that came as HTML is left where it was scrolled before the app was there to see it. */
function unlessScrolledAhead(): () => boolean {
  let isFirst = true
  return () => {
    const isAhead = isFirst && scrollY > 0
    isFirst = false
    return !isAhead
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
