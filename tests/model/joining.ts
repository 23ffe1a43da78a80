/** The functions that `joinRoutes` needs: the goals of a route, and the possible joins of two routes. */
type Joining<Route> = {
  /** All goals that a route reaches. */
  goalsOf: (route: Route) => Iterable<string>
  /** The possible joins of the first route with later parts of the second; the longest first. */
  joinsOf: (first: Route, second: Route) => Iterable<Route>
}

/**
 * Appends parts of some routes to other routes, so that fewer starts reach the same goals. Equal input gives equal
 * results.
 */
export function joinRoutes<Route>(routes: readonly Route[], { goalsOf, joinsOf }: Joining<Route>): Route[] {
  const goalsLeft = new Map(routes.map((route) => [route, new Set(goalsOf(route))]))
  const times = new Map<string, number>()
  const count = (goals: Set<string>, by: number) => {
    for (const goal of goals) times.set(goal, (times.get(goal) ?? 0) + by)
  }
  for (const goals of goalsLeft.values()) count(goals, 1)

  function joinRouteFrom(first: Route): Route | undefined {
    for (const [second, goals] of goalsLeft) {
      if (second === first) continue
      for (const join of joinsOf(first, second)) {
        const reached = new Set(goalsOf(join))
        if (![...goals].every((goal) => reached.has(goal) || times.get(goal)! > 1)) continue
        count(goals, -1)
        count(goalsLeft.get(first)!, -1)
        count(reached, 1)
        goalsLeft.delete(second)
        goalsLeft.delete(first)
        goalsLeft.set(join, reached)
        return join
      }
    }
    return undefined
  }

  for (const route of routes) {
    let longest: Route | undefined = goalsLeft.has(route) ? route : undefined
    while (longest) longest = joinRouteFrom(longest)
  }
  return [...goalsLeft.keys()]
}
