import { pathToFileURL } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import type { AnswerCall, PageRenderer } from './page-renderer.ts'
import type { CallAnswered, CallMade, RenderOrder } from './render-thread.ts'

/** Renders a page in a separate thread; the serving thread answers its calls. */
export default async function render({ file, port, ...order }: RenderOrder) {
  const { renderPage } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PageRenderer
  try {
    return await renderPage({ ...order, answerCall: callsOverPort(port) })
  } finally {
    port.close()
  }
}

function callsOverPort(port: MessagePort): AnswerCall {
  const waiting: ((answered: CallAnswered) => void)[] = []
  port.on('message', (answered: CallAnswered) => waiting[answered.call]!(answered))
  return (id, input) =>
    new Promise((resolve, reject) => {
      const call = waiting.push((answered) =>
        'error' in answered ? reject(answered.error) : resolve(answered.answer),
      )
      port.postMessage({ call: call - 1, id, input } satisfies CallMade)
    })
}
