import { AsyncResource } from 'node:async_hooks'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { OperationId } from '#contract/operation.ts'
import { threadFile } from '#server/thread-file.ts'
import type { PageParts } from './page-html.ts'
import type { Answer, PageOrder, PageRenderer } from './page-renderer.ts'

/**
 * The number of pages that the thread renders at a time: one is rendered while another waits for its data.
 */
const MAX_CONCURRENT_PAGES = 2
const SOURCE = new URL('render.worker.ts', import.meta.url)

/**
 * The input of the thread: the page to render, the file of the rendering build, and the port for the calls of the
 * page.
 */
export type RenderOrder = Omit<PageOrder, 'answerCall'> & { file: string; port: MessagePort }
export type CallMade = { call: number; id: OperationId; input: unknown }
export type CallAnswered = { call: number } & ({ answer: Answer } | { error: unknown })

export type RenderThread = Pick<PageRenderer, 'renderPage'> & { stop: () => Promise<void> }

/**
 * Renders in a separate thread, so that no call waits for the rendering of a page. The thread starts at once, so that
 * the first page does not wait for the start.
 */
export function createRenderThread(file: string): RenderThread {
  const pool = new Piscina<RenderOrder, PageParts | { redirect: string } | undefined>({
    ...threadFile(SOURCE),
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: MAX_CONCURRENT_PAGES,
  })

  return {
    async renderPage({ answerCall, ...order }) {
      const { port1: ours, port2: port } = new MessageChannel()
      // A call is recorded in the context of the request that it belongs to, such as the request's span.
      const answer = AsyncResource.bind(({ call, id, input }: CallMade) =>
        answerCall(id, input).then(
          (answer) => ours.postMessage({ call, answer } satisfies CallAnswered),
          (error: unknown) => ours.postMessage({ call, error } satisfies CallAnswered),
        ),
      )
      ours.on('message', answer)
      try {
        return await pool.run({ ...order, file, port }, { transferList: [port] })
      } finally {
        ours.close()
      }
    },
    stop: () => pool.destroy(),
  }
}
