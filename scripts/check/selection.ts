import { dirname } from 'node:path/posix'
import { type Importers, reachedFrom } from './imports.ts'
import { isOperations, operationsServedBy } from './operations.ts'

/** The repository from which the tests for a change are selected. */
export type Project = {
  /** All files, by their paths. */
  files: readonly string[]
  importers: Importers
  read: (path: string) => string
  /** The names of all operations. */
  ids: readonly string[]
  /** The operations with a changed part of the contract. */
  inContract: readonly string[]
}

export type Selection = {
  contract: boolean
  /** Files of tests for Vitest's projects. */
  unit: string[]
  pact: string[]
  data: string[]
  /** The operations for which the interactions and the rows of the tables about all operations are run. */
  operations: string[]
  /** Descriptions of the omitted tests that the change may affect. */
  omittedTests: string[]
}

/** The maximum number of imports between a changed file and the unit tests that are run for it. */
const UNIT_HOPS = 3
/**
 * The maximum number of imports for pact tests and data tests. These build whole worlds, so with more imports every
 * such test would be related to every file.
 */
const PACT_HOPS = 2
const DATA_HOPS = 1
const HOOK = /^src\/.*\/use-[^/]+\.ts$/
/** With this many importers, a changed file selects none of their tests. */
const HUB = 25
/** A change that concerns more operations counts as a change of the whole server, for which the gate is as fast. */
export const MAX_OPERATIONS = 40

const TABLES = ['server/http/calls/access.db.test.ts', 'server/http/calls/properties.db.test.ts']
const SCHEMA_TESTS = ['server/db/schema.test.ts', 'server/db/migrate.db.test.ts']
/** Slow tests in tests/contract: of its tools, or of all screens. `npm run check` runs the tools themselves. */
export const COSTLY = [
  'tests/contract/comparison-sees.test.ts',
  'tests/contract/generated-files-are-fresh.test.ts',
  'tests/contract/addresses-pass-on-what-they-know.test.ts',
  'tests/contract/oldest-browsers.test.ts',
  'tests/contract/ending-a-subscription-is-easy.test.ts',
  'tests/contract/the-way-out-is-open.test.ts',
]
/**
 * Functions that list the files of the repository: a test that calls one of them checks all code, such as the test
 * that forbids words in names and comments.
 */
const READS_CODE = /\breaddirSync\b|'ls-files'/
/** Tests that repeat races many times: run only if they or their helpers are changed. */
const ROUNDS = /\braces\.db\.test\.ts$/

export const isGenerated = (path: string) => /\.gen\.\w+$/.test(path)
const isCode = (path: string) => /\.tsx?$/.test(path) && !isGenerated(path)
const isData = (path: string) => /^(?:server|tests)\/.*\.(?:db|pact)\.test\.ts$/.test(path)
const isPact = (path: string) => /^src\/api\/pact\/.*\.pact\.test\.ts$/.test(path)
const isPactTable = (path: string) => /^src\/api\/pact\/.*\.refusals\.ts$/.test(path)
export const isUnit = (path: string) =>
  /\.test\.tsx?$/.test(path) && !/\.(?:db|pact|dom|long)\.test\./.test(path)
const isText = (path: string) => /^src\/.*\.json$/.test(path)
const isContract = (path: string) => /^(?:openapi\.yaml$|contract\/)/.test(path)
const isPactPart = (path: string) => /^(?:src\/api\/pact|pacts)\//.test(path)

/**
 * The tests that a change needs while it is written. Takes the changed paths and the project. A unit test is
 * chosen if it imports a changed file, directly or through a few files that are neither generated nor
 * imported everywhere, or is in the same folder; a test that renders components, if a changed one is among
 * them; a data test, if it is next to a changed file and names one of its operations; the tests that read all
 * code, such as for words; and the tests about texts and the contract as a whole, if these have changed.
 */
