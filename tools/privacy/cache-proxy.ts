import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import CachePolicy from 'http-cache-semantics'

/** A cached answer: its address, headers and body. */
export type CachedAnswer = { url: string; headers: CachePolicy.Headers; body: Buffer }
export type CacheProxy = {
  origin: string
  /** All answers that are cached at the moment. */
  cached: () => CachedAnswer[]
  /**
   * The number of answers from the cache, of cached answers that the server reported as unchanged, and of answers
   * from the server.
   */
  tally: { hits: number; unchanged: number; passed: number }
  close: () => Promise<void>
}

type Entry = CachedAnswer & { policy: CachePolicy }
type Answer = { status: number; headers: CachePolicy.Headers; body: Buffer }

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']
const NOT_MODIFIED = 304

/**
 * Starts a shared cache (RFC 9111) in front of a server. The cache stores every answer whose headers allow it, for a
 * heuristic time if the headers give none, and returns the stored answer to later requests. The cache requests
 * uncompressed bodies, so that stored bodies can be searched.
 */
export async function startCacheProxy(server: string): Promise<CacheProxy> {
  const { hostname, port } = new URL(server)
  const agent = new Agent({ keepAlive: true })
  const stored = new Map<string, Entry[]>()
  const tally = { hits: 0, unchanged: 0, passed: 0 }

  const ask = (asked: IncomingMessage, headers: CachePolicy.Headers, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const onward = request(
        { hostname, port, agent, method: asked.method, path: asked.url, headers },
        (given) => {
          const end = (content: Buffer) =>
            resolve({ status: given.statusCode!, headers: given.headers, body: content })
          buffer(given).then(end, reject)
        },
      )
      onward.on('error', reject)
      onward.end(body)
    })

  async function answerTo(asked: IncomingMessage): Promise<Answer> {
    const headers: CachePolicy.Headers = {
      ...asked.headers,
      'accept-encoding': 'identity',
      'x-forwarded-for': '127.0.0.1',
    }
    const cacheRequest = { method: asked.method, url: asked.url, headers }
    const key = `${asked.method} ${asked.url}`
    const entries = stored.get(key) ?? []
    const found = entries.find(({ policy }) => policy.satisfiesWithoutRevalidation(cacheRequest))
    if (found) {
      tally.hits += 1
      return { status: found.policy.toObject().st, headers: found.policy.responseHeaders(), body: found.body }
    }
    const [stale] = entries
    const answer = await ask(
      asked,
      stale?.policy.revalidationHeaders(cacheRequest) ?? headers,
      await buffer(asked),
    )
    if (stale && answer.status === NOT_MODIFIED) {
      const { policy, modified } = stale.policy.revalidatedPolicy(cacheRequest, answer)
      // If the request of the person was conditional, the status 304 is passed on.
      if (!modified && asked.headers['if-none-match'] === undefined) {
        tally.unchanged += 1
        Object.assign(stale, { policy })
        return { status: policy.toObject().st, headers: policy.responseHeaders(), body: stale.body }
      }
    }
    tally.passed += 1
    const policy = new CachePolicy(cacheRequest, answer, { shared: true })
    if (policy.storable() && answer.status !== NOT_MODIFIED)
      stored.set(key, [
        { url: asked.url!, headers: answer.headers, body: answer.body, policy },
        ...entries.filter((each) => each !== stale),
      ])
    return answer
  }

  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await answerTo(asked)
      const given = Object.fromEntries(
        Object.entries(headers).filter(([name, value]) => !HOP_BY_HOP.includes(name) && value !== undefined),
      )
      answer.writeHead(status, given as Record<string, string | string[]>)
      answer.end(asked.method === 'HEAD' ? undefined : body)
    } catch {
      answer.writeHead(502).end()
    }
  }

  const proxy = createServer((asked, answer) => void forward(asked, answer))
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cached: () => [...stored.values()].flat(),
    tally,
    async close() {
      proxy.closeAllConnections()
      await new Promise((closed) => proxy.close(closed))
      agent.destroy()
    },
  }
}
