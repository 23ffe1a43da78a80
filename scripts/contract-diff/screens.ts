import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { importersOf, reachedFrom } from '../check/imports.ts'

const CALLERS = /^src\/(?:routes|features|machines|components)\//
/** The layout around all screens. Its calls are made on every page. */
const FRAME = /^src\/(?:app\/|components\/layout\/|routes\/__root)/
const ROUTE = /^src\/routes\/(?!__root|.*\/-|-)(.+)\.tsx$/
/** The maximum length of the import chain from a screen to a call; longer than that of any screen. */
const HOPS = 12
export const EVERY_PAGE = 'every page'

/**
 * The addresses of the screens that make each call, by the imports of the app's sources. Run from the root of the
 * repository.
 */
export function screensByOperation(operations: readonly string[]): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:testing|pact)\/|\.gen\./.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const importers = importersOf(files, (path) => texts.get(path)!)
  const codes = files
    .filter((file) => CALLERS.test(file))
    .map((file) => [file, texts.get(file)!.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')] as const)
  return new Map(
    operations.map((operation) => {
      const word = new RegExp(`\\b${operation}\\b`)
      const callers = codes.filter(([, code]) => word.test(code)).map(([file]) => file)
      return [operation, screensOf(callers, importers)]
    }),
  )
}

function screensOf(callers: string[], importers: ReturnType<typeof importersOf>): string[] {
  // The modules between a call and its screens. An imported screen or layout is excluded, since its calls are counted
  // for itself.
  const isBetween = (path: string) => !ROUTE.test(path) && !FRAME.test(path)
  const reachableFiles = (through: (path: string) => boolean) =>
    callers.flatMap((caller) => [
      caller,
      ...(through(caller) ? reachedFrom(caller, importers, { hops: HOPS, through }) : []),
    ])
  // Calls of a single feature that the layout imports, such as the call that deletes the drafts of this feature, are
  // not counted for every page.
  const layoutFiles = reachableFiles((path) => isBetween(path) && !path.startsWith('src/features/'))
  if (layoutFiles.some((path) => FRAME.test(path))) return [EVERY_PAGE]
  const addresses = reachableFiles(isBetween).flatMap((path) => (ROUTE.test(path) ? [addressOf(path)] : []))
  return addresses.length > 0 ? [...new Set(addresses)].toSorted() : [EVERY_PAGE]
}

/**
 * The address of a route file, as the router's file routes have it; groups and layouts without a segment are left
 * out.
 */
function addressOf(path: string): string {
  const [, name = ''] = ROUTE.exec(path)!
  const segments = name
    .split(/[/.]/)
    .filter((segment) => segment !== 'index' && segment !== 'route' && !/^_|^\(/.test(segment))
  return `/${segments.join('/')}`
}
