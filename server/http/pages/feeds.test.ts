import fc from 'fast-check'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { type FeedItem, serveFeeds, staticPages } from './feeds.ts'
import { escapeXml } from './xml.ts'

const own = 'https://portal.example'
const item = (more: Partial<FeedItem> = {}): FeedItem => ({
  path: '/notice/1',
  title: '점검 안내',
  summary: '점검합니다.',
  publishedAt: new Date('2026-11-20T01:00:00Z'),
  changedAt: new Date('2026-11-20T02:00:00.500Z'),
  ...more,
})

function siteWith(items: FeedItem[], { publicOrigin }: { publicOrigin?: string } = { publicOrigin: own }) {
  const app = fastify()
  app.get('/robots.txt', () => 'the plain one')
  serveFeeds(app, {
    publicOrigin,
    brand: () => brandOfNames(demoBrand),
    posts: { newestNotices: async (limit) => items.slice(0, limit), addresses: async () => items },
  })
  return app
}

describe('the feed', () => {
  const feedPath = '/notice/rss.xml'

  it('lists each notice with an absolute address and the time in the format of RFC 822', async () => {
    const { body, headers } = await siteWith([item()]).inject(feedPath)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    for (const part of [
      '<title>점검 안내</title>',
      '<link>https://portal.example/notice/1</link>',
      '<description>점검합니다.</description>',
      '<pubDate>Fri, 20 Nov 2026 01:00:00 GMT</pubDate>',
      '<lastBuildDate>Fri, 20 Nov 2026 02:00:00 GMT</lastBuildDate>',
      '<atom:link href="https://portal.example/notice/rss.xml" rel="self"',
    ])
      expect(body).toContain(part)
  })

  it('contains the twenty newest notices', async () => {
    const { body } = await siteWith(
      Array.from({ length: 30 }, (_, index) => item({ path: `/notice/${index}` })),
    ).inject(feedPath)
    expect(body.match(/<item>/g)).toHaveLength(20)
  })

  it('is well formed without a notice', async () => {
    const { statusCode, body, headers } = await siteWith([]).inject(feedPath)
    expect([statusCode, body.includes('<item>'), headers['last-modified']]).toEqual([200, false, undefined])
  })

  it('contains every text as text, never as markup', async () => {
    const evil = `]]></title><script>alert(1)</script>"'&amp;\u0000\u000b`
    const { body } = await siteWith([item({ title: evil, summary: evil })]).inject(feedPath)
    expect(body).not.toContain('<script')
    expect(body).toContain(
      '<title>]]&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&apos;&amp;amp;</title>',
    )
  })

  it.each([
    ['portal.test:8080', 'http://portal.test:8080'],
    ['evil.example"><x', 'http://localhost'],
  ])('without a configured origin uses the requested one: %s', async (host, origin) => {
    const { body } = await siteWith([item()], {}).inject({ url: feedPath, headers: { host } })
    expect(body).toContain(`<link>${origin}/notice/1</link>`)
  })

  describe('a conditional request', () => {
    const ask = async (
      headersOf: (first: Record<string, unknown>) => Record<string, string>,
      items = [item()],
    ) => {
      const firstAnswer = await siteWith([item()]).inject(feedPath)
      return (await siteWith(items).inject({ url: feedPath, headers: headersOf(firstAnswer.headers) }))
        .statusCode
    }
    const tag = (headers: Record<string, unknown>) => ({ 'if-none-match': String(headers['etag']) })
    const changed = [item({ title: '바뀐 제목', changedAt: new Date('2026-11-21T00:00:00Z') })]

    it('with an ETag gets 304 until the feed changes', async () => {
      expect(await ask(tag)).toBe(304)
      expect(await ask((headers) => ({ 'if-none-match': `"other", W/${String(headers['etag'])}` }))).toBe(304)
      expect(await ask(tag, changed)).toBe(200)
    })

    it('with a date gets 304 until the feed changes', async () => {
      const sinceLastModified = (headers: Record<string, unknown>) => ({
        'if-modified-since': String(headers['last-modified']),
      })
      expect(await ask(sinceLastModified)).toBe(304)
      expect(await ask(sinceLastModified, changed)).toBe(200)
      expect(await ask(() => ({ 'if-modified-since': 'nonsense' }))).toBe(200)
    })

    it('with an ETag and a date uses the ETag', async () => {
      const conditionalAndPlain = (headers: Record<string, unknown>) => ({
        'if-none-match': '"old"',
        'if-modified-since': String(headers['last-modified']),
      })
      expect(await ask(conditionalAndPlain)).toBe(200)
    })
  })
})

describe('the sitemap', () => {
  it('lists the public pages and every post, with the time of the last change', async () => {
    const { body, headers } = await siteWith([item({ path: '/support/board/2' })]).inject('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual([...staticPages, '/support/board/2'].map((path) => own + path))
    expect(body).toContain('<lastmod>2026-11-20T02:00:00.500Z</lastmod>')
  })
})

it('robots.txt lists the sitemap and the excluded paths, and replaces the build’s own robots.txt', async () => {
  for (const publicOrigin of [own, undefined]) {
    const { body, headers } = await siteWith([], { publicOrigin }).inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const path of ['/api/', '/my', '/admin', '/auth', '/demo', '/link'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain(`Sitemap: ${publicOrigin ?? 'http://localhost:80'}/sitemap.xml\n`)
  }
})

it('text that is escaped for XML opens no tag and no entity, and contains no forbidden character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeXml(text)
      expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/)
      expect(escaped).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
    }),
  )
})
