import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const app = (path: string) => fileURLToPath(new URL(`../src/app/${path}`, import.meta.url))
const ui = (path: string) => fileURLToPath(new URL(`../src/ui/${path}`, import.meta.url))

// What main.ts brings up one after the other, each with all it needs in one file: many small ones compress worse.
const pieces = [
  ['start', app('main.ts')],
  ['theme', ui('theme/system.ts')],
  ['ui', ui('UiProvider.tsx')],
  ['dom', app('dom.ts')],
  ['texts', app('../i18n/i18n.ts')],
  ['router', app('router.ts')],
  ['page', app('page.tsx')],
] as const

// Chakra's index names every component there is; of these only the styling itself belongs to the start.
const CHAKRA = '/@chakra-ui/react/dist/esm/'
const isChakraIndex = (id: string) => id.endsWith(`${CHAKRA}index.js`)
const isChakraStyling = (id: string) =>
  id.endsWith(`${CHAKRA}preset-base.js`) ||
  (id.includes(`${CHAKRA}styled-system/`) && !/\/(?:create-|use-)[\w-]*\.js$/.test(id))

const isHereAnyway = new RegExp(`/(?:${pieces.map(([name]) => name).join('|')}|rolldown-runtime)-[^/]*\\.js$`)

/** Of the files that an imported chunk needs, those the browser may lack: naming the pieces with every route would cost a first visit. */
export const neededBeside = (_: string, files: string[]): string[] =>
  files.filter((file) => !isHereAnyway.test(`/${file}`))

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** The pieces as groups of the bundler: what an earlier one has, a later one leaves out. */
export function chunkGroups() {
  const ofPiece = ([name, start]: readonly [string, string], index: number) => {
    let modules: Set<string> | undefined
    const nameOf = (id: string, graph: Graph) => {
      modules ??= reachedFrom(start, (at) => graph.getModuleInfo(at)?.importedIds ?? [])
      return modules.has(id) ? name : null
    }
    return { name: nameOf, debugName: name, priority: pieces.length - index }
  }
  return [...pieces.map(ofPiece), { name: 'public', test: /\/src\/routes\/-parts\/(?!.*Screen)/ }]
}

/** Tells main.ts where the pieces lie, so that it has them fetched together before it asks for one after the other. */
export function nameLaterPieces(): Plugin {
  return {
    name: 'name-later-pieces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        Object.values(bundle)
          .filter(
            (file) =>
              file.type === 'chunk' &&
              pieces.some(([name]) => file.name === name) &&
              !html.includes(file.fileName),
          )
          .map(({ fileName }) => ({
            tag: 'meta',
            attrs: { property: 'piece', content: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

function reachedFrom(
  start: string,
  importsOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  const imports = isChakraIndex(start) ? importsOf(start).filter(isChakraStyling) : importsOf(start)
  for (const next of imports) reachedFrom(next, importsOf, seen)
  return seen
}
