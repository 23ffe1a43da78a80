import { Piscina } from 'piscina'
import { problemNamed } from '#contract/problem-named.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { threadFile } from '#server/thread-file.ts'
import type { PaperOrder } from './paper-orders.ts'

/** Papers that may wait while one is made: about as many as are made while a person is willing to wait. */
const MAX_WAITING = 16
/** After which those are made that wait. */
const RETRY_SECONDS = 2
/** How far its thread steps back behind those of the calls, of 19. */
const NICE = 10
const IDLE_MS = 30 * SECOND_MS
const SOURCE = new URL('papers.worker.ts', import.meta.url)

export type Papers = {
  /** Makes a paper in another thread. Throws `server.unavailable` where too many wait already. */
  make(order: PaperOrder): Promise<Buffer>
  stop(): Promise<void>
}

/** One thread for all papers of a process, begun with the first one and ended when it has nothing to do. */
export function createPapers({ mostWaiting = MAX_WAITING } = {}): Papers {
  let pool: Piscina<PaperOrder, Uint8Array> | undefined

  return {
    async make(order) {
      pool ??= new Piscina<PaperOrder, Uint8Array>({
        ...threadFile(SOURCE),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        // Calls go first on a machine with few cores; without effect where a thread has no priority of its own.
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
