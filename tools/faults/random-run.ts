import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { MINUTE_MS } from '../../domain/durations.ts'
import { importersOf, reachedFrom } from '../../scripts/check/imports.ts'
import { COSTLY, selectTests } from '../../scripts/check/selection.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { textWith } from './place.ts'
import { type openSample, summaryOf } from './sample.ts'

const LIMIT_MS = 12 * MINUTE_MS
/** The names of failures in the output of Vitest and the compiler. */
const FAILED = /^\s*(?:FAIL {2})?(.*(?:\.test\.tsx? >|error TS\d+:).*)$/m

const quotePaths = (paths: readonly string[]) => paths.map((path) => `'${path}'`).join(' ')
const CHECKED = '.tmp/types.tsbuildinfo'
const TYPES = 'node node_modules/@typescript/native/bin/tsc'
/**
 * Runs the commands of the gate that could detect each remaining fault of a sample in a copy of the project, the cheapest
 * first, until one fails, and stores and prints which one it was. `by` is a command that runs these; no fault is begun after
 * `minutes`; `isWide` also runs all data tests that import the changed file. A fault that no command
 * detects may be detected by a journey, which is not run here.
 */
export async function showRandomFaults(
  sample: ReturnType<typeof openSample>,
  { by, isWide, minutes }: { by: string; isWide: boolean; minutes: number },
): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ isShortLived: true })
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
  }
  const log = join(copy, '.tmp', 'random-faults.log')
  mkdirSync(dirname(log))
  const output = openSync(log, 'a+')
  const run = (command: string, cwd: string): Promise<number | null> =>
    new Promise((ended) => {
      const child: ChildProcess = spawn(`${by} sh -c "$COMMAND"`, {
        shell: true,
        cwd,
        env: { ...env, COMMAND: command },
        stdio: ['ignore', output, output],
        detached: true,
      })
      const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LIMIT_MS)
      child.once('exit', (status) => {
        clearTimeout(timer)
        ended(status)
      })
    })
  try {
    await run(`git ls-files -z | xargs -0 cp --parents -t ${copy}`, '.')
    await run('git init -q && git add -A && git -c user.name=x -c user.email=x@x commit -qm x', copy)
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    // What the compiler knows of the project is true of its copy.
    if (existsSync(CHECKED)) copyFileSync(CHECKED, join(copy, CHECKED))
    if ((await run(TYPES, copy)) !== 0) throw new Error('The types are wrong without a fault already.')
    const lookersFor = testsFor(copy, isWide)
    const end = Date.now() + minutes * MINUTE_MS
    for (const fault of sample.left()) {
      if (Date.now() > end) break
      const { name, file } = fault
      const text = textWith(fault, readFileSync(join(copy, file), 'utf8'))
      if (text === undefined) {
        sample.settle(fault, { state: 'gone' })
        continue
      }
      writeFileSync(join(copy, file), text)
      let seenBy: string | undefined
      let status: number | null = 0
      for (const looker of lookersFor(file)) {
        ftruncateSync(output)
        status = await run(looker, copy)
        if (status !== 0) {
          seenBy = looker
          break
        }
      }
      const restore = () => run('git checkout -q . && git clean -qfd -e node_modules -e .tmp', copy)
      // A command that was ended after its time says nothing; the fault stays for the next run.
      if (status === null) {
        console.log(`TIMEOUT ${name}`)
        await restore()
        continue
      }
      const failed = FAILED.exec(stripVTControlCharacters(readFileSync(log, 'utf8')))?.[1] ?? seenBy
      sample.settle(
        fault,
        seenBy === undefined
          ? { state: 'unseen' }
          : { state: seenBy === TYPES ? 'types' : 'tests', by: failed?.slice(0, 160) },
      )
      console.log(seenBy ? `seen    ${name} (${failed?.slice(0, 160)})` : `UNSEEN  ${name}`)
      await restore()
    }
  } finally {
    postgres?.stop()
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(`\n${summaryOf(sample.faults)}`)
  process.exitCode = sample.faults.every(({ outcome }) => outcome && outcome.state !== 'unseen') ? 0 : 1
}

/** The commands that could see a fault in a file, the cheapest first. */
function testsFor(copy: string, isWide: boolean): (file: string) => string[] {
  const files = readFilesOf(copy)
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')
  const importers = importersOf(files, read)
  const contract = JSON.parse(read('contract/openapi.gen.json')) as {
    paths: Record<string, { post?: { operationId: string } }>
  }
  const ids = Object.values(contract.paths).flatMap(({ post }) => (post ? [post.operationId] : []))
  const project = { files, importers, read, ids, inContract: [] }
  return (file) => {
    if (file.startsWith('contract/')) return CONTRACT_TESTS
    const { unit, pact, data, operations } = selectTests([file], project)
    const near = unit.filter((path) => !/\.dom\.test/.test(path))
    const rows = operations.length > 0 ? `OPERATIONS=${operations.join(',')} ` : ''
    const isServer = file.startsWith('server/') || file.startsWith('domain/')
    const routes = [...reachedFrom(file, importers, { hops: Infinity, through: () => true }), file].filter(
      (path) => path.startsWith('src/routes/'),
    )
    const pages = file.startsWith('src/') && routes.length > 0 ? ['tests/outlines', 'tests/acts'] : []
    return [
      TYPES,
      // One run for all: each run would read the app or the server again.
      `PAGES='${pagesOf(routes)}' ${rows}vitest run --passWithNoTests --project unit --project dom --project pact --project db --bail 1 ${quotePaths([...near, ...pages, ...pact, ...(isServer ? data : [])])}`,
      CODE_TESTS,
      `vitest related --run --passWithNoTests --project unit --exclude 'tests/outlines/**' --bail 1 ${quotePaths([file])}`,
      ...(isServer && isWide
        ? [`vitest related --run --passWithNoTests --project db --bail 1 ${quotePaths([file])}`]
        : []),
    ].filter((command) => !command.endsWith('--bail 1 '))
  }
}

/** The tests that read the code as text, such as the one that knows the race of each lock: they import nothing of it. */
const CODE_TESTS = `vitest run --project unit --bail 1 ${COSTLY.map((path) => `--exclude '${path}'`).join(' ')} tests/contract`

const CONTRACT_TESTS = [
  'redocly lint openapi.yaml',
  `tsx scripts/generate.ts && ${TYPES}`,
  'tsx scripts/generate.ts && vitest run --project unit --bail 1 tests/contract contract',
  'tsx scripts/generate.ts && vitest run --project pact --bail 1 && git diff --exit-code pacts',
  'tsx scripts/generate.ts && vitest run --project db --bail 1 server/http/calls server/pact',
]

/** A pattern of the addresses of routes, of all of them where there are many. */
const pagesOf = (routes: readonly string[]): string =>
  routes.length > 12 || routes.some((route) => /__root|\/route\.tsx$/.test(route))
    ? ''
    : routes
        .map((route) =>
          route
            .replace(/^src\/routes/, '')
            .replace(/(?:\/index)?\.tsx?$/, '')
            .replace(/\/-.*/, ''),
        )
        .map((path) => `^${path.replaceAll(/\$\w+/g, '[^/]+').replaceAll('_/', '/') || '/$'}`)
        .join('|')

const readFilesOf = (copy: string): string[] =>
  execFileSync('git', ['ls-files'], { cwd: copy, encoding: 'utf8' }).split('\n').filter(Boolean)
