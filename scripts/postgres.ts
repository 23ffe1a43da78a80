import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../tests/support/free-port.ts'

export type TestPostgres = { url: string; stop: () => void }

const INSTALLS = '/usr/lib/postgresql'
const quietly: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }

/** A throw-away PostgreSQL of the machine's own installation on a free port, or undefined when it has none. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const version = existsSync(INSTALLS)
    ? readdirSync(INSTALLS).sort((a, b) => Number(b) - Number(a))[0]
    : undefined
  if (!version) return undefined
  const port = await freePort()
  // PostgreSQL refuses to run as root; Debian's cluster tools change to its own user.
  const stop =
    process.getuid?.() === 0
      ? startCluster(version, port)
      : startDirectory(join(INSTALLS, version, 'bin'), port)
  const user = process.getuid?.() === 0 ? 'postgres' : process.env.USER
  return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, stop }
}

function startCluster(version: string, port: number): () => void {
  const name = `test${port}`
  execFileSync(
    'pg_createcluster',
    [
      version,
      name,
      '--port',
      String(port),
      '--start-conf=manual',
      '--',
      '--auth-local=trust',
      '--auth-host=trust',
    ],
    quietly,
  )
  execFileSync(
    'pg_ctlcluster',
    [version, name, 'start', '-o', '-c max_connections=300 -c fsync=off'],
    quietly,
  )
  return () => execFileSync('pg_dropcluster', ['--stop', version, name], quietly)
}

function startDirectory(bin: string, port: number): () => void {
  mkdirSync('.tmp', { recursive: true })
  const directory = mkdtempSync(resolve('.tmp', 'postgres-'))
  execFileSync(join(bin, 'initdb'), ['-D', directory, '-A', 'trust', '-E', 'UTF8'], quietly)
  execFileSync(
    join(bin, 'pg_ctl'),
    [
      '-D',
      directory,
      '-w',
      '-o',
      `-p ${port} -k ${directory} -c max_connections=300 -c fsync=off`,
      '-l',
      join(directory, 'log'),
      'start',
    ],
    quietly,
  )
  return () => {
    execFileSync(join(bin, 'pg_ctl'), ['-D', directory, '-m', 'fast', 'stop'], quietly)
    rmSync(directory, { recursive: true })
  }
}
