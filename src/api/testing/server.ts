import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Runs `use` against a real server on a free port of this machine, and closes the server afterwards. */
export async function withServer<T>(listener: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
}

/** Reads the whole body of a request, as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Creates a listener that answers every request with the given answer; an object is sent as JSON. */
export function answerEvery(answer: unknown, { status = 200, headers = {} } = {}): RequestListener {
  return (_, response) => {
    const isText = typeof answer === 'string'
    response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers })
    response.end(isText ? answer : JSON.stringify(answer))
  }
}
