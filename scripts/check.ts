import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { runSteps, type Step } from './run-steps.ts'

/** What one runs while writing: only what differs from a commit, the last one unless another is named. */
const [base = 'HEAD'] = process.argv.slice(2)
const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const code = changed.filter((path) => /\.tsx?$/.test(path))
const touches = (pattern: RegExp) => changed.some((path) => pattern.test(path))
const quoted = (paths: string[]) => paths.map((path) => `'${path}'`).join(' ')
const when = (condition: boolean, step: Step): Step[] => (condition ? [step] : [])

const still: Step[] = [
  ...when(touches(/^(openapi\.yaml|contract\/)/), {
    name: 'contract',
    command:
      'redocly lint openapi.yaml && tsx scripts/generate.ts --check && vitest run --project unit operations-stand',
  }),
  ...when(changed.length > 0, {
    name: 'format',
    command: `biome ci --colors=off --no-errors-on-unmatched ${quoted(changed)}`,
  }),
  ...when(code.length > 0, { name: 'lint', command: `oxlint --deny-warnings ${quoted(code)}` }),
  ...when(code.length > 0, { name: 'types', command: 'npm run types --silent' }),
]
const pacts = code.filter((path) => path.startsWith('src/api/pact/'))
// Every data test builds the whole server: by imports, all of them would be related to each of its files.
const folderOf = (path: string) => /^server\/domains\/[^/]+/.exec(path)?.[0] ?? dirname(path)
const folders = new Set(
  code.filter((path) => path.startsWith('server/') || path.endsWith('.db.test.ts')).map(folderOf),
)
const dataTests = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
  (path) => /^(server|tests)\/.*\.(db|pact)\.test\.ts$/.test(path) && folders.has(folderOf(path)),
)
const tests: Step[] = [
  ...when(pacts.length > 0, {
    name: 'pacts that changed',
    command: `vitest related --run --project pact --passWithNoTests ${quoted(pacts)}`,
  }),
  ...when(code.length > 0, {
    name: 'tests of what changed',
    command: `vitest related --run --project unit --passWithNoTests ${quoted(code)}`,
  }),
  // On the embedded database alone: the gate runs the same tests on PostgreSQL, and those of other folders.
  ...when(dataTests.length > 0, {
    name: 'data tests of the folders that changed',
    command: `PACTS_SINCE=${base} vitest run --project db --passWithNoTests ${quoted(dataTests)}`,
  }),
]
if (changed.length === 0) console.log(`Nothing differs from ${base}.`)
else await runSteps([[still, tests]], [])
