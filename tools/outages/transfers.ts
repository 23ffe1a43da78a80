import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { operationTable } from '../../contract/operations.gen.ts'
import { KIB, MIB } from '../../domain/bytes.ts'
import { SECOND_MS } from '../../domain/durations.ts'
import { filesOf } from '../../server/files/files-of.ts'
import type { Installation, Outage } from './outage.ts'
import { encryptionKeys, headersFrom, type Node, repeatConcurrently } from './portal.ts'

const REQUEST_ID = '179524539466112345678U001'
/** More people than a node serves: a node handles twelve transfers at a time, four for each network address. */
const PEOPLE = 32
const ADDRESSES = 8
const FILE_BYTES = 8 * MIB
/** The upload speed in bytes a second: just above the minimum of 4 KiB. */
const SENT_A_SECOND = 8 * KIB
/** The interval at which data is read: a connection without data for fifteen seconds is closed. */
const READ_EVERY_MS = 5 * SECOND_MS

/** People who upload and download files slowly, so that others wait. */
export const transferOutages: Outage[] = [
  {
    name: 'files are sent slowly',
    raises: ['PortalUploadsWait'],
    clears: ['PortalUploadsWait'],
    also: ['PortalFails', 'PortalSlow'],
    begin: async ({ nodes: [first] }) =>
      openConnections(first, (socket, n) => {
        const { path } = operationTable.uploadFile
        socket.write(
          requestOf(`POST ${path}`, n, {
            'X-Request-Id': REQUEST_ID,
            'Content-Type': 'multipart/form-data; boundary=part',
            'Content-Length': String(FILE_BYTES),
          }),
        )
        socket.resume()
        return setInterval(() => socket.write(Buffer.alloc(SENT_A_SECOND)), SECOND_MS)
      }),
  },
  {
    name: 'files are read slowly',
    raises: ['PortalDownloadsWait'],
    clears: ['PortalDownloadsWait'],
    async begin(world) {
      const key = await createLargeFile(world)
      return openConnections(world.nodes[0], (socket, n) => {
        socket.write(requestOf(`GET /files/${key}`, n, {}))
        return setInterval(() => socket.read(), READ_EVERY_MS)
      })
    },
  },
]

/**
 * Opens a connection for each of several people. Each connection does some work and is replaced when it ends. Returns
 * a function that ends all connections.
 */
function openConnections({ origin }: Node, work: (socket: Socket, n: number) => NodeJS.Timeout) {
  const openSockets = new Set<Socket>()
  const { hostname, port } = new URL(origin)
  let isOver = false
  const end = repeatConcurrently(PEOPLE, async (n) => {
    if (isOver) return
    const socket = connect(Number(port), hostname)
    openSockets.add(socket)
    socket.on('error', () => {})
    const timer = work(socket, n)
    await once(socket, 'close')
    clearInterval(timer)
    openSockets.delete(socket)
  })
  return async () => {
    isOver = true
    for (const socket of openSockets) socket.destroy()
    await end()
  }
}

function requestOf(what: string, n: number, more: Record<string, string>): string {
  const headers = { Host: 'portal.example', ...headersFrom(5_000 + (n % ADDRESSES)), ...more }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${what} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Makes a file of a published notice larger than the system's buffers. Returns its key. */
async function createLargeFile({ operator, outside: { bucket } }: Installation): Promise<string> {
  const client = await operator()
  try {
    const { rows } = await client.query<{ key: string }>(
      `select file_key as key from post_attachments join posts on posts.id = post_id
       where state = 'PUBLISHED' and published_at < now() limit 1`,
    )
    const [{ key }] = rows as [{ key: string }]
    await filesOf({ filesIn: { s3: bucket }, encryptionKeys }).write(key, Buffer.alloc(FILE_BYTES, 1))
    return key
  } finally {
    await client.end()
  }
}
