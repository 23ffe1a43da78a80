import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.ts'

type Step = { name: string; command: string; env?: Record<string, string | undefined> }

const none = 'NO POSTGRESQL: neither TEST_DATABASE_URL nor an installation was found. Half of the data tests did not run.'
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
const databaseUrl = process.env.TEST_DATABASE_URL ?? postgres?.url

const withDatabase = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}
const steps: Step[] = [
  { name: 'contract', command: 'redocly lint openapi.yaml && tsx scripts/generate.ts --check' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'dependency rules', command: 'depcruise contract domain src server scripts tests' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit and model tests', command: 'vitest run --project unit' },
  { name: 'pacts of the consumer', command: 'vitest run --project pact && git diff --exit-code --stat pacts' },
  { name: 'server and provider', command: 'vitest run --project db', env: withDatabase },
  { name: 'build', command: 'tsx scripts/build.ts && git diff --exit-code --stat src/app/routeTree.gen.ts' },
  { name: 'size', command: 'size-limit' },
  { name: 'journeys, embedded database', command: 'playwright test' },
  ...(databaseUrl ? [{ name: 'journeys, PostgreSQL', command: 'playwright test --grep-invert @looks', env: withDatabase }] : []),
]

const only = process.argv.slice(2)
const chosen = steps.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
const results: { name: string; seconds: number; passed: boolean }[] = []
try {
  if (!databaseUrl) console.warn(`\n${none}\n`)
  for (const step of chosen) {
    console.log(`\n── ${step.name}`)
    const started = Date.now()
    const passed = await run(step)
    results.push({ name: step.name, seconds: (Date.now() - started) / 1000, passed })
  }
} finally {
  postgres?.stop()
}

console.log('')
for (const { name, seconds, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
if (!databaseUrl) console.warn(`\n${none}`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0

function run({ command, env }: Step): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  return new Promise((ended) => child.on('close', (code) => ended(code === 0)))
}
