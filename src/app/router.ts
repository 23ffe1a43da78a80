import {
  type AnyRoute,
  type AnyRouter,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import type { AppContext } from '#src/components/context/app-context.ts'
import { LoadFailed } from '#src/components/error/LoadFailed.tsx'
import type { routeTree } from './routeTree.gen.ts'

export type AppTree = typeof routeTree

/** Creates the app's router for a context, with the browser's history unless another history is given. */
export function createAppRouter(context: AppContext, routeTree: AppTree, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Disabled on the server, where it would add a script to the page.
    scrollRestoration: history === undefined && unlessScrolledAhead(),
    // One component for all routes: an error component of a single route would be in the chunk that failed to load.
    defaultErrorComponent: LoadFailed,
    // The router's own error screen is in English, so it is disabled; `FailSafe` around the router shows the error
    // message of the document instead.
    disableGlobalCatchBoundary: true,
    trailingSlash: 'never',
    ...(history && { history }),
  })
  // Replaces the router's own match, which passes unknown parameters through; loads and preloads of all routes use
  // this function.
  const matchRoutes = router.matchRoutes.bind(router) as Match
  const matchKnown: Match = (at, ...rest) =>
    matchRoutes(
      typeof at === 'string'
        ? at
        : { ...at, search: pickKnownParameters(router.getMatchedRoutes(at.pathname)[0], at.search) },
      ...rest,
    )
  router.matchRoutes = matchKnown as typeof router.matchRoutes
  return router
}

type Match = (at: string | ParsedLocation, ...rest: unknown[]) => ReturnType<AnyRouter['matchRoutes']>

/**
 * Returns the parameters that the `validateSearch` of the routes, parents first, accept from a search; unknown ones
 * are dropped.
 */
function pickKnownParameters(routes: readonly AnyRoute[], raw: object): object {
  return routes.reduce<object>((known, { options: { validateSearch } }) => {
    const parsed = typeof validateSearch === 'function' ? validateSearch({ ...raw }) : {}
    return { ...known, ...parsed }
  }, {})
}

/**
 * Leaves the scroll position of a page that came as HTML unchanged: the visitor may have scrolled before the app
 * recorded positions.
 */
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
