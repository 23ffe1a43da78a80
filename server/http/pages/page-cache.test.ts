import { describe, expect, it } from 'vitest'
import { createPageCache, type Page } from './page-cache.ts'

const page = (document: string): Page => ({ document, status: 200 })

/**
 * Creates a cache whose pages are rendered when the test allows it; also returns the pages that are being rendered.
 */
function cacheOf({ atOnce = 2, most = 2 } = {}) {
  let now = 0
  const rendersInProgress: { href: string; done: (made: Page) => void }[] = []
  const renderLater = (href: string) =>
    new Promise<Page>((done) => void rendersInProgress.push({ href, done }))
  const pages = createPageCache({ now: () => now, keepMs: 900, staleMs: 5_000, most, atOnce })
  const cache = { ...pages, get: (href: string) => pages.get(href, () => renderLater(href)) }
  return { cache, making: rendersInProgress, pass: (ms: number) => void (now += ms) }
}

describe('the cache of pages', () => {
  it('renders a page once for all simultaneous requests, and again when its maximum age is reached', async () => {
    const { cache, making, pass } = cacheOf()
    const answers = [cache.get('/notice'), cache.get('/notice')]
    expect(making).toHaveLength(1)
    making[0]!.done(page('first'))
    expect(await Promise.all(answers)).toEqual([page('first'), page('first')])
    pass(899)
    expect(await cache.get('/notice')).toEqual(page('first'))
    pass(1)
    const secondAnswer = cache.get('/notice')
    making[1]!.done(page('second'))
    expect(await secondAnswer).toEqual(page('second'))
  })

  it('returns the previous page or none beyond the allowed number of simultaneous renders', async () => {
    const { cache, making, pass } = cacheOf({ atOnce: 1 })
    const firstPage = cache.get('/a')
    expect(await cache.get('/b')).toBeUndefined()
    making[0]!.done(page('a'))
    await firstPage
    pass(1_000)
    void cache.get('/c')
    expect(await cache.get('/a')).toEqual(page('a'))
    pass(4_000)
    expect(await cache.get('/a')).toBeUndefined()
  })

  it('counts the age of a page from the start of its rendering, when its data is read', async () => {
    const { cache, making, pass } = cacheOf()
    const slow = cache.get('/notice')
    pass(900)
    making[0]!.done(page('with what was removed since'))
    await slow
    const next = cache.get('/notice')
    making[1]!.done(page('without'))
    expect(await next).toEqual(page('without'))
  })

  it('can be emptied', async () => {
    const { cache, making } = cacheOf()
    const firstPage = cache.get('/notice')
    making[0]!.done(page('old'))
    await firstPage
    cache.forget()
    const secondPage = cache.get('/notice')
    making[1]!.done(page('new'))
    expect(await secondPage).toEqual(page('new'))
  })

  it('does not store a page that was begun before the cache was emptied', async () => {
    const { cache, making } = cacheOf()
    const early = cache.get('/notice')
    cache.forget()
    const late = cache.get('/notice')
    expect(making).toHaveLength(2)
    making[1]!.done(page('new'))
    expect(await late).toEqual(page('new'))
    making[0]!.done(page('old'))
    expect(await early).toEqual(page('old'))
    expect(await cache.get('/notice')).toEqual(page('new'))
  })
})
