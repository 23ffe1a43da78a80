import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { databaseAddress, onServer, startPostgres } from '../../scripts/postgres.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { startMessageGateway } from './message-gateway.ts'

const key = () => randomBytes(32).toString('base64')

/** The built portal in production mode on an empty PostgreSQL, with gateways for its messages. */
export async function startProduction(name: string) {
  const given = process.env.TEST_DATABASE_URL
  const own = given === undefined ? await startPostgres() : undefined
  const server = given ?? own?.url
  if (server === undefined) throw new Error('There is neither TEST_DATABASE_URL nor a PostgreSQL.')
  const database = `production_${name}`
  await onServer(server, `drop database if exists ${database} with (force)`)
  await onServer(server, `create database ${database}`)
  const directory = mkdtempSync(join(tmpdir(), 'production-'))
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
    DATABASE_URL: databaseAddress(server, database),
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
  }
  let child: ReturnType<typeof spawn> | undefined
  return {
    origin,
    messages: gateway.messages,
    /** The output of a server command; throws if its exit code is not 0. */
    run: (program: 'staff', ...args: string[]) =>
      execFileSync(process.execPath, [`dist/server/${program}.js`, ...args], {
        env: settings,
        encoding: 'utf8',
      }),
    async start() {
      child = spawn(process.execPath, ['dist/server/main.js'], { env: settings, stdio: 'inherit' })
      for (let tries = 0; tries < 600; tries += 1) {
        if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
        await new Promise((later) => setTimeout(later, 100))
      }
      throw new Error('The server was not ready within a minute.')
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
