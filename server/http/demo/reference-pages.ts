import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendDemoPage } from './demo-page.ts'

/** Allows inline styles and embedded images, since the reference and its diagrams create them while they render. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the site of the contract that `npm run docs` built, below /reference; without that site, serves a page with
 * the command. Registered only in demo mode, before the app's pages.
 */
export function serveReference(app: FastifyInstance, folder: string): void {
  app.get('/reference', (_, reply) => reply.redirect('/reference/', 302))
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/reference/', (_, reply) =>
      sendDemoPage(reply, {
        title: '연동 문서',
        main: '<p>아직 만들지 않았습니다. <code>npm run docs</code>를 실행하고 서버를 다시 시작하면 이 주소에서 볼 수 있습니다.</p>',
      }),
    )
    return
  }
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/reference/',
    // The registration for the app's own files decorates the replies, and a second decoration would fail.
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply) {
      void reply.headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': POLICY,
      })
    },
  })
}
