import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import type { AnswerCall } from '#src/app/page-data.ts'
import { renderPage } from '#src/app/render.tsx'
import { demoPageBrand } from '#tests/support/demo-page-brand.ts'
import { mockOf } from '../../scripts/mock.ts'
import { callsTo } from '../support/mock-calls.ts'
import { type Reader, sessionOf } from './addresses.ts'

/**
 * Starts the example server of the pacts; returns functions that render a page with its answers, and that
 * stop it.
 */
export async function startRendering() {
  const server: Server = createServer(mockOf(readInteractions()))
  // A busy machine may render for longer than the default time after which an idle connection is closed.
  server.keepAliveTimeout = 10 * MINUTE_MS
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answers = callsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) as AnswerCall
  const cachedAnswers = new Map<string, ReturnType<AnswerCall>>()
  /** Answers are cached, since the example server has no state and answers a repeated call in the same way. */
  const answerCall: AnswerCall = (id, input) => {
    const key = `${id} ${JSON.stringify(input)}`
    const answer = cachedAnswers.get(key) ?? answers(id, input)
    cachedAnswers.set(key, answer)
    answer.catch(() => cachedAnswers.delete(key))
    return answer
  }

  return {
    stop: () => new Promise((closed) => server.close(closed)),
    /** Returns the title and HTML of a page, or its redirect; undefined if the app must render the page. */
    async render(...order: Parameters<typeof renderOnce>) {
      const page = await renderOnce(...order)
      if (page) return page
      // On a busy machine the answers may arrive too late for the page, so the page is rendered again: the second
      // attempt finds them in the cache.
      await Promise.allSettled(cachedAnswers.values())
      return renderOnce(...order)
    },
  }

  /** `changed` changes the data of an answer, or throws the Problem that is answered in its place. */
  async function renderOnce(
    href: string,
    reader: Reader,
    changed: (id: OperationId, data: unknown) => unknown = (_, data) => data,
    isPhone = false,
    brand = demoPageBrand,
  ) {
    return renderPage({
      href,
      nonce: 'nonce',
      origin: 'https://bitjang.example',
      brand,
      now: new Date('2026-11-23T09:00:00+09:00'),
      isPhone,
      answerCall: async (id, input) => {
        const answer = await answerCall(id, input)
        if (!('data' in answer)) return answer
        if (id === 'getUnauthSessionInfo') return { data: sessionOf(answer.data as object, reader) }
        try {
          return { data: changed(id, answer.data) }
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          return { problem: { code: error.code, message: error.message, data: error.data } }
        }
      },
    })
  }
}
