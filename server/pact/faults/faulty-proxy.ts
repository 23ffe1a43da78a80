import { request as ask, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { operationTable } from '#contract/operations.gen.ts'

export type Json = Record<string, unknown>
export type SentRequest = { operation: string; headers: IncomingHttpHeaders; body: Json }
export type ProxiedAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer }
/** A fault between the verifier and a correct server. */
export type Fault = {
  name: string
  /** The operations with the fault; only calls of these operations are changed, and only their checks are run. */
  operations: readonly string[]
  /** Changes a call before the server sees it. */
  before?: (sent: SentRequest) => void
  /** Returns another answer, or undefined to leave the answer unchanged. */
  after?: (given: ProxiedAnswer, sent: SentRequest) => ProxiedAnswer | undefined
  /**
   * How the connection fails: it ends without an answer, it ends in the middle of an answer, or the answer comes too
   * late.
   */
  breaks?: 'cut' | 'half' | 'late'
}

const operationAt = new Map(Object.entries(operationTable).map(([id, { path }]) => [path as string, id]))

/**
 * Starts a proxy in front of a server. The proxy applies the fault that `put` has set last. Returns the proxy's
 * address, `put` and a function that stops the proxy.
 */
export async function startFaultyProxy(url: string) {
  let fault: Fault | undefined
  const proxy = createServer((request, response) => {
    void buffer(request).then(async (raw) => {
      const operation = operationAt.get(request.url ?? '') ?? ''
      const isMeant = fault?.operations.includes(operation) ?? false
      const sent: SentRequest = { operation, headers: request.headers, body: {} }
      // A redirected call arrives without its body.
      const isJson = raw.length > 0 && request.headers['content-type'] === 'application/json'
      if (isJson) sent.body = JSON.parse(raw.toString()) as Json
      if (isMeant) fault!.before?.(sent)
      const body = isJson ? Buffer.from(JSON.stringify(sent.body)) : raw
      const forwardedAnswer = await forwardCall(url, request.url!, sent.headers, body)
      const { breaks, after } = (isMeant ? fault : undefined) ?? {}
      send(response, after?.(forwardedAnswer, sent) ?? forwardedAnswer, breaks)
    })
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    put: (next: Fault | undefined) => {
      fault = next
    },
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function send(
  response: ServerResponse,
  { status, headers, body }: ProxiedAnswer,
  breaks: Fault['breaks'],
): void {
  if (breaks === 'late') return
  if (breaks === 'cut') return void response.destroy()
  response.writeHead(status, { ...headers, 'content-length': body.length })
  if (breaks === 'half') response.write(body.subarray(0, body.length / 2), () => response.destroy())
  else response.end(body)
}

function forwardCall(
  url: string,
  path: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<ProxiedAnswer> {
  const { host } = new URL(url)
  return new Promise((answered, failed) => {
    const init = {
      method: 'POST',
      agent: false,
      headers: { ...headers, host, 'content-length': body.length },
    }
    const request = ask(new URL(path, url), init, (response) => {
      buffer(response).then((content) => {
        const { 'transfer-encoding': _, ...rest } = response.headers
        answered({ status: response.statusCode!, headers: rest as ProxiedAnswer['headers'], body: content })
      }, failed)
    })
    request.on('error', failed).end(body)
  })
}
