import type { FastifyInstance } from 'fastify'
import { Piscina } from 'piscina'
import { problemNamed } from '#contract/problem-named.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { threadFile } from '#server/thread-file.ts'
import type { PdfInput } from './paper-orders.ts'

/** The maximum number of waiting files: about as many as are created while a person is willing to wait. */
const MAX_WAITING = 16
/** The seconds until the waiting files are finished, after which a refused caller may retry. */
const RETRY_SECONDS = 2
/**
 * The difference between the priority of the thread and that of calls, up to 19: the thread has the lower priority.
 */
const NICE = 10
const IDLE_MS = 30 * SECOND_MS
const SOURCE = new URL('papers.worker.ts', import.meta.url)

export type PdfMaker = {
  /** Creates a file in another thread. Throws `server.unavailable` if too many are waiting. */
  make(order: PdfInput): Promise<Buffer>
  stop(): Promise<void>
}

/** Creates all files of a process in one thread, which starts with the first file and ends when idle. */
export function createPdfMaker({ mostWaiting = MAX_WAITING } = {}): PdfMaker {
  let pool: Piscina<PdfInput, Uint8Array> | undefined

  return {
    async make(order) {
      pool ??= new Piscina<PdfInput, Uint8Array>({
        ...threadFile(SOURCE),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        // Calls have priority on a machine with few cores; without effect if threads have no priority of
        // their own.
        niceIncrement: NICE,
      })
      if (pool.queueSize >= mostWaiting)
        throw problemNamed('server.unavailable', { retryAfterSeconds: RETRY_SECONDS })
      const content = await pool.run(order)
      return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    },
    async stop() {
      await pool?.destroy()
    },
  }
}

/**
 * Returns the PDF maker of a server; the thread of the PDF maker ends with the server. If a `shared` PDF maker is
 * given, it is used instead, and its owner stops it.
 */
export function papersOf(app: FastifyInstance, shared?: PdfMaker): PdfMaker {
  if (shared) return shared
  const own = createPdfMaker()
  app.addHook('onClose', own.stop)
  return own
}
