import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { type Contract, examplesOf } from '../contract-examples.ts'
import { answerOfProblem, createMockEffects, mockPage } from './wishes.ts'

const PAGE = '/mock'
const NONCE_MARK = '__CSP_NONCE__'

/**
 * A mock with memory. It forwards every call to a running server, which validates bodies, pages through lists,
 * follows sessions and lifecycles and stores keys. Calls with an effect that was set on the page /mock are refused,
 * delayed or cut. Takes the server's address and the document of the app's build; this document is sent without data,
 * so that each call of a screen passes through the mock.
 */
export function rememberingMock(origin: string, document: () => string): RequestListener {
  const effects = createMockEffects()
  const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
  const examples = examplesOf(contract, readInteractions())
  const idAt = new Map(
    Object.entries(operationTable).map(([id, { path }]) => [path as string, id as OperationId]),
  )

  return (request, response) => {
    void answer(request, response).catch(() => response.destroy())
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request
    if (url === PAGE) return showPage(request, response)
    const id = idAt.get(url)
    const mockEffect = id && effects.take(id)
    if (mockEffect?.kind === 'cut') return void response.destroy()
    if (mockEffect?.kind === 'problem') {
      request.resume()
      const { status, content } = answerOfProblem(mockEffect.problem, examples.get(id!)!)
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
      return void response.end(JSON.stringify(content))
    }
    if (mockEffect?.kind === 'delay') await sleep(mockEffect.seconds * 1000)
    const isPage = method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (isPage && !/^\/(?:demo|reference|files)\b/.test(url)) return showApp(response)
    forwardCall(request, response)
  }

  async function showPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForm = request.method === 'POST'
    const mistake = isForm ? effects.change(new URLSearchParams(await text(request))) : undefined
    if (isForm && mistake === undefined) return void response.writeHead(303, { Location: PAGE }).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(mockPage(effects.list(), mistake))
  }

  function showApp(response: ServerResponse): void {
    const nonce = randomBytes(16).toString('base64url')
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:`,
    })
    response.end(document().replaceAll(NONCE_MARK, nonce))
  }

  function forwardCall(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url } = request
    const forwardedRequest = ask(new URL(url!, origin), { method, headers }, (given) => {
      response.writeHead(given.statusCode!, given.headers)
      given.pipe(response)
    })
    forwardedRequest.on('error', () => response.destroy())
    request.pipe(forwardedRequest)
  }
}
