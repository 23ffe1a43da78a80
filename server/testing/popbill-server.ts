import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** The answer to a request for a token. */
export const popbillToken = {
  session_token: 'token-1',
  expiration: '2026-11-21T02:30:00Z',
  serviceID: 'POPBILL',
}
type Request = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/**
 * Starts a simulated Popbill server for the tests of a file, on a free port. Before each test the requests are
 * cleared, and only the request for a token has an answer. `answers` has the status and the body for each address;
 * status 0 means a lost connection, and a text is sent unchanged. `asked` has the result of `describe` for each
 * request, in order. `site` returns the origin.
 */
export function popbillServer<Asked>(describe: (request: Request) => Asked) {
  const answers: Record<string, { status: number; body: unknown }> = {}
  const receivedRequests: Asked[] = []
  let origin = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      receivedRequests.push(describe({ method, url, headers, body }))
      const { status, body: answer } = answers[url] ?? { status: 404, body: {} }
      if (status === 0) return void request.socket.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    receivedRequests.length = 0
    for (const url of Object.keys(answers)) delete answers[url]
    answers['/POPBILL/Token'] = { status: 200, body: popbillToken }
  })
  return { answers, asked: receivedRequests, site: () => origin }
}
