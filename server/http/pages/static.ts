import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CardWindow } from '#server/payments/gateway.ts'
import { pathOf } from '../calls/mount.ts'
import type { PageCaller } from '../calls/page-calls.ts'
import { cardWindowPolicy, pagePolicy } from '../protection/security-headers.ts'
import { acceptedEncodings, compressText } from './compress.ts'
import { createPages, type PagesOptions, VERSION_FILE } from './pages.ts'
import type { SharedAssets } from './shared-assets.ts'

export const ASSETS = '/assets/'
const unservedPathPattern = /\.(?:map|br|gz)$|\/\./
/** The page that opens the window of the payment service; no other page allows the script of this service. */
const CARD_WINDOW_PAGE = '/card'
const HOUR = '1h'
const FOR_EVER = 'public, max-age=31536000, immutable'

export type ClientOptions = PagesOptions & {
  /** Finds an asset of another node's build. */
  findAsset?: SharedAssets['find']
  /** Returns the reader of a page, if the request identifies one. */
  callerOf?: (request: FastifyRequest) => Promise<PageCaller | undefined>
  https: boolean
  /** The window of the payment service, which one page opens. */
  cardWindow?: Pick<CardWindow, 'scriptUrl' | 'origins'>
  /** The configured origin; without one, the origin of the request is used. */
  publicOrigin?: string
}

/**
 * Serves the web app's build: the assets forever, since their names change with their content, and the page at every
 * other address, with status 404 if there is no such screen. Returns the handler for all other addresses, and a
 * function that discards the stored pages.
 */
export function serveClient(
  app: FastifyInstance,
  { https, publicOrigin, callerOf, findAsset, cardWindow, ...options }: ClientOptions,
) {
  const { clientDir } = options
  const pages = createPages(options)
  const assets = join(clientDir, 'assets')
  app.addHook('onClose', pages.stop)

  if (existsSync(assets)) {
    app.register(fastifyStatic, {
      root: assets,
      prefix: ASSETS,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path) => !unservedPathPattern.test(path),
    })
    for (const name of pages.files) {
      app.get(`/${name}`, (_, reply) => reply.sendFile(name, clientDir, { immutable: false, maxAge: HOUR }))
    }
  }
  if (!pages.files.includes('robots.txt')) {
    app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  }
  const { version } = pages
  if (version !== undefined) {
    app.get(`/${VERSION_FILE}`, (_, reply) =>
      reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(version),
    )
  }
  app.get('/template', (_, reply) => reply.redirect('/', 302))
  // Redirects the former address of a page, with its query.
  app.get('/admin/subscription/company', ({ url }, reply) =>
    reply.redirect(url.replace('/admin/subscription/company', '/admin/company/detail'), 302),
  )

  /** Sends an asset that this build does not have, if another node's build has it. */
  const answerAsset = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const asset = await findAsset?.(path.slice(ASSETS.length), accepted)
    return (
      asset &&
      reply
        .headers({ 'Content-Type': asset.type, 'Cache-Control': FOR_EVER, Vary: 'Accept-Encoding' })
        .headers(asset.encoding ? { 'Content-Encoding': asset.encoding } : {})
        .send(asset.content)
    )
  }

  // While the database is unavailable, readers get a page that explains this and retries.
  const readerOf = async (
    request: FastifyRequest,
  ): Promise<{ caller?: PageCaller | undefined; isReaderUnread: boolean }> => {
    try {
      return { caller: await callerOf?.(request), isReaderUnread: false }
    } catch (error) {
      options.onFailure?.(error)
      return { isReaderUnread: true }
    }
  }

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isReading && !path.startsWith(ASSETS)
    const asset = isReading && !isPage ? await answerAsset(request, reply, path) : undefined
    if (asset) return asset
    reply.header('Cache-Control', 'no-store')
    if (!isPage || !pages.isBuilt)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not Found\n')
    const { caller, isReaderUnread } = await readerOf(request)
    const page = await pages.render({
      path,
      href: request.url,
      origin: publicOrigin ?? originOf(request),
      // User-Agent Client Hints, section 3.2: browsers without this header get both layouts.
      isPhone: request.headers['sec-ch-ua-mobile'] === '?1',
      answerOwnCall: caller?.answerCall,
      isReaderUnread,
    })
    caller?.setCookies(reply)
    if ('redirect' in page) return reply.redirect(page.redirect, 302)
    const { html, nonce, status } = page
    if (pages.isUnlisted(path)) reply.header('X-Robots-Tag', 'noindex')
    const { body, encoding } = await compressText(html, request.headers['accept-encoding'])
    return reply
      .code(status)
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy':
          path === CARD_WINDOW_PAGE && cardWindow
            ? cardWindowPolicy(nonce, { https, ...cardWindow })
            : pagePolicy(nonce, { https }),
      })
      .headers({
        Vary: 'Accept-Encoding, Sec-CH-UA-Mobile',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      .send(body)
  }
  return { answerPage, forgetPages: pages.forget }
}

const plainHost = /^[\w.-]+(?::\d{1,5})?$/

/** Returns the origin of a page request, if it can be trusted. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${plainHost.test(host) ? host : 'localhost'}`
}

const robots =
  'User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /my\nDisallow: /admin\nDisallow: /link/\n'
