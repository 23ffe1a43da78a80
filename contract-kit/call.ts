import { request as askInPlain } from 'node:http'
import { request as askInTls } from 'node:https'

const MAX_BYTES = 32 * 2 ** 20

export type Call = {
  path: string
  headers: Record<string, string | string[]>
  body: string | Buffer
}
export type Answer = {
  status: number
  /** All headers, keyed by lower-case name, each with all of its values. */
  headers: Record<string, string[]>
  body: Buffer
  /** The time from the first sent byte to the last received byte, in milliseconds. */
  ms: number
}

/** The error thrown if a server does not answer completely. `kind` determines how a run continues. */
export class UnansweredError extends Error {
  readonly kind: 'down' | 'cut' | 'late'

  constructor(kind: UnansweredError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/**
 * Sends a request to a server, which must complete its answer within `answerMs`. A redirect is returned like any
 * other answer. Throws `UnansweredError` if nothing listens, the connection is cut, or the answer is incomplete.
 */
export function callServer(url: string, { path, headers, body }: Call, answerMs: number): Promise<Answer> {
  const target = new URL(path, url)
  const ask = target.protocol === 'https:' ? askInTls : askInPlain
  const began = performance.now()
  return new Promise((answered, failed) => {
    const signal = AbortSignal.timeout(answerMs)
    const length = Buffer.byteLength(body)
    const requestOptions = {
      method: 'POST',
      signal,
      agent: false,
      headers: { ...headers, 'Content-Length': length },
    }
    const request = ask(target, requestOptions, (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > MAX_BYTES) request.destroy(new UnansweredError('cut', 'its answer did not end'))
      })
      response.on('end', () => {
        const values = response.headersDistinct as Record<string, string[]>
        const ms = performance.now() - began
        answered({ status: response.statusCode!, headers: values, body: Buffer.concat(chunks), ms })
      })
      response.on('error', (error) =>
        failed(toUnanswered(error) ?? new UnansweredError('cut', 'it broke off its answer')),
      )
    })
    request.on('error', (error) => failed(toUnanswered(error) ?? new UnansweredError('cut', error.message)))
    request.end(body)
  })
}

function toUnanswered(error: NodeJS.ErrnoException): UnansweredError | undefined {
  if (error instanceof UnansweredError) return error
  const { name, code, message } = error
  if (name === 'AbortError' || name === 'TimeoutError')
    return new UnansweredError('late', 'it did not answer in time')
  if (code === 'ECONNREFUSED') return new UnansweredError('down', 'nothing listens there')
  if (code === 'ENOTFOUND' || code === 'EHOSTUNREACH') return new UnansweredError('down', message)
  // After an answer has begun, Node reports a lost connection (ECONNRESET) on the response, with the message
  // `aborted`.
  if (message === 'aborted') return new UnansweredError('cut', 'it broke off its answer')
  if (code === 'ECONNRESET' || code === 'EPIPE') return new UnansweredError('cut', 'it cut the connection')
  return undefined
}
