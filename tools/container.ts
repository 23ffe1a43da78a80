import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { databaseAddress, onServer, withPostgres } from '../scripts/postgres.ts'
import { freePort } from '../server/testing/free-port.ts'
import { samplePdf } from '../server/testing/sample-files.ts'
import {
  contextFiles,
  copiedFiles,
  imageEnvironment,
  sampleOperator,
  serviceOf,
} from './container/settings.ts'
import { sendFile } from './send-file.ts'
import { createVerdict } from './verdict.ts'

// Builds the image and runs compose.yaml without a container engine, on the machine's PostgreSQL. The build gets only
// the files that .dockerignore allows. The image's files run as a read-only root, as the image's unprivileged user,
// with /files as the only writable folder, only the libraries that are needed at run time, and the environment from
// compose.
const USER = 1000
const PATIENCE_MS = 60_000
/** The parts of the base image, taken from this machine. */
const MACHINE = ['usr', 'etc', 'dev', 'proc', 'lib', 'lib64', 'bin', 'sbin'].filter((name) =>
  existsSync(`/${name}`),
)

if (process.getuid?.() !== 0) {
  console.warn('NOT ROOT: mounts cannot be made. Nothing was checked.')
  process.exit(0)
}
const directory = mkdtempSync(join(tmpdir(), 'container-'))
const root = join(directory, 'root')
const buildFolder = join(directory, 'built')
const libraries = join(directory, 'libraries')
const files = join(directory, 'files')
const { hold, end } = createVerdict()

await withPostgres(async (server) => {
  const name = `container_${process.pid}`
  const port = await freePort()
  const settingValues = valuesOf(port)
  buildImage()
  copyFiles()
  await onServer(server, `create database ${name}`)
  try {
    // Creates the roles as the image of the database does with a new volume.
    const [owner, app] = [`${name}_owner`, `${name}_app`]
    const roles = ['--set', `owner_role=${owner}`, '--set', `app_role=${app}`]
    execFileSync(
      'psql',
      ['--quiet', ...roles, '--file', 'ops/postgres/roles.sql', databaseAddress(server, name)],
      {
        env: { ...process.env, ...settingValues },
      },
    )
    const here = (text: string) => {
      const { hostname, port: at } = new URL(server)
      return text
        .replace('@database:5432/portal', `@${hostname}:${at}/${name}`)
        .replace('portal_owner', owner)
        .replace('portal_app', app)
    }
    const environmentOf = (service: 'portal' | 'migrate') =>
      Object.fromEntries(
        Object.entries({ ...imageEnvironment(), ...serviceOf(service, settingValues).environment }).map(
          ([key, value]) => [key, here(value)],
        ),
      )
    checkMounts()
    await checkPortal(environmentOf, port)
    for (const role of [owner, app])
      await onServer(databaseAddress(server, name), `drop owned by ${role} cascade`)
    await onServer(server, `drop database ${name} with (force)`)
    for (const role of [owner, app]) await onServer(server, `drop role ${role}`)
  } finally {
    await onServer(server, `drop database if exists ${name} with (force)`)
    rmSync(directory, { recursive: true, force: true })
  }
})
end('The container runs as compose.yaml says.')

/** Returns the values that a person sets in the environment or in .env. */
function valuesOf(port: number): Record<string, string> {
  const key = () => randomBytes(32).toString('base64')
  return {
    ...sampleOperator,
    PORT: String(port),
    POSTGRES_PASSWORD: 'superuser',
    OWNER_PASSWORD: 'owner',
    APP_PASSWORD: 'app',
    PUBLIC_ORIGIN: 'https://portal.example',
    ENCRYPTION_KEYS: `one:${key()}`,
    AUDIT_KEYS: `one:${key()}`,
    HASH_KEY: key(),
    MAIL_GATEWAY_URL: 'http://127.0.0.1:9/mail',
    SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms',
    TOSS_SECRET_KEY: 'test_sk_none',
    TOSS_CLIENT_KEY: 'test_ck_none',
    METRICS_PORT: '0',
  }
}

