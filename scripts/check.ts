import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { importersOf } from './check/imports.ts'
import { changedOperations, operationsAskedDifferently } from './check/operations.ts'
import { isGenerated, isUnit, selectTests } from './check/selection.ts'
import { runSteps, type Step } from './run-steps.ts'

const CONTRACT = 'contract/openapi.gen.json'
const PACTS = 'pacts/web-app-reference-server.json'
const MAX_BYTES = 64 * 1024 * 1024

/** The quick check during development tests only the differences from this commit, by default the last one. */
const [base = 'HEAD'] = process.argv.slice(2)
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: MAX_BYTES })
const gitLines = (...words: string[]) =>
  git(...words)
    .split('\n')
    .filter(Boolean)
const changedFiles = [
  ...gitLines('diff', '--name-only', '--diff-filter=d', base),
  ...gitLines('ls-files', '--others', '--exclude-standard'),
]
const readText = (path: string) => readFileSync(path, 'utf8')
const quotePaths = (paths: string[]) => paths.map((path) => `'${path}'`).join(' ')
const stepIf = (condition: boolean, step: Step): Step[] => (condition ? [step] : [])

const code = changedFiles.filter((path) => /\.tsx?$/.test(path) && !isGenerated(path))
const contractNow = JSON.parse(readText(CONTRACT)) as Parameters<typeof changedOperations>[1]
const deleted = new Set(gitLines('ls-files', '--deleted'))
const files = gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter(
  (path) => !deleted.has(path),
)
const { contract, unit, pact, data, operations, omittedTests } = selectTests(changedFiles, {
  files,
  importers: importersOf(files, readText),
  read: readText,
  ids: Object.values(contractNow.paths).flatMap(({ post }) => (post ? [post.operationId] : [])),
  inContract: changedFiles.includes(CONTRACT)
    ? changedOperations(JSON.parse(git('show', `${base}:${CONTRACT}`)) as typeof contractNow, contractNow)
    : [],
})

const remainingSteps: Step[] = [
  ...stepIf(contract, {
    name: 'contract',
    command: 'redocly lint openapi.yaml && tsx scripts/generate.ts --check',
  }),
  ...stepIf(changedFiles.length > 0, {
    name: 'format',
    command: `biome ci --colors=off --no-errors-on-unmatched ${quotePaths(changedFiles)}`,
  }),
  ...stepIf(code.length > 0, { name: 'lint', command: `oxlint --deny-warnings ${quotePaths(code)}` }),
  ...stepIf(code.length > 0, { name: 'types', command: 'npm run types --silent' }),
]
/** The operations with changed interactions, once the pact tests have written them. */
const changedOperationIds = () => {
  const interactions = (text: string) =>
    (JSON.parse(text) as { interactions: { description: string }[] }).interactions
  return operationsAskedDifferently(
    interactions(git('show', `${base}:${PACTS}`)),
    interactions(readText(PACTS)),
  )
}
const pacts = stepIf(pact.length > 0, {
  name: 'pacts of what changed',
  command: `vitest run --project pact ${quotePaths(pact)}`,
})
const choice = () => {
  const chosenOperations = [...new Set([...operations, ...changedOperationIds()])]
  return {
    chosen: chosenOperations,
    choice:
      chosenOperations.length > 0 ? `PACTS_SINCE=${base} OPERATIONS=${chosenOperations.join(',')} ` : '',
  }
}
// The projects run in parallel, each in one worker: every further worker would load the whole app or server again.
const vitest = 'vitest run --no-file-parallelism'
const unitTests: Step[] = stepIf(unit.length > 0, {
  name: 'tests of what changed',
  command: () => `${choice().choice}${vitest} --project unit ${quotePaths(unit)}`,
})
// These tests use only the embedded database; the gate also runs them on PostgreSQL, with the tests of other folders.
const serverTests: Step = {
  name: 'server and its pacts, for what changed',
  command: () => {
    const { chosen, choice: chosenRows } = choice()
    const verifierTests = chosen.length > 0 ? ['server/pact/verify.pact.test.ts'] : []
    const databaseTests = [...new Set([...data, ...verifierTests])]
    return databaseTests.length > 0
      ? `${chosenRows}PROPERTY_RUNS=4 ${vitest} --project db ${quotePaths(databaseTests)}`
      : undefined
  },
}
if (changedFiles.length === 0) console.log(`Nothing differs from ${base}.`)
else {
  console.log(
    `${changedFiles.length} files differ from ${base}; operations: ${operations.join(', ') || 'none'}`,
  )
  await runSteps(
    [
      [remainingSteps, pacts],
      [unitTests, [serverTests]],
    ],
    [],
  )
  console.log('\nNot run, and what runs it:')
  for (const line of [
    ...omittedTests,
    `other unit and model tests (${files.filter(isUnit).length - unit.length} files), and what every page does: npm test -- unit`,
    'data tests of other folders, the tables for other operations and with more bodies, the other interactions, scenarios and walks, and PostgreSQL: npm test -- server',
    'lint with types, dependency rules, unused code, build, size: npm test -- lint rules unused build size',
    'journeys and walks: npm run build, then npx playwright test tests/e2e/NAME.spec.ts',
  ])
    console.log(`  ${line}`)
}
