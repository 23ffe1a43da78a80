import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, launchOptions } from '../tests/support/browser.ts'
import { findPostgres, installEmbeddedPostgres } from './postgres.ts'

/** A requirement of the gate's steps besides Node and the packages of package-lock.json. */
export type Requirement =
  | 'git'
  | 'browser'
  | 'Korean fonts'
  | 'PostgreSQL'
  | 'PgBouncer'
  | 'Prometheus'
  | 'nginx'
  | 'HAProxy'
  | 'Python'
  | 'Python of Debian'
  | 'Go'
  | 'Java'
  | 'Apache'

type Installation = {
  isThere: () => boolean | Promise<boolean>
  /** Debian's packages, and alternatives for releases that lack them. */
  packages: string[][]
  /** Installs the requirement if the system has no package for it. */
  otherwise?: () => void | Promise<void>
  /** The command that installs the requirement. */
  command: string
}

/** How long the start of a download may take before the network counts as unavailable. */
const REACH_SECONDS = 3

const installations: Record<Requirement, Installation> = {
  git: {
    isThere: () => runs('git', '--version'),
    packages: [['git']],
    command: 'apt-get install git',
  },
  browser: {
    isThere: canLaunch,
    // The headless shell is faster than the full browser; some releases of Debian have only the latter.
    packages: [['chromium-headless-shell'], ['chromium']],
    otherwise: installPlaywrightBrowser,
    command:
      'apt-get install chromium-headless-shell, or: npx playwright install --with-deps --only-shell chromium',
  },
  'Korean fonts': {
    // Other systems than Linux include Korean fonts.
    isThere: () => process.platform !== 'linux' || outputOf('fc-list', ':lang=ko', 'family') !== '',
    packages: [['fontconfig', 'fonts-noto-cjk']],
    command: 'apt-get install fontconfig fonts-noto-cjk',
  },
  Prometheus: {
    isThere: () => runs('promtool', '--version'),
    packages: [['prometheus']],
    command: 'apt-get install prometheus',
  },
  nginx: {
    isThere: () => runs('nginx', '-v'),
    packages: [['nginx-light']],
    command: 'apt-get install nginx-light',
  },
  HAProxy: {
    isThere: () => runs('haproxy', '-v'),
    packages: [['haproxy']],
    command: 'apt-get install haproxy',
  },
  Python: {
    isThere: () => runs('python3', '--version'),
    packages: [['python3']],
    command: 'apt-get install python3',
  },
  'Python of Debian': {
    isThere: () => runs('/usr/bin/python3', '-c', 'import certifi, dateutil, six, urllib3'),
    packages: [['python3', 'python3-certifi', 'python3-dateutil', 'python3-six', 'python3-urllib3']],
    command: 'apt-get install python3-certifi python3-dateutil python3-six python3-urllib3',
  },
  Go: {
    isThere: () => runs('go', 'version') && existsSync('/usr/share/gocode/src/golang.org/x/oauth2'),
    packages: [['golang-go', 'golang-golang-x-oauth2-dev']],
    command: 'apt-get install golang-go golang-golang-x-oauth2-dev',
  },
  Java: {
    isThere: () => runs('java', '-version'),
    packages: [['default-jre-headless']],
    command: 'apt-get install default-jre-headless',
  },
  Apache: {
    isThere: () =>
      runs('/usr/sbin/apache2', '-v') && existsSync('/usr/lib/apache2/modules/mod_auth_openidc.so'),
    packages: [['apache2', 'libapache2-mod-auth-openidc']],
    command: 'apt-get install apache2 libapache2-mod-auth-openidc',
  },
  PgBouncer: {
    isThere: () => runs('pgbouncer', '--version'),
    packages: [['pgbouncer']],
    command: 'apt-get install pgbouncer',
  },
  PostgreSQL: {
    isThere: () => process.env['TEST_DATABASE_URL'] !== undefined || findPostgres() !== undefined,
    packages: [['postgresql']],
    otherwise: installEmbeddedPostgres,
    command:
      'apt-get install postgresql, or set TEST_DATABASE_URL to a server whose role may create databases',
  },
}

/**
 * Finds or installs the requirements of the selected steps: as root on a system with apt the packages of Debian,
 * otherwise what npm and Playwright offer. Returns a line for each missing requirement, with the command that
 * installs it; no line if everything is available.
 */
export async function setUp(needs: Iterable<Requirement>): Promise<string[]> {
  const missing: Requirement[] = []
  for (const need of new Set(needs)) if (!(await installations[need].isThere())) missing.push(need)
  if (missing.length === 0) return []
  console.log(`Setting up: ${missing.join(', ')}`)
  if (process.getuid?.() === 0 && runs('apt-get', '--version')) installPackages(missing)
  const unmet: string[] = []
  for (const need of missing) {
    const { isThere, otherwise, command } = installations[need]
    if (await isThere()) continue
    await otherwise?.()
    if (!(await isThere())) unmet.push(`Missing: ${need}. Install: ${command}`)
  }
  return unmet
}

/** Whether a browser starts: an installed browser without its libraries does not start. */
async function canLaunch(): Promise<boolean> {
  try {
    await (await chromium.launch({ ...launchOptions(), timeout: 20_000 })).close()
    return true
  } catch {
    return false
  }
}

function installPackages(needs: Requirement[]): void {
  runApt('update')
  for (const need of needs)
    installations[need].packages.some((names) => runApt('install', '-y', '--no-install-recommends', ...names))
}

/** Runs apt with short timeouts: a network that refuses or drops connections must not delay the run. */
function runApt(...words: string[]): boolean {
  const aptOptions = ['-o', 'Acquire::Retries=0', '-o', `Acquire::http::Timeout=${REACH_SECONDS}`]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...aptOptions, ...words], { env, stdio: 'ignore' }).status === 0
}

async function installPlaywrightBrowser(): Promise<void> {
  if (findBrowser() !== undefined) return
  const install = ['playwright', 'install', '--only-shell', 'chromium']
  const address = /https:\S+/.exec(outputOf('npx', ...install, '--dry-run'))?.[0]
  if (address === undefined || !(await isReachable(address))) return
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync('npx', [...install, ...withLibraries], { stdio: 'inherit' })
}

const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(REACH_SECONDS * 1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const runs = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0

function outputOf(command: string, ...words: string[]): string {
  try {
    return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
