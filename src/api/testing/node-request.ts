import { request as httpRequest } from 'node:http'

const CHUNK_BYTES = 16 * 1024

/**
 * The part of XMLHttpRequest that uploads use, implemented with Node's HTTP client, so that uploads can be tested
 * against a real server.
 */
export class NodeRequest extends EventTarget {
  readonly upload = new EventTarget()
  withCredentials = false
  status = 0
  responseText = ''
  responseURL = ''
  readonly headers: Record<string, string> = {}
  readonly #chunkMs: number
  #url = ''
  #sending: ReturnType<typeof httpRequest> | undefined
  #ended = false

  /** Creates a request that sends a chunk of 16 KiB every `chunkMs` milliseconds. */
  constructor(chunkMs = 0) {
    super()
    this.#chunkMs = chunkMs
  }

  open(_method: string, url: string): void {
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(form: FormData): void {
    const { headers, body } = new Response(form)
    const sending = httpRequest(this.#url, {
      method: 'POST',
      headers: { ...this.headers, 'Content-Type': headers.get('content-type')! },
    })
    this.#sending = sending
    sending.on('error', () => this.#end('error'))
    sending.on('response', (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location)
        return void this.#follow(headers.location)
      response.setEncoding('utf8')
      response.on('data', (text: string) => (this.responseText += text))
      response.on('error', () => this.#end('error'))
      response.on('end', () => {
        this.status = statusCode
        this.responseURL ||= this.#url
        this.#end('load')
      })
    })
    void this.#write(body!)
  }

  abort(): void {
    this.#end('abort')
    this.#sending?.destroy()
  }

  async #write(body: ReadableStream<Uint8Array>): Promise<void> {
    const bytes = new Uint8Array(await new Response(body).arrayBuffer())
    for (let at = 0; at < bytes.length && !this.#ended; at += CHUNK_BYTES) {
      await new Promise((written) => this.#sending!.write(bytes.subarray(at, at + CHUNK_BYTES), written))
      const progress = { loaded: Math.min(at + CHUNK_BYTES, bytes.length), total: bytes.length }
      if (this.#chunkMs > 0) await new Promise((later) => setTimeout(later, this.#chunkMs))
      this.upload.dispatchEvent(Object.assign(new Event('progress'), progress))
    }
    this.#sending!.end()
  }

  async #follow(location: string): Promise<void> {
    const answer = await fetch(new URL(location, this.#url))
    this.responseText = await answer.text()
    this.responseURL = answer.url
    this.status = answer.status
    this.#end('load')
  }

  #end(type: 'load' | 'error' | 'abort'): void {
    if (this.#ended) return
    this.#ended = true
    for (const name of [type, 'loadend']) this.dispatchEvent(new Event(name))
  }
}
