import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemNamed } from '#contract/problem-named.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { type Files, isFileKey } from '#server/files/files.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import { addressGroup } from '#server/security/address-group.ts'
import type { Identity } from '../calls/caller.ts'
import type { TransferSlots } from '../protection/transfer-slots.ts'
import { attachmentNamed } from './content-disposition.ts'

export type ServedFile = {
  fileKey: string
  fileName: string
  contentType: string
  /** Whether the file is for its reader only, and never cached. */
  personal?: boolean
}

type ServedFiles = {
  files: Files
  /** Slots for concurrent downloads: a file is decrypted as a whole, since its seal covers all of it. */
  slots: TransferSlots
  identify: (request: FastifyRequest) => Promise<Identity>
  /** Records the download of a personal file; nothing is sent before the record is stored. */
  record: (file: ServedFile, identity: Identity, request: FastifyRequest) => Promise<void>
  /**
   * The functions that decide whether a person may download a file now; the first function that knows the file
   * decides.
   */
  find: readonly ((key: string, identity: Identity) => Promise<ServedFile | undefined>)[]
}

/** The time for ten megabytes at 280 kbit/s; slower connections are closed. */
const MAX_SEND_MS = 5 * MINUTE_MS

/**
 * Serves GET /files/:key, always as a download. Forbidden and missing files get the same answer, so that no caller
 * learns which files exist.
 */
export function serveFiles(
  app: FastifyInstance,
  { files, slots, identify, record: note, find }: ServedFiles,
): void {
  async function findFile(key: string, identity: Identity): Promise<ServedFile | undefined> {
    for (const one of find) {
      const file = await one(key, identity)
      if (file) return file
    }
    return undefined
  }

  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    // The headers apply to every refusal, including thrown ones.
    reply.header('Cache-Control', 'no-store')
    const identity: Identity = isFileKey(key) ? await identify(request) : { stage: 'visitor' }
    const file = isFileKey(key) ? await findFile(key, identity) : undefined
    if (!file) return reply.callNotFound()
    const etag = `"${file.fileKey}"`
    // The file is cached only by the reader and revalidated each time, so that withdrawn files disappear. The content
    // of a key never changes.
    const cacheHeaders = { 'Cache-Control': 'private, no-cache', ETag: etag }
    if (!file.personal && request.headers['if-none-match'] === etag)
      return reply.headers(cacheHeaders).code(304).send()

    await waitForSlot(request, reply)
    const content = await files.read(file.fileKey).catch((err: unknown) => {
      if (err instanceof FilesUnavailable) throw err
      request.log.error({ err }, 'a file cannot be opened')
      return undefined
    })
    if (!content) {
      request.log.error({ key }, 'a file that is on record is missing')
      return reply.callNotFound()
    }
    if (file.personal) await note(file, identity, request)
    return reply
      .headers({
        ...(!file.personal && cacheHeaders),
        'Content-Type': file.contentType,
        'Content-Length': content.length,
        'Content-Disposition': attachmentNamed(file.fileName),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Robots-Tag': 'noindex',
      })
      .send(content)
  })

  /** Waits for a slot, which is released when the answer is sent or its reader has disconnected. */
  async function waitForSlot({ ip, raw: { socket } }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const release = await slots.take(addressGroup(ip), socket)
    if (!release) throw problemNamed('server.unavailable')
    const timer = setTimeout(() => socket.destroy(), MAX_SEND_MS).unref()
    raw.once('close', () => {
      clearTimeout(timer)
      release()
    })
  }
}
