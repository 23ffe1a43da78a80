import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { databaseAddress, onServer, startPostgres } from '../../scripts/postgres.ts'
import { aheadMs } from '../../scripts/test-clock.cjs'
import { freePort } from '../../server/testing/free-port.ts'
import { startMessageGateway } from './message-gateway.ts'

/** The level of a warning in the log (github.com/pinojs/pino, "levels"). */
const WARNING = 40
type Logged = { level: number; msg: string; err?: { message: string } }

const key = () => randomBytes(32).toString('base64')

/**
 * Returns SQL that sets the clock of a database ahead by some milliseconds. The SQL creates a function that
 * server/clock-watch.ts calls instead of PostgreSQL's own, since it comes first in the search path.
 */
const clockAhead = (ms: number) => `create or replace function public.clock_timestamp() returns timestamptz
  language sql volatile as $$ select pg_catalog.clock_timestamp() + interval '${ms} milliseconds' $$`

/**
 * Starts the built portal in production mode on an empty PostgreSQL, with gateways for its messages; `more` contains
 * further settings. The clocks of its process and its database are moved together, as on one machine.
 */
export async function startProduction(name: string, more: Record<string, string> = {}) {
  const givenUrl = process.env.TEST_DATABASE_URL
  const own = givenUrl === undefined ? await startPostgres() : undefined
  const server = givenUrl ?? own?.url
  if (server === undefined) throw new Error('There is neither TEST_DATABASE_URL nor a PostgreSQL.')
  // Both projects run the same journey at the same time.
  const database = `production_${name}_${process.pid}`
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database}`)
  const directory = mkdtempSync(join(tmpdir(), 'production-'))
  const url = databaseAddress(server, database)
  await onServer(server, `alter database ${database} set search_path = public, pg_catalog`)
  const clockFile = join(directory, 'clock')
  let days = 0
  const setClock = async () => {
    const ms = Math.round(aheadMs + days * DAY_MS)
    await onServer(url, clockAhead(ms))
    writeFileSync(clockFile, String(ms))
  }
  await setClock()
  const gateway = await startMessageGateway()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DEMO: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: url,
    ENCRYPTION_KEYS: `one:${key()}`,
    AUDIT_KEYS: `one:${key()}`,
    HASH_KEY: key(),
    FILES_DIR: join(directory, 'files'),
    DATA_DIR: directory,
    TOSS_SECRET_KEY: 'test_sk_none',
    TOSS_CLIENT_KEY: 'test_ck_none',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    VALIDATE_RESPONSES: '1',
    ...operatorSettings,
    ...gateway.settings,
    NODE_OPTIONS: `--require ${resolve('tests/support/moving-clock.cjs')}`,
    TEST_CLOCK_FILE: clockFile,
    ...more,
  }
  let child: ReturnType<typeof spawn> | undefined
  const logChunks: Buffer[] = []
  return {
    origin,
    messages: gateway.messages,
    databaseUrl: url,
    filesFolder: settings.FILES_DIR,
    /** The current time of the portal. */
    now: () => new Date(Date.now() + days * DAY_MS),
    /** The process id of the server. */
    pid: () => child!.pid!,
    /** The log of the server, if LOG_LEVEL is set. */
    logs: () => Buffer.concat(logChunks),
    /** The warnings and errors of the log, except those caused by a busy machine or by moving the clocks. */
    complaints: () =>
      Buffer.concat(logChunks)
        .toString('utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Logged)
        .filter(({ level }) => level >= WARNING)
        .filter(
          ({ msg, err }) => !msg.startsWith('the clock differs') && !/timeout/i.test(err?.message ?? ''),
        ),
    /** The output of a server command; throws if its exit code is not 0. */
    run: (program: 'staff', ...args: string[]) =>
      execFileSync(process.execPath, [`dist/server/${program}.js`, ...args], {
        env: settings,
        encoding: 'utf8',
      }),
    async start() {
      child = spawn(process.execPath, ['dist/server/main.js'], {
        env: settings,
        // At the default level the server logs only errors, which are shown in the output of the test.
        stdio: more['LOG_LEVEL'] === undefined ? 'inherit' : ['ignore', 'pipe', 'inherit'],
      })
      child.stdout?.on('data', (piece: Buffer) => logChunks.push(piece))
      for (let tries = 0; tries < 600; tries += 1) {
        if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
        await new Promise((later) => setTimeout(later, 100))
      }
      throw new Error('The server was not ready within a minute.')
    },
    /** Moves the clocks by some days, and runs the scheduled jobs. */
    async pass(count: number) {
      days += count
      await setClock()
      child!.kill('SIGCONT')
    },
    async remove() {
      if (child && child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      await gateway.stop()
      await onServer(server, `drop database if exists ${database} with (force)`)
      own?.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
