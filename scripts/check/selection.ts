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
  /**
   * The operations for which the pact interactions are run, and also the rows of the tables that cover all
   * operations.
   */
  operations: string[]
  /** Descriptions of the omitted tests that the change may affect. */
  omittedTests: string[]
}

/** The maximum length of the import chain from a unit test to a changed file for which the test is run. */
const UNIT_HOPS = 3
/**
 * The maximum length of the import chain from a pact or database test to a changed file. These tests build large test
 * data with many modules, so with a longer chain every such test would be related to every file.
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
/** Slow tests in tests/contract: they test all screens, or tools that `npm run check` runs itself. */
export const COSTLY = [
  'tests/contract/comparison-sees.test.ts',
  'tests/contract/generated-files-are-fresh.test.ts',
  'tests/contract/addresses-pass-on-what-they-know.test.ts',
  'tests/contract/oldest-browsers.test.ts',
  'tests/contract/ending-a-subscription-is-easy.test.ts',
  'tests/contract/the-way-out-is-open.test.ts',
]
/**
 * Matches functions that list the files of the repository. A test that calls such a function checks all code, like
 * the test that forbids words in names and comments.
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
 * Selects the tests that a change needs while it is written. Takes the changed paths and the project. The selected
 * tests are: unit tests in the folder of a changed file, or that import it, directly or through a few files that are
 * neither generated nor imported everywhere; tests that render a changed component; data tests next to a changed file
 * that name one of its operations; the tests that read all code, such as the test of forbidden words; and the tests
 * about texts and the contract as a whole, if these have changed.
 */
export function selectTests(changed: readonly string[], project: Project): Selection {
  const { files } = project
  const code = changed.filter(isCode)
  const own = code.filter((path) => isOperations(path)).flatMap((path) => operationsServedBy(path, project))
  const servedOperations = code.flatMap((path) => operationsServedBy(path, project))
  // If the changed files themselves define operations, only these are tested here; other operations that share a
  // store or view are tested only by the gate.
  const namedOperations = new Set([...project.inContract, ...own])
  const affectedOperations = [...(namedOperations.size > 0 ? namedOperations : new Set(servedOperations))]
  const otherOperations = [...new Set(servedOperations)]
    .filter((id) => !affectedOperations.includes(id))
    .toSorted()
  const isWide = affectedOperations.length > MAX_OPERATIONS
  const operations = isWide ? [...project.inContract].slice(0, MAX_OPERATIONS) : affectedOperations
  const contract = changed.some(isContract)
  const concernsPacts = contract || changed.some(isPactPart)
  const concernsEverywhere = concernsPacts || changed.some(isText)
  const selectedTests = new Set([
    ...[...code, ...changed.filter(isText)].flatMap((path) => testsOf(path, project)),
    ...code.flatMap((path) => dataTestsNextTo(path, operations, project)),
    ...pactsNaming(contract ? project.inContract : [], project),
    ...(changed.some((path) => /^server\/db\/(?:schema|migrations)/.test(path)) ? SCHEMA_TESTS : []),
    ...(operations.length > 0 ? TABLES : []),
    ...(concernsEverywhere ? files.filter((path) => concernsEverything(path, concernsPacts)) : []),
    ...(code.length > 0
      ? files.filter((path) => concernsEverything(path, false) && READS_CODE.test(project.read(path)))
      : []),
  ])
  const matchingFiles = (is: (path: string) => boolean) =>
    [...selectedTests].filter((path) => is(path)).toSorted()
  return {
    contract,
    unit: matchingFiles(isUnit),
    pact: matchingFiles(isPact),
    data: matchingFiles(isData),
    operations: operations.toSorted(),
    omittedTests: [
      ...(otherOperations.length > 0
        ? [`other operations of the changed files (${otherOperations.join(', ')}): npm test -- server`]
        : []),
      ...(isWide
        ? [
            `${affectedOperations.length} operations are touched, of which ${operations.length} were tried: npm test -- server`,
          ]
        : []),
      ...COSTLY.filter((path) => concernsEverywhere && !selectedTests.has(path)).map(
        (path) => `${path}: npm test -- unit`,
      ),
    ],
  }
}

/**
 * Whether a test concerns all code: the tests in tests/contract and the tests of the texts do. The comparison of the
 * pacts with the contract counts only with `withPacts`.
 */
function concernsEverything(path: string, withPacts: boolean): boolean {
  if (/^src\/i18n\/[^/]+\.test\.ts$/.test(path)) return true
  if (!/^tests\/contract\/[^/]+\.test\.ts$/.test(path) || !isUnit(path) || COSTLY.includes(path)) return false
  return withPacts || !path.endsWith('/pacts-agree-with-openapi.test.ts')
}

/** The changed test file itself, the tests that import the changed file, and the unit tests in its folder. */
function testsOf(path: string, { files, importers }: Project): string[] {
  const isHub = (each: string) => (importers.get(each) ?? []).length > HUB
  // Tests of many folders insert rows into a table; the relevant tests are in the folder of the operations that read
  // the table.
  const isTable = path.startsWith('server/db/schema/')
  const isPassable = (each: string) => !isGenerated(each) && !isHub(each)
  const importersWithin = (hops: number) => [
    ...reachedFrom(path, importers, { hops: isHub(path) ? 1 : hops, through: isPassable }),
  ]
  // Components and hooks are followed at any depth: a page fails to render if the context of one of its components or
  // hooks is missing.
  const isDrawn = (each: string) => each.endsWith('.tsx') || HOOK.test(each)
  const renderingFiles = reachedFrom(path, importers, { hops: Infinity, through: isDrawn })
  return [
    ...[path].filter((each) => /\.test\.tsx?$/.test(each)),
    ...importersWithin(UNIT_HOPS).filter(isUnit),
    ...importersWithin(PACT_HOPS).filter(isPact),
    ...importersWithin(DATA_HOPS).filter((each) => isData(each) && !isTable && !ROUNDS.test(each)),
    ...(isDrawn(path) ? [...renderingFiles].filter((each) => each.endsWith('.test.tsx')) : []),
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
  const nearbyTests = files.filter(
    (each) => isData(each) && !ROUNDS.test(each) && dirname(each) === dirname(path) && !TABLES.includes(each),
  )
  return operations.length === 0
    ? nearbyTests
    : nearbyTests.filter((each) => mentionsOneOf(read(each), operations))
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
