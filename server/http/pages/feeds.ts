import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '#domain/durations.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import { siteOrigin } from './site-origin.ts'
import { escapeXml } from './xml.ts'

/** A notice in a feed; `path` is its address on this site. */
export type FeedItem = { path: string; title: string; summary: string; publishedAt: Date; changedAt: Date }
export type PublicPosts = {
  newestNotices(limit: number): Promise<FeedItem[]>
  /** The path of every post that has a page, with the time of its last change. */
  addresses(): Promise<{ path: string; changedAt: Date }[]>
}

const ITEMS = 20
const FEED = '/notice/rss.xml'
const SITEMAP = '/sitemap.xml'
const KEEP = 'public, max-age=300'
/** The public pages that do not depend on the database. */
export const staticPages = [
  '/',
  '/feature',
  '/service',
  '/service/plan',
  '/notice',
  '/support',
  '/support/board',
  '/apps',
  '/terms',
  '/privacy',
]
const closedToRobots = ['/api/', '/admin', '/auth', '/demo', '/link', '/my']

/** Serves the feed of notices (RSS 2.0), the sitemap and robots.txt. */
export function serveFeeds(
  app: FastifyInstance,
  {
    posts,
    publicOrigin,
    brand,
  }: { posts: PublicPosts; publicOrigin: string | undefined; brand: CurrentBrand },
): void {
  app.get(FEED, async (request, reply) => {
    const items = await posts.newestNotices(ITEMS)
    const newest = newestOf(items.map(({ changedAt }) => changedAt))
    const body = feedOf(items, { origin: siteOrigin(request, publicOrigin), newest, ...brand() })
    return sendXml(request, reply, { body, type: 'application/rss+xml', newest })
  })

  app.get(SITEMAP, async (request, reply) => {
    const addresses = await posts.addresses()
    const newest = newestOf(addresses.map(({ changedAt }) => changedAt))
    const body = sitemapOf(addresses, siteOrigin(request, publicOrigin))
    return sendXml(request, reply, { body, type: 'application/xml', newest })
  })

  // The build's own robots.txt does not list the sitemap: a route with a host constraint, here for any host, takes
  // precedence.
  app.get('/robots.txt', { constraints: { host: /^/ } }, (request, reply) => {
    const rules = closedToRobots.map((path) => `Disallow: ${path}\n`).join('')
    const body = `User-agent: *\n${rules}\nSitemap: ${siteOrigin(request, publicOrigin)}${SITEMAP}\n`
    return reply.header('Cache-Control', KEEP).type('text/plain; charset=utf-8').send(body)
  })
}

function feedOf(
  items: FeedItem[],
  { origin, newest, brandName }: { origin: string; newest: Date | undefined; brandName: string },
): string {
  const entries = items.map(
    ({ path, title: name, summary, publishedAt }) => `<item>
<title>${escapeXml(name)}</title>
<link>${escapeXml(origin + path)}</link>
<guid isPermaLink="true">${escapeXml(origin + path)}</guid>
<pubDate>${toRfc822(publishedAt)}</pubDate>
<description>${escapeXml(summary)}</description>
</item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${brandName} 공지사항`)}</title>
<link>${escapeXml(origin)}/notice</link>
<description>${escapeXml(`${brandName} 서비스의 점검, 변경, 보안 소식을 전합니다.`)}</description>
<language>ko</language>
<atom:link href="${escapeXml(origin)}${FEED}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${toRfc822(newest)}</lastBuildDate>\n` : ''}${entries.join('')}</channel>
</rss>
`
}

function sitemapOf(addresses: { path: string; changedAt: Date }[], origin: string): string {
  const pageEntries = staticPages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  const postEntries = addresses.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pageEntries.join('')}${postEntries.join('')}</urlset>
`
}

type XmlDocument = { body: string; type: string; newest: Date | undefined }

/**
 * Sends a document, or 304 to a client that has a current copy (RFC 9110 section 13.2.2: if an ETag is given, the
 * date is ignored).
 */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, newest }: XmlDocument,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.headers({
    'Cache-Control': KEEP,
    ETag: etag,
    ...(newest && { 'Last-Modified': newest.toUTCString() }),
  })
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers
  const isKnown =
    known === undefined
      ? since !== undefined && newest !== undefined && toSecond(newest) <= Date.parse(since)
      : known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  return isKnown ? reply.code(304).send() : reply.type(`${type}; charset=utf-8`).send(body)
}

function newestOf(dates: Date[]): Date | undefined {
  return dates.length === 0 ? undefined : new Date(Math.max(...dates.map((date) => date.getTime())))
}

const toSecond = (date: Date) => Math.floor(date.getTime() / SECOND_MS) * SECOND_MS

/** Returns a time for RSS 2.0, by RFC 822 with a year of four digits: "Sat, 21 Nov 2026 01:30:00 GMT". */
const toRfc822 = (date: Date) => date.toUTCString()
