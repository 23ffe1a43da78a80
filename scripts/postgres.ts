import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from '../tests/support/free-port.ts'

export type TestPostgres = {
  url: string
  stop: () => void
  /** Ends it at once, as a crash would, and starts it again. */
  crash: () => void
}

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
  const started =
    process.getuid?.() === 0
      ? startCluster(version, port)
      : startDirectory(join(INSTALLS, version, 'bin'), port)
  const user = process.getuid?.() === 0 ? 'postgres' : process.env.USER
  return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, ...started }
}

/**
 * Runs work on the server of TEST_DATABASE_URL, else on a throw-away one of the machine. Says loudly where there is neither, and
 * does nothing then.
 */
export async function withPostgres(work: (server: string) => Promise<void>): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  const own = given === undefined ? await startPostgres() : undefined
  const server = given ?? own?.url
  if (server === undefined) {
    console.warn(
      'NO POSTGRESQL: neither TEST_DATABASE_URL nor an installation was found. Nothing was checked.',
    )
    return
  }
  try {
    await work(server)
  } finally {
    own?.stop()
  }
}

/** The address of another database on the same server. */
export const asDatabase = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Says one thing to a server. */
export async function onServer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(command).finally(() => client.end())
}

function startCluster(version: string, port: number): Omit<TestPostgres, 'url'> {
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
  const start = () =>
    execFileSync(
      'pg_ctlcluster',
      [version, name, 'start', '-o', '-c max_connections=300 -c fsync=off'],
      quietly,
    )
  start()
  return {
    stop: () => void execFileSync('pg_dropcluster', ['--stop', version, name], quietly),
    crash() {
      execFileSync('pg_ctlcluster', [version, name, 'stop', '--mode', 'immediate'], quietly)
      start()
    },
  }
}

function startDirectory(bin: string, port: number): Omit<TestPostgres, 'url'> {
  mkdirSync('.tmp', { recursive: true })
  const directory = mkdtempSync(resolve('.tmp', 'postgres-'))
  execFileSync(join(bin, 'initdb'), ['-D', directory, '-A', 'trust', '-E', 'UTF8'], quietly)
  const settings = `-p ${port} -k ${directory} -c max_connections=300 -c fsync=off`
  const start = () =>
    execFileSync(
      join(bin, 'pg_ctl'),
      ['-D', directory, '-w', '-o', settings, '-l', join(directory, 'log'), 'start'],
      quietly,
    )
  const stop = (mode: string) =>
    execFileSync(join(bin, 'pg_ctl'), ['-D', directory, '-m', mode, 'stop'], quietly)
  start()
  return {
    stop() {
      stop('fast')
      rmSync(directory, { recursive: true })
    },
    crash() {
      stop('immediate')
      start()
    },
  }
}
