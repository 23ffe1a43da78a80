import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
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
import { startPostgres } from '../../scripts/postgres.ts'
import { type RandomFault, textWith } from './place.ts'

const LIMIT_MS = 12 * MINUTE_MS
const CHECKED = '.tmp/types.tsbuildinfo'

export type Copy = Awaited<ReturnType<typeof openCopy>>

/**
 * Opens the copy of the project in which faults are made. The copy remains for the next run, with the caches of the
 * compiler and of Vitest. `by` is a command that runs all other commands, such as `nice`.
 */
export async function openCopy(by: string) {
  const name = createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `faults-${name}`)
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ isShortLived: true })
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
  }
  mkdirSync(join(folder, '.tmp'), { recursive: true })
  const log = join(folder, '.tmp', 'random-faults.log')
  const output = openSync(log, 'a+')

  /** Runs a command; returns its exit code, or null if it was ended after the time limit. */
  const run = (command: string, cwd = folder): Promise<number | null> =>
    new Promise((ended) => {
      ftruncateSync(output)
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

  // Files with the same content are not written again, so that their cached results stay valid.
  const tracked = filesOf('.').filter((file) => existsSync(file))
  for (const file of tracked) copyIfChanged(file, join(folder, file))
  const isOwn = new Set(tracked)
  const existingFiles = existsSync(join(folder, '.git')) ? filesOf(folder) : []
  for (const file of existingFiles) if (!isOwn.has(file)) rmSync(join(folder, file), { force: true })
  rmSync(join(folder, '.git'), { recursive: true, force: true })
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  if (existsSync(CHECKED) && !existsSync(join(folder, CHECKED))) copyFileSync(CHECKED, join(folder, CHECKED))
  await run('git init -q && git add -A && git -c user.name=x -c user.email=x@x commit -qm x')
  const restore = async () => {
    await run('git checkout -q . && git clean -qfd -e node_modules -e .tmp')
  }

  return {
    folder,
    run,
    restore,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    /** The output of the last command. */
    printed: () => stripVTControlCharacters(readFileSync(log, 'utf8')),
    files: () => filesOf(folder),
    /** Puts a fault into its file; false if the file no longer contains the part that the fault replaces. */
    put(fault: RandomFault): boolean {
      const path = join(folder, fault.file)
      const text = existsSync(path) ? textWith(fault, readFileSync(path, 'utf8')) : undefined
      if (text !== undefined) writeFileSync(path, text)
      return text !== undefined
    },
    close: () => postgres?.stop(),
  }
}

const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

function copyIfChanged(from: string, to: string): void {
  const content = readFileSync(from)
  if (existsSync(to) && readFileSync(to).equals(content)) return
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, content)
}
