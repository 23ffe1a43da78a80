import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/testing/free-port.ts'

export type PgBouncerProcess = {
  /** The address of a database of PostgreSQL through PgBouncer. */
  addressOf: (database: string) => string
  start: () => Promise<void>
  /** The process id; undefined while PgBouncer does not run. */
  pid: () => number | undefined
  /** Kills PgBouncer, so that it cannot finish anything. */
  kill: () => Promise<void>
  /** Suspends PgBouncer: connections stay open without answers until `goOn` is called. */
  hush: () => void
  goOn: () => void
}

const SAMPLE = 'ops/pgbouncer/portal.ini'
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 20

/**
 * Starts PgBouncer as a process in front of a PostgreSQL, with the sample of `ops/` except for addresses and
 * passwords. The files of PgBouncer are written to a directory.
 */
export async function startPgBouncer(server: string, directory: string): Promise<PgBouncerProcess> {
  const { hostname, port: serverPort, username } = new URL(server)
  const port = await freePort()
  const file = join(directory, 'pgbouncer.ini')
  // The temporary PostgreSQL has only one role. The last value of a setting in a section applies.
  const sample = readFileSync(SAMPLE, 'utf8').replace(
    /^portal = .*$/m,
    `* = host=${hostname} port=${serverPort} user=${username}`,
  )
  const overrides = [`listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any', 'auth_file =']
  writeFileSync(file, `${sample}\n${overrides.join('\n')}\n`)
  // PgBouncer does not run as root, and switches to the user of PostgreSQL. This user must be able to read the file.
  const args = process.getuid?.() === 0 ? ['--user', 'postgres', file] : [file]
  chmodSync(directory, 0o755)
  let child: ChildProcess | undefined

  return {
    addressOf: (database) => `postgres://${username}@127.0.0.1:${port}/${database}`,
    async start() {
      child = spawn('pgbouncer', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
      const began = performance.now()
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`)
        if (performance.now() - began > PATIENCE_MS) throw new Error('PgBouncer does not listen.')
        await wait(LOOK_EVERY_MS)
      }
    },
    pid: () => child?.pid,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const closed = new Promise((resolve) => child!.once('close', resolve))
      child.kill('SIGKILL')
      await closed
    },
    hush: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => found(false))
    socket.once('connect', () => {
      socket.destroy()
      found(true)
    })
  })
}
