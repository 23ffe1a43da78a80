import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { databaseAddress, onServer } from '../../scripts/postgres.ts'
import { freePort } from '../../server/testing/free-port.ts'

const ROOT = '.tmp/e2e'
/** The address of the PostgreSQL that the test run uses, if there is one. */
const postgresUrl = process.env.TEST_DATABASE_URL

export type Message = { kind: 'sms' | 'mail'; to: string; text: string; sentAt: string }

/** The built portal as its users get it: one server process with separate demo data. */
export type Portal = {
  origin: string
  /** The folder of the portal's data, including `server.log`. */
  directory: string
  /** The address of the portal's database; undefined for an embedded database in the folder. */
  databaseUrl: string | undefined
  /** The sent messages, newest first. */
  messages: () => Message[]
  /** Ends the server process; with SIGKILL it cannot finish anything. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Starts the server process again on the same port and data. */
  restart: (settings?: Record<string, string>) => Promise<void>
  /** Stops the portal and removes its data. */
  remove: () => Promise<void>
}

/**
 * Builds the demo data once on each of the database servers (undefined: the embedded database). Every portal starts
 * from a copy of this data.
 */
export async function buildTemplates(servers: (string | undefined)[]): Promise<void> {
  rmSync(ROOT, { recursive: true, force: true })
  await Promise.all([...new Set(servers)].map(buildTemplate))
}

async function buildTemplate(server: string | undefined): Promise<void> {
  const name = templateOn(server)
  if (server) await recreate(server, nameOf(name))
  const portal = await launch(name, {}, server)
  await portal.stop()
}

/**
 * Starts a portal with a fresh copy of the demo data. Without a PostgreSQL `server` the portal uses an embedded
 * database.
 */
export async function startPortal(
  name: string,
  settings: Record<string, string> = {},
  { server }: { server: string | undefined } = { server: postgresUrl },
): Promise<Portal> {
  const template = templateOn(server)
  cpSync(join(ROOT, template), join(ROOT, name), { recursive: true })
  if (server) await recreate(server, nameOf(name), nameOf(template))
  return launch(name, settings, server)
}

/** Returns the database server of a project's portals, by the project's `metadata` in playwright.config.ts. */
export const serverOf = ({ metadata }: { metadata: { engine?: 'postgres' } }) => ({
  server: metadata.engine === 'postgres' ? postgresUrl : undefined,
})

async function launch(
  name: string,
  settings: Record<string, string>,
  server: string | undefined,
): Promise<Portal> {
  const directory = join(ROOT, name)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const ownDatabase = server ? databaseAddress(server, nameOf(name)) : undefined
  let child: ChildProcess | undefined

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const closed = new Promise((resolve) => child!.once('close', resolve))
    child.kill(signal)
    await closed
  }
  const restart = async (changed: Record<string, string> = {}) => {
    await stop()
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      DEMO: '1',
      VALIDATE_RESPONSES: '1',
      LOG_LEVEL: 'error',
      // The limit per network address is raised, since all journeys come from one address.
      INQUIRIES_PER_ADDRESS: '10000',
      UPLOADS_PER_ADDRESS: '10000',
      FLOW_VISITS_PER_ADDRESS: '10000',
      VERIFICATION_SENDS_PER_ADDRESS: '1000',
      SIGNUPS_PER_ADDRESS: '10000',
      ...(ownDatabase ? { DATABASE_URL: ownDatabase } : {}),
      ...settings,
      ...changed,
    }
    mkdirSync(directory, { recursive: true })
    const path = join(directory, 'server.log')
    const log = openSync(path, 'a')
    child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', log, 'pipe'] })
    closeSync(log)
    child.stderr!.on('data', (output: Buffer) => {
      appendFileSync(path, output)
      process.stderr.write(output)
    })
    await waitUntilReady(origin, child)
  }
  const messages = (): Message[] => {
    const outbox = join(directory, 'outbox')
    mkdirSync(outbox, { recursive: true })
    const files = readdirSync(outbox)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse()
    return files.map((file) => JSON.parse(readFileSync(join(outbox, file), 'utf8')) as Message)
  }
  const remove = async () => {
    await stop('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
    if (server) await onServer(server, `drop database if exists ${nameOf(name)} with (force)`)
  }
  await restart()
  return { origin, directory, databaseUrl: ownDatabase, messages, stop, restart, remove }
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('The server was not ready within a minute.')
}

const templateOn = (server: string | undefined) => (server ? 'template-postgres' : 'template')
const nameOf = (name: string) => `e2e_${name.replaceAll('-', '_')}`

async function recreate(server: string, name: string, template?: string): Promise<void> {
  await onServer(server, `drop database if exists ${name} with (force)`)
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
}
