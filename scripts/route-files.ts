type Chunk = { type: 'chunk'; fileName: string; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, Chunk | { type: 'asset' }>

const START = '/src/app/page.tsx'

/** Every address of a generated route tree, with the files that its screen needs before it can be used. */
export function routeFiles(tree: string, bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunksOf = (isAsked: (id: string) => boolean) =>
    chunks.filter(({ moduleIds }) => moduleIds.some(isAsked))
  const filesOf = (routes: string[]): string[] => {
    const screens = routes.map((file) => `/src/routes/${file}.tsx?tsr-split=`)
    const neededFiles = [
      ...chunksOf((id) => id.endsWith(START)),
      ...chunksOf((id) => screens.some((screen) => id.includes(screen))),
    ].flatMap(({ fileName }) => withImports(fileName, bundle))
    return [...new Set(neededFiles)].map((file) => `/${file}`)
  }
  const { fileOf, parentOf } = readTree(tree)
  const lineOf = (route: string): string[] => {
    const file = fileOf.get(route)
    return file === undefined ? [] : [file, ...lineOf(parentOf.get(route) ?? '')]
  }
  const addresses = /interface FileRoutesByTo \{\n([\s\S]*?)\n\}/.exec(tree)?.[1] ?? ''
  return Object.fromEntries(
    [...addresses.matchAll(/'([^']+)': typeof (\w+?)Route(?:WithChildren)?\n?$/gm)].map(([, path, route]) => [
      path!,
      filesOf(lineOf(`${route}RouteImport`)),
    ]),
  )
}

function readTree(tree: string) {
  const imports = tree.matchAll(/^import \{ Route as (\w+) \} from '.*?\/routes\/(.+)'$/gm)
  const parents = tree.matchAll(/preLoaderRoute: typeof (\w+)\n\s*parentRoute: typeof (\w+)/g)
  return {
    fileOf: new Map([...imports].map(([, route, file]) => [route!, file!])),
    parentOf: new Map([...parents].map(([, route, parent]) => [route!, parent!])),
  }
}

/** The files that a file imports, at any depth, followed by the file itself. */
function withImports(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return []
  seen.add(file)
  return [...chunk.imports.flatMap((next) => withImports(next, bundle, seen)), file]
}
