import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import type { Fault } from './faults/fault.ts'
import { faults, withFaultIn } from './faults/faults.ts'

/**
 * Puts each fault into a copy of the project, where the command of the fault must fail. The arguments select faults
 * by name.
 */
const args = process.argv.slice(2)
const chosen = faults.filter(({ name }) => args.every((word) => name.includes(word)))
// One copy for each core, since most commands keep one core busy.
const copies = Array.from({ length: availableParallelism() }, () => mkdtempSync(join(tmpdir(), 'faults-')))
const undetected: string[] = []
// Uses PostgreSQL, like the gate: the embedded database has one connection, so faults of locks would not be detected.
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ isShortLived: true })
try {
  await Promise.all(copies.map(prepare))
  await runInEachCopy([...new Set(chosen.map(({ seenBy }) => seenBy))], async (command, copy) => {
    if ((await run(command, copy)) !== 0)
      throw new Error(`"${command}" fails on the unbroken project already.`)
  })
  await runInEachCopy(chosen, async (fault, copy) => {
    const seen = await isSeen(fault, copy)
    console.log(`${seen ? 'seen  ' : 'UNSEEN'}  ${fault.name}`)
    if (!seen) undetected.push(fault.name)
  })
  console.log(`\n${chosen.length - undetected.length} passed, ${undetected.length} failed`)
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  postgres?.stop()
}
process.exitCode = undetected.length > 0 ? 1 : 0

/** Processes the items in order, one at a time in each copy of the project. */
async function runInEachCopy<T>(items: T[], act: (item: T, copy: string) => Promise<void>): Promise<void> {
  const itemsLeft = [...items]
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = itemsLeft.shift(); item !== undefined; item = itemsLeft.shift()) await act(item, copy)
    }),
  )
}

async function prepare(copy: string): Promise<void> {
  await run(`git ls-files -z | xargs -0 cp --parents -t ${copy}`, '.')
  await run('git init -q && git add -A && git -c user.name=x -c user.email=x@x commit -qm x', copy)
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

async function isSeen(fault: Fault, copy: string): Promise<boolean> {
  const path = join(copy, fault.file)
  writeFileSync(path, withFaultIn(readFileSync(path, 'utf8'), fault))
  const status = await run(fault.seenBy, copy)
  await run('git checkout -q . && git clean -qfd -e node_modules', copy)
  return status !== 0
}

function run(command: string, cwd: string): Promise<number | null> {
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
  }
  const child = spawn(command, { shell: true, cwd, env, stdio: 'ignore' })
  return new Promise((ended) => child.once('exit', ended))
}
