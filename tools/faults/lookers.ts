import { importersOf, reachedFrom } from '../../scripts/check/imports.ts'
import { COSTLY, selectTests } from '../../scripts/check/selection.ts'
import type { Copy } from './copy.ts'

export const TYPES = 'node node_modules/@typescript/native/bin/tsc --checkers 1'
/** The number of pages that are tested first if a component is on many pages. */
const FIRST_PAGES = 8
const PAGE_TESTS = 'tests/outlines/outlines.test.ts tests/acts/acts.dom.test.ts'
const VITEST = 'vitest run --passWithNoTests'

const quotePaths = (paths: readonly string[]) => paths.map((path) => `'${path}'`).join(' ')
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The tests that read the code as text without importing it, such as the one that requires a race for each lock. */
export const CODE_TESTS = `vitest run --project unit --bail 1 ${COSTLY.map((path) => `--exclude '${path}'`).join(' ')} tests/contract`

const CONTRACT_TESTS = [
  'redocly lint openapi.yaml',
  `tsx scripts/generate.ts && ${TYPES}`,
  'tsx scripts/generate.ts && vitest run --project unit --bail 1 tests/contract contract',
  'tsx scripts/generate.ts && vitest run --project pact --bail 1 && git diff --exit-code pacts',
  'tsx scripts/generate.ts && vitest run --project db --bail 1 server/http/calls server/pact',
]

/** Returns a command that runs the tests of pages, for some addresses. */
export const pageTests = (pages: readonly string[], options: string) =>
  `PAGES='^(?:${pages.map(escapePattern).join('|')})$' ${VITEST} --project unit --project dom ${options} ${PAGE_TESTS}`

/** Returns a command that runs some files of unit and pact tests. */
export const testsOf = (paths: readonly string[], options: string) =>
  `${VITEST} --project unit --project pact ${options} ${quotePaths(paths)}`

/** Reads the imports of the files of the copy; returns functions that select the tests for a fault. */
export function testSelectionIn(copy: Copy, isWide: boolean) {
  const files = copy.files()
  const importers = importersOf(files, copy.read)
  const contract = JSON.parse(copy.read('contract/openapi.gen.json')) as {
    paths: Record<string, { post?: { operationId: string } }>
  }
  const ids = Object.values(contract.paths).flatMap(({ post }) => (post ? [post.operationId] : []))
  const project = { files, importers, read: copy.read, ids, inContract: [] }
  const addresses = copy.read('tests/outlines/pages/addresses.txt').split('\n').filter(Boolean)

  /** Returns the addresses of the pages that a file of the app can change. */
  function pagesOf(file: string): string[] {
    if (!file.startsWith('src/')) return []
    const reached = (isThrough: (path: string) => boolean) => [
      ...reachedFrom(file, importers, { hops: Infinity, through: isThrough }),
      file,
    ]
    const isRoute = (path: string) => path.startsWith('src/routes/')
    // Modules that are loaded at the start of the app, such as its machines, are on every page.
    const isEverywhere = reached((path) => !isRoute(path)).some((path) =>
      /^src\/(?:app\/|routes\/__root)/.test(path),
    )
    if (isEverywhere) return addresses
    const routes = reached(() => true).filter(isRoute)
    const patterns = routes.map((route) => new RegExp(patternOf(route)))
    return addresses.filter((address) => patterns.some((pattern) => pattern.test(address)))
  }

  /** Returns the tests near a file, except those that need a database or the whole app. */
  const near = ({ unit, pact }: Pick<ReturnType<typeof selectTests>, 'unit' | 'pact'>) => [
    ...unit.filter((path) => !/^tests\/(?:contract|outlines)\//.test(path)),
    ...pact,
  ]
  const nearTests = (file: string) => near(selectTests([file], project))
  /** Returns all files that import a file, directly or not. */
  const allImporters = (file: string) => reachedFrom(file, importers, { hops: Infinity, through: () => true })

  /**
   * Returns the commands that could detect a fault in a file, the cheapest first. They run after the compiler and the
   * tests that read the code.
   */
  function commandsFor(file: string): string[] {
    if (file.startsWith('contract/')) return CONTRACT_TESTS
    const selection = selectTests([file], project)
    const { data, operations } = selection
    const rows = operations.length > 0 ? `OPERATIONS=${operations.join(',')} ` : ''
    const isServer = file.startsWith('server/') || file.startsWith('domain/')
    const pages = pagesOf(file)
    const few = pages.filter((_, index) => index % Math.ceil(pages.length / FIRST_PAGES) === 0)
    const shared =
      'tests/outlines/menus.test.ts tests/outlines/numbers.test.ts tests/outlines/pagers.test.ts tests/outlines/missing.test.ts'
    const tests = near(selection)
    return [
      ...(tests.length > 0 ? [`${VITEST} --project unit --project pact --bail 1 ${quotePaths(tests)}`] : []),
      ...(pages.length > 0 ? [pageTests(few, `--bail 1`)] : []),
      ...(isServer && data.length > 0 ? [`${rows}${VITEST} --project db --bail 1 ${quotePaths(data)}`] : []),
      ...(pages.length > 0 ? [`${VITEST} --project unit --bail 1 ${shared}`] : []),
      `vitest related --run --passWithNoTests --project unit --project dom --exclude 'tests/outlines/**' --exclude 'tests/acts/**' --bail 1 ${quotePaths([file])}`,
      ...(pages.length > few.length
        ? [
            pageTests(
              pages.filter((page) => !few.includes(page)),
              '--bail 1',
            ),
          ]
        : []),
      ...(isServer && isWide
        ? [`vitest related --run --passWithNoTests --project db --bail 1 ${quotePaths([file])}`]
        : []),
    ]
  }

  return { addresses, pagesOf, nearTests, allImporters, commandsFor }
}

/** Returns a pattern for the addresses of a route; for a layout, of all routes in its folder. */
const patternOf = (route: string): string => {
  const path = route
    .replace(/^src\/routes/, '')
    .replace(/(?:\/(?:index|route))?\.tsx?$/, '')
    .replace(/\/-.*/, '')
    .replaceAll(/\$\w+/g, '[^/]+')
    .replaceAll('_/', '/')
  return `^${path || '/'}(?:[?#]|$${/\/(?:route\.tsx|-[^/]*)$/.test(route) ? '|/' : ''})`
}
