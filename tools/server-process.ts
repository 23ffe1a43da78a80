import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Api } from '../contract/operation.ts'
import { KIB } from '../domain/bytes.ts'
import { freePort } from '../server/testing/free-port.ts'
import { createApi } from '../src/api/client.ts'

export type ServerProcess = {
  /**
   * Starts the process on its port, with some settings changed. Returns the milliseconds until the process was ready.
   * With '/healthz' returns the milliseconds until it answered, since a node with a wrong clock does not become
   * ready.
   */
  start: (changed?: Record<string, string>, until?: '/readyz' | '/healthz') => Promise<number>
  /** Asks the process to stop, and waits until it has ended. */
  stop: () => Promise<void>
  /** Kills the process, so that it cannot finish anything. */
  kill: () => Promise<void>
  origin: string
  /** The process id; undefined while the process does not run. */
  pid: () => number | undefined
  /** The memory of the process in bytes; undefined while it does not run. */
  memory: () => number | undefined
  /** Creates a caller of the contract's operations, with a separate cookie for each caller. */
  newCaller: () => Api
}

const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 20

/** Creates a process of the built server with demo data. The process can be killed like any other. */
export async function serverProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '1',
    LOG_LEVEL: 'error',
    ...settings,
  }
  let child: ChildProcess | undefined
  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = child
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const closed = new Promise((resolve) => ended.once('close', resolve))
    ended.kill(signal)
    await closed
  }

  return {
    origin,
    pid: () => (isRunning() ? child!.pid : undefined),
    memory() {
      if (!isRunning()) return undefined
      const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child!.pid}/status`, 'utf8')) ?? []
      return kib === undefined ? undefined : Number(kib) * KIB
    },
    async start(changed = {}, until = '/readyz') {
      const began = performance.now()
      const started = spawn(process.execPath, ['dist/server/main.js'], {
        env: { ...env, ...changed },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      while (performance.now() - began < PATIENCE_MS) {
        if (started.exitCode !== null)
          throw new Error(`The server ended with ${started.exitCode} before it answered.`)
        const answer = await fetch(`${origin}${until}`).catch(() => undefined)
        if (answer?.ok) return performance.now() - began
        await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
      }
      throw new Error('The server did not answer within three minutes.')
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    newCaller: () => callerAt(origin),
  }
}

/**
 * Makes the contract's calls at an origin, with additional headers and with the cookies of a jar (names and values).
 */
export function callerAt(
  origin: string,
  jar = new Map<string, string>(),
  headers: Record<string, string> = {},
): Api {
  return createApi({
    baseUrl: origin,
    headers,
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: () => {},
    async fetch(request) {
      if (jar.size > 0)
        request.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await fetch(request)
      for (const set of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value === '') jar.delete(name!)
        else jar.set(name!, value!)
      }
      return answer
    },
  })
}
