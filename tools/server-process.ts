import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Api } from '../contract/operation.ts'
import { KIB } from '../domain/bytes.ts'
import { freePort } from '../server/testing/free-port.ts'
import { createApi } from '../src/api/client.ts'

export type ServerProcess = {
  /**
   * Starts the process on its port, with some settings changed. Returns the milliseconds until it was ready, or, with
   * '/healthz', until it answered: a node with a wrong clock does not become ready.
   */
  start: (changed?: Record<string, string>, until?: '/readyz' | '/healthz') => Promise<number>
  /** Asks the process to stop, and waits until it has ended. */
  stop: () => Promise<void>
  /** Kills the process, which cannot finish anything. */
  kill: () => Promise<void>
  origin: string
  /** The process id; undefined while it does not run. */
  pid: () => number | undefined
  /** The memory of the process in bytes; undefined while it does not run. */
  memory: () => number | undefined
  /** The contract's calls, with a separate cookie for each caller. */
  newCaller: () => Api
}

const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 20

/** Creates a process of the built server with demo data, which can be killed like any other process. */
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
 * The contract's calls at an origin, with the cookies of a jar, names and values, and with additional
 * headers.
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
