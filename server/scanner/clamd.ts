import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SECOND_MS } from '#domain/durations.ts'
import { type Scanner, ScannerUnavailable } from './scanner.ts'

const PIECE_BYTES = 64 * 1024
const MAX_REPLY_LENGTH = 4_096
const PATIENCE_MS = 15 * SECOND_MS
const foundReply = /^stream: (.+) FOUND$/

/**
 * Returns a scanner that uses ClamAV's daemon at `tcp://host:port` or `unix:/path`, with the command INSTREAM
 * (clamd(8)): the content in chunks with their lengths, ended by an empty chunk. Throws ScannerUnavailable for
 * anything but a verdict, including silence.
 */
export function clamdScanner(address: string, { patienceMs = PATIENCE_MS } = {}): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address)
  const openSocket = (signal: AbortSignal): Socket => {
    const socket =
      protocol === 'unix:'
        ? connect({ path: decodeURIComponent(pathname) })
        : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
    signal.addEventListener('abort', () => socket.destroy(signal.reason as Error), { once: true })
    return socket
  }

  async function ask(content: Buffer): Promise<string> {
    const socket = openSocket(AbortSignal.timeout(patienceMs))
    try {
      await once(socket, 'connect')
      // The reply is read from the start, since content that is too long is refused while it is still being sent.
      const reply = readReply(socket)
      socket.write('zINSTREAM\0')
      for (let from = 0; from < content.length; from += PIECE_BYTES) {
        const piece = content.subarray(from, from + PIECE_BYTES)
        socket.write(lengthOf(piece))
        socket.write(piece)
      }
      socket.write(lengthOf(Buffer.alloc(0)))
      return await reply
    } finally {
      socket.destroy()
    }
  }

  return {
    async scan(content) {
      const reply = await ask(content).catch((error: unknown) => {
        throw new ScannerUnavailable(error)
      })
      if (reply === 'stream: OK') return undefined
      const [, name] = foundReply.exec(reply) ?? []
      if (name === undefined) throw new ScannerUnavailable(new Error('The scanner gave no verdict.'))
      return name
    },
  }
}

/** Reads one reply of clamd, which ends with NUL. */
async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const part of socket.setEncoding('utf8') as AsyncIterable<string>) {
    reply += part
    if (reply.includes('\0') || reply.length > MAX_REPLY_LENGTH) break
  }
  const [whole = '', rest] = reply.split('\0')
  if (rest === undefined) throw new Error('The scanner hung up before its verdict.')
  return whole.trim()
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
