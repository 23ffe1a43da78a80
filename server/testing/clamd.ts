import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * EICAR's text that every scanner reports as malware, assembled here so that no scanner reports this file.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'),
)
export type TestClamd = { url: string; isReal: boolean; stop(): Promise<void> }

const PROGRAM = '/usr/sbin/clamd'

/**
 * Starts ClamAV's daemon if it is installed, with only the EICAR signature; otherwise a substitute with the same
 * protocol.
 */
export const startClamd = (): Promise<TestClamd> =>
  existsSync(PROGRAM) ? startClamdProcess() : startStandIn()

async function startClamdProcess(): Promise<TestClamd> {
  const directory = mkdtempSync(join(tmpdir(), 'clamd-'))
  const socket = join(directory, 'clamd.sock')
  // A signature by content (ClamAV, "Extended signature format"): name, any kind of file, any offset, its
  // bytes in hexadecimal.
  writeFileSync(join(directory, 'eicar.ndb'), `Eicar.Test:0:*:${eicar.toString('hex')}\n`)
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${directory}`,
    `User ${userInfo().username}`,
    'Foreground yes',
    'StreamMaxLength 12M',
  ]
  writeFileSync(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(PROGRAM, ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' })
  await waitForAnswer(socket, child)
  return {
    url: `unix:${socket}`,
    isReal: true,
    async stop() {
      const closing = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await closing
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function waitForAnswer(path: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}.`)
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect({ path }, () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isThere) return
    await setTimeout(100)
  }
  child.kill('SIGKILL')
  throw new Error('clamd did not answer in time.')
}

/** Starts a server on a free port that supports INSTREAM like clamd and detects EICAR. */
export async function startStandIn(answer = verdictFor): Promise<TestClamd> {
  const server: Server = createServer((socket) => {
    let given = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      given = Buffer.concat([given, part])
      const content = streamedContent(given)
      if (!content) return
      const reply = answer(content)
      if (reply !== undefined) socket.end(`${reply}\0`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `tcp://127.0.0.1:${port}`,
    isReal: false,
    stop: () => new Promise((closed) => void server.close(() => closed())),
  }
}

const verdictFor = (content: Buffer): string | undefined =>
  content.includes(eicar) ? 'stream: Eicar.Test FOUND' : 'stream: OK'

/** Returns the streamed content, once it is complete. */
function streamedContent(given: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (given.length < command.length) return undefined
  if (given.subarray(0, command.length).toString('latin1') !== command) return Buffer.alloc(0)
  const pieces: Buffer[] = []
  let at = command.length
  while (given.length >= at + 4) {
    const length = given.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(given.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
