import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createRenderThread } from './render-thread.ts'

// Replaces the rendering build: it makes a call, is busy for a while, and returns the answer.
const build = `export async function renderPage({ href, nonce, origin, now, answerCall }) {
  if (href === '/moved') return { redirect: '/here' }
  const answer = await answerCall('getSessionInfo', { href })
  const until = performance.now() + 60
  while (performance.now() < until);
  return { status: 200, head: nonce + origin + now.toISOString(), body: href, data: answer }
}`
const directory = mkdtempSync(join(tmpdir(), 'render-'))
const file = join(directory, 'render.mjs')
writeFileSync(file, build)
const thread = createRenderThread(file)
afterAll(async () => {
  await thread.stop()
  rmSync(directory, { recursive: true })
})

const order = { nonce: 'n', origin: 'o', now: new Date(0), isPhone: false, brand: { name: 'b', mark: '/m' } }
const answerCall = async (id: string, input: unknown) => ({ data: { id, input } })

it('the render thread uses the answers of the main thread and does not block its event loop', async () => {
  await thread.renderPage({ ...order, href: '/first', answerCall })
  let turns = 0
  const turnTimer = setInterval(() => (turns += 1), 1)
  const renderedPage = await thread.renderPage({ ...order, href: '/my', answerCall })
  clearInterval(turnTimer)
  const data = { data: { id: 'getSessionInfo', input: { href: '/my' } } }
  expect(renderedPage).toEqual({ status: 200, head: 'no1970-01-01T00:00:00.000Z', body: '/my', data })
  expect(turns).toBeGreaterThan(10)
})

it('the render thread keeps simultaneous requests of different readers separate', async () => {
  const hrefs = Array.from({ length: 8 }, (_, n) => `/my?n=${n}`)
  const renderedPages = await Promise.all(
    hrefs.map((href) => thread.renderPage({ ...order, href, answerCall })),
  )
  expect(renderedPages.map((page) => page && 'data' in page && page.data)).toEqual(
    hrefs.map((href) => ({ data: { id: 'getSessionInfo', input: { href } } })),
  )
})

it('the render thread answers calls with the rights of the request', async () => {
  const requestContext = new AsyncLocalStorage<string>()
  const renderedFor = async () => ({ data: requestContext.getStore() })
  const renderedPage = await requestContext.run('the first', () =>
    thread.renderPage({ ...order, href: '/my', answerCall: renderedFor }),
  )
  expect(renderedPage).toMatchObject({ data: { data: 'the first' } })
})

it('the render thread returns redirects, and a failure affects only its own page', async () => {
  expect(await thread.renderPage({ ...order, href: '/moved', answerCall })).toEqual({ redirect: '/here' })
  const failing = () => Promise.reject(new RangeError('out of reach'))
  await expect(thread.renderPage({ ...order, href: '/my', answerCall: failing })).rejects.toThrow(
    'out of reach',
  )
  expect(await thread.renderPage({ ...order, href: '/my', answerCall })).toMatchObject({ body: '/my' })
})