export function selectTests(changed: readonly string[], project: Project): Selection {
  const { files } = project
  const code = changed.filter(isCode)
  const own = code.filter((path) => isOperations(path)).flatMap((path) => operationsServedBy(path, project))
  const served = code.flatMap((path) => operationsServedBy(path, project))
  // If the changed files themselves define operations, only these are tested here; other operations that share a
  // store or view are tested only by the gate.
  const named = new Set([...project.inContract, ...own])
  const touched = [...(named.size > 0 ? named : new Set(served))]
  const others = [...new Set(served)].filter((id) => !touched.includes(id)).toSorted()
  const isWide = touched.length > MAX_OPERATIONS
  const operations = isWide ? [...project.inContract].slice(0, MAX_OPERATIONS) : touched
  const contract = changed.some(isContract)
  const about = contract || changed.some(isPactPart)
  const whole = about || changed.some(isText)
  const chosen = new Set([
    ...[...code, ...changed.filter(isText)].flatMap((path) => testsOf(path, project)),
    ...code.flatMap((path) => dataTestsNextTo(path, operations, project)),
    ...pactsNaming(contract ? project.inContract : [], project),
    ...(changed.some((path) => /^server\/db\/(?:schema|migrations)/.test(path)) ? SCHEMA_TESTS : []),
    ...(operations.length > 0 ? TABLES : []),
    ...(whole ? files.filter((path) => concernsEverything(path, about)) : []),
    ...(code.length > 0
      ? files.filter((path) => concernsEverything(path, false) && READS_CODE.test(project.read(path)))
      : []),
  ])
  const matchingFiles = (is: (path: string) => boolean) => [...chosen].filter((path) => is(path)).toSorted()
  return {
    contract,
    unit: matchingFiles(isUnit),
    pact: matchingFiles(isPact),
    data: matchingFiles(isData),
    operations: operations.toSorted(),
    omittedTests: [
      ...(others.length > 0
        ? [`other operations of the changed files (${others.join(', ')}): npm test -- server`]
        : []),
      ...(isWide
        ? [
            `${touched.length} operations are touched, of which ${operations.length} were tried: npm test -- server`,
          ]
        : []),
      ...COSTLY.filter((path) => whole && !chosen.has(path)).map((path) => `${path}: npm test -- unit`),
    ],
  }
}

/**
 * Whether a test concerns all code, as those in tests/contract and those of the texts do; the comparison of pacts and
 * contract does only with `withPacts`.
 */
function concernsEverything(path: string, withPacts: boolean): boolean {
  if (/^src\/i18n\/[^/]+\.test\.ts$/.test(path)) return true
  if (!/^tests\/contract\/[^/]+\.test\.ts$/.test(path) || !isUnit(path) || COSTLY.includes(path)) return false
  return withPacts || !path.endsWith('/pacts-agree-with-openapi.test.ts')
}

/** The changed test file itself, the tests that import the changed file, and the unit tests in its folder. */
function testsOf(path: string, { files, importers }: Project): string[] {
  const isHub = (each: string) => (importers.get(each) ?? []).length > HUB
  // Tests of many folders insert rows into a table; the relevant ones are in the folder of the operations that read
  // the table.
  const isTable = path.startsWith('server/db/schema/')
  const through = (each: string) => !isGenerated(each) && !isHub(each)
  const within = (hops: number) => [
    ...reachedFrom(path, importers, { hops: isHub(path) ? 1 : hops, through }),
  ]
  // Components and hooks at any depth: a page fails to render if the context of one of them is missing.
  const isDrawn = (each: string) => each.endsWith('.tsx') || HOOK.test(each)
  const drawn = reachedFrom(path, importers, { hops: Infinity, through: isDrawn })
  return [
    ...[path].filter((each) => /\.test\.tsx?$/.test(each)),
    ...within(UNIT_HOPS).filter(isUnit),
    ...within(PACT_HOPS).filter(isPact),
    ...within(DATA_HOPS).filter((each) => isData(each) && !isTable && !ROUNDS.test(each)),
    ...(isDrawn(path) ? [...drawn].filter((each) => each.endsWith('.test.tsx')) : []),
    ...(/^(?:contract|domain|server|src|scripts|tools)\//.test(path)
      ? files.filter((each) => isUnit(each) && dirname(each) === dirname(path))
      : []),
  ]
}

/**
 * The data tests in the folder of a server file: those that name one of the operations, or all if none is
 * known.
 */
function dataTestsNextTo(path: string, operations: readonly string[], { files, read }: Project): string[] {
  if (!path.startsWith('server/') || path.endsWith('.test.ts')) return []
  const near = files.filter(
    (each) => isData(each) && !ROUNDS.test(each) && dirname(each) === dirname(path) && !TABLES.includes(each),
  )
  return operations.length === 0 ? near : near.filter((each) => mentionsOneOf(read(each), operations))
}

/**
 * The pact tests that call one of the operations, in their own code or in their table. The interactions are checked
 * against the contract.
 */
function pactsNaming(operations: readonly string[], { files, importers, read }: Project): string[] {
  if (operations.length === 0) return []
  return files
    .filter((path) => (isPact(path) || isPactTable(path)) && mentionsOneOf(read(path), operations))
    .flatMap((path) => (isPact(path) ? [path] : (importers.get(path) ?? []).filter(isPact)))
}

const mentionsOneOf = (text: string, operations: readonly string[]) =>
  operations.some((id) => new RegExp(`\\b${id}\\b`).test(text))
