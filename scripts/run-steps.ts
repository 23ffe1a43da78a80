import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cpuOfPostgres, watchCpu } from './cpu-watch.ts'
import { limitPerFile } from './few-of-each-file.ts'
import { startPostgres } from './postgres.ts'
import { type Requirement, setUp } from './set-up.ts'

/**
 * `command`: a shell command, or a function that is called after the previous steps and returns the command, or
 * undefined if nothing has to be run. `database`: the step gets the address of a PostgreSQL. `needs`: requirements
 * that are installed before any step runs.
 */
export type Step = {
  name: string
  command: string | (() => string | undefined)
  database?: true
  needs?: Requirement[]
}
type Result = {
  name: string
  seconds: number
  /**
   * The seconds of CPU time of the step's processes. The PostgreSQL that a step uses is reported on a separate line.
   */
  cpuSeconds: number
  passed: boolean
  last: string
  failures: string[]
  retried: string[]
  reasons: string[]
}

/** The number of last lines of a step's output: enough for the names of its failures. */
const LAST_LINES = 12
/** How Playwright's list marks a test that passed on its second attempt. */
const RETRIED = /✓ .*\(retry #\d+\)/
/** How Playwright's list and Vitest mark a failed test. */
const FAILED = /^\s*(?:✘|FAIL) /
/** The line that Playwright's list and Vitest print before the reason of a failure. */
const EXPLAINED = /^ *(?:\d+\) \[|FAIL )/
/** The number of lines that show the error, the expected value and the actual value. */
const REASON_LINES = 6
const REASON_WIDTH = 200
/** The number of failures of a file that are shown at the end. */
const SHOWN_OF_FILE = 3

/**
 * Runs stages one after the other. The lanes of a stage run in parallel, the steps of a lane one after the other.
 * Prints a line for each step and for the total. `words`: only the steps whose names contain one of these words are
 * run. `isShortLived`: see `startPostgres`. Installs the requirements of the steps first; if one is missing, prints a
 * line for each missing requirement and stops. Sets the exit code to 1 in that case, if a step failed, and if no step
 * was run.
 */
export async function runSteps(
  stages: Step[][][],
  words: string[],
  { isShortLived = false } = {},
): Promise<void> {
  const isChosen = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))
  const chosenStages = stages.map((lanes) =>
    lanes.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0),
  )
  const steps = chosenStages.flat(2)
  const needsDatabase = steps.some(({ database }) => database)
  const unmet = await setUp([
    'git',
    ...(needsDatabase ? (['PostgreSQL'] as const) : []),
    ...steps.flatMap(({ needs = [] }) => needs),
  ])
  if (unmet.length > 0) {
    for (const line of unmet) console.error(line)
    process.exitCode = 1
    return
  }
  const configuredServer = process.env.TEST_DATABASE_URL
  const own =
    configuredServer === undefined && needsDatabase ? await startPostgres({ isShortLived }) : undefined
  const databaseUrl = configuredServer ?? own?.url
  const results: Result[] = []
  let ofPostgres = 0
  try {
    for (const lanes of chosenStages) {
      // Output of parallel steps would be interleaved, so the output of a step is printed when the step has ended.
      const shown = lanes.length > 1 ? 'at its end' : 'as it runs'
      await Promise.all(
        lanes.map(async (lane) => {
          for (const step of lane) {
            const command = typeof step.command === 'string' ? step.command : step.command()
            if (command !== undefined) results.push(await run({ ...step, command }, databaseUrl, shown))
          }
        }),
      )
    }
    if (own) ofPostgres = await cpuOfPostgres(own.url)
  } finally {
    own?.stop()
  }
  report(results, ofPostgres)
  const failedCount = results.filter(({ passed }) => !passed).length
  console.log(`\n${results.length - failedCount} passed, ${failedCount} failed`)
  process.exitCode = failedCount > 0 || results.length === 0 ? 1 : 0
}

const formatSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`

/**
 * Returns the CPU seconds in the output of a shell's `times`: those of the shell, and of the processes that the shell
 * has waited for.
 */
function secondsOf(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

function report(results: Result[], ofPostgres: number): void {
  // A log may be shortened at its start, so failures are printed again at its end.
  for (const { name, last } of results.filter(({ passed }) => !passed))
    console.log(`\n── ${name}, FAILED, ended with\n${last}`)
  for (const { name, retried } of results.filter(({ retried }) => retried.length > 0))
    console.log(`\n── ${name}, passed only at a second try: mend these\n${retried.join('\n')}`)
  const reasons = results.flatMap((result) => result.reasons)
  for (const reason of limitPerFile(reasons, SHOWN_OF_FILE)) console.log(`\n${reason}`)
  console.log('')
  for (const { name, seconds, cpuSeconds, passed } of results)
    console.log(
      `${passed ? 'passed' : 'FAILED'}  ${formatSeconds(seconds)}, ${formatSeconds(cpuSeconds)} of CPU  ${name}`,
    )
  const inAll = results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, ofPostgres)
  console.log(`${formatSeconds(inAll)} of CPU in all, ${formatSeconds(ofPostgres)} of it in PostgreSQL`)
  const failures = new Set(results.flatMap((result) => (result.passed ? [] : result.failures)))
  for (const failure of limitPerFile([...failures], SHOWN_OF_FILE)) console.log(failure)
}

function run(
  { name, command, database }: Step & { command: string },
  databaseUrl: string | undefined,
  shown: 'as it runs' | 'at its end',
): Promise<Result> {
  const startedAt = Date.now()
  // A step without a database must not get the address of a PostgreSQL, otherwise the embedded database would not be
  // tested.
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    TEST_DATABASE_URL: database ? databaseUrl : undefined,
    // Only the command of a step selects its operations, not the shell's environment.
    OPERATIONS: undefined,
    PACTS_SINCE: undefined,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  }
  mkdirSync('.tmp', { recursive: true })
  // A file instead of a pipe: the pact verifier fails when a pipe is full for a moment.
  const path = join('.tmp', `step-${process.pid}-${name.replaceAll(/\W+/g, '-')}.log`)
  const file = openSync(path, 'w+')
  const timesPath = `${path}.times`
  const times = openSync(timesPath, 'w+')
  let position = 0
  const show = () => {
    for (;;) {
      const buffer = Buffer.alloc(65_536)
      const length = readSync(file, buffer, 0, buffer.length, position)
      if (length === 0) return
      position += length
      process.stdout.write(buffer.subarray(0, length))
    }
  }
  const commandWithTimes = `trap 'times >&3' EXIT\n${command}`
  const child = spawn(commandWithTimes, { shell: true, stdio: ['ignore', file, file, times], env })
  const cpuSeen = watchCpu(child.pid)
  if (shown === 'as it runs') console.log(`\n── ${name}`)
  const outputTimer = shown === 'as it runs' ? setInterval(show, 500) : undefined
  return new Promise((ended) =>
    child.on('close', (code) => {
      clearInterval(outputTimer)
      if (shown === 'at its end') console.log(`\n── ${name}`)
      show()
      closeSync(file)
      const lines = stripVTControlCharacters(readFileSync(path, 'utf8')).trimEnd().split('\n')
      // Both sources are incomplete: `times` lacks processes that no parent waits for, the watch lacks processes that
      // end between two samples.
      const cpuSeconds = Math.max(secondsOf(readFileSync(timesPath, 'utf8')), cpuSeen())
      closeSync(times)
      for (const one of [path, timesPath]) rmSync(one)
      const retried = lines.filter((line) => RETRIED.test(line))
      ended({
        name,
        seconds: (Date.now() - startedAt) / 1000,
        cpuSeconds,
        passed: code === 0,
        last: lines.slice(-LAST_LINES).join('\n'),
        failures: lines.filter((line) => FAILED.test(line) && !retried.some((other) => isSame(line, other))),
        retried,
        reasons: code === 0 && retried.length === 0 ? [] : reasonsIn(lines),
      })
    }),
  )
}

function reasonsIn(lines: string[]): string[] {
  return lines.flatMap((line, index) => {
    if (!EXPLAINED.test(line)) return []
    const reason = lines.slice(index + 1).filter((next) => next.trim() !== '')
    return [[line, ...reason.slice(0, REASON_LINES)].map((each) => each.slice(0, REASON_WIDTH)).join('\n')]
  })
}

/**
 * Whether two lines of Playwright's list are about the same test: compares the text after the arrows, without the
 * duration.
 */
const isSame = (one: string, other: string) => testIn(one) === testIn(other)
const testIn = (line: string) => /› (.+?)(?: \(retry #\d+\))? \([\d.]+\w+\)$/.exec(line)?.[1] ?? line