/** Runs the stages of the Dockerfile before the last one. */
function buildImage(): void {
  mkdirSync(buildFolder)
  execFileSync('cp', ['--parents', '--target-directory', buildFolder, ...contextFiles()])
  symlinkSync(resolve('node_modules'), join(buildFolder, 'node_modules'))
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: buildFolder, stdio: 'inherit' })
  mkdirSync(libraries)
  execFileSync('cp', ['package.json', 'package-lock.json', '.npmrc', libraries])
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--silent']
  execFileSync('npm', install, { cwd: libraries, stdio: 'inherit' })
}

function copyFiles(): void {
  mkdirSync(files)
  chownSync(files, USER, USER)
  for (const place of [...MACHINE, 'files', 'tmp', 'app']) mkdirSync(join(root, place), { recursive: true })
  for (const { from, to } of copiedFiles()) {
    const target = join(root, to)
    mkdirSync(join(target, '..'), { recursive: true })
    execFileSync('cp', [
      '--recursive',
      '--no-target-directory',
      '--reflink=auto',
      join(buildFolder, from),
      target,
    ])
  }
}

/**
 * Runs a command in the root file system made of the image's files, as the image's user, with only the given
 * environment.
 */
function runInRoot(
  command: readonly string[],
  env: Record<string, string>,
  shellTail = '',
): [string, string[], object] {
  const bind = (from: string, to: string) => `mount --rbind ${from} ${join(root, to)}`
  const script = [
    'set -e',
    `mount --bind ${root} ${root}`,
    ...MACHINE.map((name) => bind(`/${name}`, name)),
    `mkdir -p ${root}/app/node_modules`,
    bind(join(libraries, 'node_modules'), 'app/node_modules'),
    bind(files, 'files'),
    `mount -o remount,ro,bind ${root}`,
    ...MACHINE.filter((name) => !['dev', 'proc'].includes(name)).map(
      (name) => `mount -o remount,ro,bind ${root}/${name}`,
    ),
    `mount -o remount,ro,bind ${root}/app/node_modules`,
    `exec chroot ${root} setpriv --reuid=${USER} --regid=${USER} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh -c 'cd /app && exec "$0" "$@"' "$@" ${shellTail}`,
  ].join('\n')
  return [
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', ...command],
    { env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env } },
  ]
}

function checkMounts(): void {
  const writeAttempts = ['/app/x', '/tmp/x', '/x', '/app/dist/x', '/usr/x', '/files/x']
  const script = `for place in ${writeAttempts.join(' ')}; do if touch $place 2>/dev/null; then echo $place; fi; done; rm -f /files/x; id -u`
  const [command, given, options] = runInRoot(['sh', '-c', script], {})
  const [written, user] = execFileSync(command, given, { ...options, encoding: 'utf8' })
    .trim()
    .split('\n')
  hold('nothing can be written but /files', written === '/files/x' && user === String(USER))
}

async function checkPortal(
  environmentOf: (service: 'portal' | 'migrate') => Record<string, string>,
  port: number,
): Promise<void> {
  const [command, given, options] = runInRoot(serviceOf('migrate', {}).command!, environmentOf('migrate'))
  console.log(`        ${execFileSync(command, given, { ...options, encoding: 'utf8' }).trim()}`)
  for (const start of ['first', 'second']) {
    const stop = await run({ ...environmentOf('portal'), PORT: String(port), HOST: '127.0.0.1' }, port)
    const ready = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
    hold(
      `at its ${start} start it is ready, with its role and its files`,
      (ready as { status: string }).status === 'ok',
    )
    const had = readdirSync(files).length
    const isTaken = await sendFile(`http://127.0.0.1:${port}`, samplePdf)
    hold('it takes an upload and keeps it', isTaken && readdirSync(files).length === had + 1)
    hold('it stops when it is told to', (await stop()) === 0)
  }
}

async function run(env: Record<string, string>, port: number): Promise<() => Promise<number | null>> {
  const [command, given, options] = runInRoot(imageCommand(), env)
  const child = spawn(command, given, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const deadline = Date.now() + PATIENCE_MS
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not become ready.')
    await new Promise((later) => setTimeout(later, 100))
  }
  return () => {
    child.kill('SIGTERM')
    return ended
  }
}

function imageCommand(): string[] {
  return JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))![1]!) as string[]
}
