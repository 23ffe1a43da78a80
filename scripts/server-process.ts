import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Api } from '#contract/operation.ts'
import { KIB } from '#domain/bytes.ts'
import { createApi } from '#src/api/client.ts'
import { freePort } from '../tests/support/free-port.ts'

export type ServerProcess = {
  /** Starts the process on its port; gives the milliseconds until it answered. */
  start: () => Promise<number>
  /** Ends it without letting it finish anything. */
  kill: () => Promise<void>
  origin: string
  /** The memory the process holds, in bytes; nothing while it does not run. */
  memory: () => number | undefined
  /** The contract's calls, each caller with a cookie of their own. */
  newCaller: () => Api
}

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 20

/** The built server as a process with a demo world, so that it can be killed like any other. */
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

  return {
    origin,
    memory() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return undefined
      const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return kib === undefined ? undefined : Number(kib) * KIB
    },
    async start() {
      const began = performance.now()
      const started = spawn(process.execPath, ['dist/server/main.js'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      while (performance.now() - began < PATIENCE_MS) {
        if (started.exitCode !== null)
          throw new Error(`The server ended with ${started.exitCode} before it answered.`)
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
        if (answer?.ok) return performance.now() - began
        await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
      }
      throw new Error('The server did not answer within a minute.')
    },
    async kill() {
      const killed = child
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return
      const closed = new Promise((resolve) => killed.once('close', resolve))
      killed.kill('SIGKILL')
      await closed
    },
    newCaller() {
      let cookie = ''
      return createApi({
        baseUrl: origin,
        isAdmin: () => false,
        now: Date.now,
        random: Math.random,
        navigate: () => {},
        async fetch(request) {
          if (cookie) request.headers.set('Cookie', cookie)
          const answer = await fetch(request)
          for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0]!
          return answer
        },
      })
    },
  }
}
