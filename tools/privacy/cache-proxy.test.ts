import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startCacheProxy } from './cache-proxy.ts'

/** Sends requests through the proxy to a server that answers with the given headers and the caller's name. */
async function fetchBehindProxy(headers: Record<string, string>) {
  let asked = 0
  const server = createServer((request, answer) => {
    asked += 1
    const isKnown = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag
    answer.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : `for ${request.headers.cookie}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const proxy = await startCacheProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  })
  const as = async (cookie: string) => (await fetch(`${proxy.origin}/page`, { headers: { cookie } })).text()
  return { proxy, as, asked: () => asked }
}

it.each([
  ['public, max-age=60', 'a page that may be cached'],
  ['max-age=60', 'a page that says for how long'],
])('"%s": %s is served to the next reader, with the headers of the first answer', async (control) => {
  const { proxy, as, asked } = await fetchBehindProxy({ 'Cache-Control': control })
  await as('one')
  expect(await as('other')).toBe('for one')
  expect(asked()).toBe(1)
  expect(proxy.cached().map(({ body }) => String(body))).toEqual(['for one'])
})

it('the proxy caches an answer without caching headers for a tenth of the answer’s age', async () => {
  const { as } = await fetchBehindProxy({ 'Last-Modified': new Date(Date.now() - 86_000_000).toUTCString() })
  await as('one')
  expect(await as('other')).toBe('for one')
})

it.each(['no-store', 'private, max-age=60'])('does not cache an answer with "%s"', async (control) => {
  const { proxy, as } = await fetchBehindProxy({ 'Cache-Control': control })
  await as('one')
  expect(await as('other')).toBe('for other')
  expect(proxy.cached()).toEqual([])
})

it('the proxy revalidates a cached answer if the headers require it', async () => {
  const { proxy, as, asked } = await fetchBehindProxy({ 'Cache-Control': 'no-cache', ETag: '"a"' })
  await as('one')
  expect(await as('other')).toBe('for one')
  expect(asked()).toBe(2)
  expect(proxy.tally).toEqual({ hits: 0, unchanged: 1, passed: 1 })
})
