/** The addresses of the web app, each with the files that its screen needs, as written by the build. */
export type BuiltRoutes = Record<string, string[]>

/** Returns a function that finds the files of a path; undefined if the app has no such path. */
export function filesOfPath(routes: BuiltRoutes): (path: string) => readonly string[] | undefined {
  // Exact paths precede patterns.
  const routePatterns = Object.entries(routes)
    .sort(([one], [other]) => Number(one.includes('$')) - Number(other.includes('$')))
    .map(([route, files]) => ({ pattern: patternOf(route), files }))
  return (path) => routePatterns.find(({ pattern }) => pattern.test(path))?.files
}

/** Returns the pattern of the paths of a route such as "/notice/$id"; "$" alone matches any rest. */
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '$') return '/.+'
      return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
  return new RegExp(`^${parts.join('')}/?$`)
}
