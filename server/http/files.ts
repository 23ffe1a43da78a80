import type { FastifyInstance } from 'fastify'
import { isFileKey, type Files } from '#server/files/files.ts'
import { attachmentNamed } from './content-disposition.ts'

export type ServedFile = { fileKey: string; fileName: string; contentType: string }

/**
 * GET /files/:key, always as a download. `find` says which file may be handed out now; whatever else is asked for is
 * answered alike, whether it exists or not.
 */
export function serveFiles(
  app: FastifyInstance,
  { files, find }: { files: Files; find: (key: string) => Promise<ServedFile | undefined> },
): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    const found = isFileKey(key) ? await find(key) : undefined
    if (!found) return reply.callNotFound()
    // Kept by the reader alone and asked about each time, so that what is withdrawn is gone. A key's content is fixed.
    const etag = `"${found.fileKey}"`
    reply.headers({ 'Cache-Control': 'private, no-cache', ETag: etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()

    const file = await files.read(found.fileKey)
    if (!file) {
      request.log.error({ key }, 'a file that is on record is missing')
      return reply.removeHeader('ETag').callNotFound()
    }
    return reply
      .headers({
        'Content-Type': found.contentType,
        'Content-Length': file.size,
        'Content-Disposition': attachmentNamed(found.fileName),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Robots-Tag': 'noindex',
      })
      .send(file.content)
  })
}
