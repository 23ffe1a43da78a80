import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SYSTEM_CHROMIUM } from '../tests/support/browser.ts'
import { startPostgres } from './postgres.ts'

/** `database`: runs on PostgreSQL beside the embedded database (`beside`), or in its place where there is one (`instead`). */
type Step = { name: string; command: string; database?: 'beside' | 'instead' }

const steps: Step[] = [
  { name: 'contract', command: 'redocly lint openapi.yaml && tsx scripts/generate.ts --check' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'dependency rules', command: 'depcruise contract domain src server scripts tests' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit and model tests', command: 'vitest run --project unit' },
  {
    name: 'pacts of the consumer',
    command: 'vitest run --project pact && git diff --exit-code --stat pacts',
  },
  { name: 'server and provider', command: 'vitest run --project db', database: 'beside' },
  { name: 'build', command: 'tsx scripts/build.ts && git diff --exit-code --stat src/app/routeTree.gen.ts' },
  { name: 'size', command: 'size-limit' },
  ...(existsSync(SYSTEM_CHROMIUM)
    ? []
    : [{ name: 'a browser for the journeys', command: 'playwright install chromium' }]),
  // Each journey once on either engine: narrow on the one, wide on the other.
  { name: 'journeys on phones, embedded database', command: 'playwright test --project=phone' },
  {
    name: 'walks and pictures, embedded database',
    command: 'playwright test --project=desktop --grep "@embedded|@model"',
  },
  {
    name: 'journeys on desktops, PostgreSQL',
    command: 'playwright test --project=desktop --grep-invert "@embedded|@model"',
    database: 'instead',
  },
]

const words = process.argv.slice(2)
const chosen = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
const own = given === undefined && chosen.some(({ database }) => database) ? await startPostgres() : undefined
const databaseUrl = given ?? own?.url
/** What a step said last, in lines: enough for the names of what failed in it. */
const LAST_LINES = 12
const results: { name: string; seconds: number; passed: boolean; last: string }[] = []
try {
  for (const step of chosen) results.push(await timed(step))
} finally {
  own?.stop()
}

// A log may be cut from its beginning: what failed is said once more at its end.
for (const { name, last } of results.filter(({ passed }) => !passed))
  console.log(`\n── ${name}, FAILED, ended with\n${last}`)
console.log('')
for (const { name, seconds, passed } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
if (!databaseUrl && chosen.some(({ database }) => database))
  console.warn(
    '\nNO POSTGRESQL: neither TEST_DATABASE_URL nor an installation was found. Half of the data tests did not run.',
  )
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0

async function timed(step: Step) {
  console.log(`\n── ${step.name}`)
  const started = Date.now()
  const ended = await run(step)
  return { name: step.name, seconds: (Date.now() - started) / 1000, ...ended }
}

function run({ command, database }: Step): Promise<{ passed: boolean; last: string }> {
  // A step that names no database must not find one, or the embedded one would not be tried.
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    TEST_DATABASE_URL: database ? databaseUrl : undefined,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  }
  mkdirSync('.tmp', { recursive: true })
  // A file, not a pipe: the pact verifier gives up where a pipe is full for a moment.
  const path = join('.tmp', `step-${process.pid}.log`)
  const file = openSync(path, 'w+')
  let shown = 0
  const show = () => {
    for (;;) {
      const more = Buffer.alloc(65_536)
      const length = readSync(file, more, 0, more.length, shown)
      if (length === 0) return
      shown += length
      process.stdout.write(more.subarray(0, length))
    }
  }
  const child = spawn(command, { shell: true, stdio: ['ignore', file, file], env })
  const showing = setInterval(show, 500)
  return new Promise((ended) =>
    child.on('close', (code) => {
      clearInterval(showing)
      show()
      closeSync(file)
      const last = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')
      rmSync(path)
      ended({ passed: code === 0, last })
    }),
  )
}
