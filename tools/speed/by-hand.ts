import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const SCRIPT = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g

/** A site with hand-written versions of a portal's pages: the same HTML, styles and data, without scripts. */
export type ByHand = { origin: string; close: () => void }

/**
 * Starts the site in front of a running portal. The site caches the first version of each page for a caller, so that
 * it answers like a static file server.
 */
export async function startByHand(portal: string): Promise<ByHand> {
  const pages = new Map<string, Buffer>()
  const server = createServer((asked, answer) => {
    if (asked.headers.accept?.includes('text/html') !== true) return forward(portal, asked, answer)
    void page(asked).then((body) => {
      answer.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      })
      answer.end(body)
    })
  })

  async function page({ url = '/', headers }: IncomingMessage): Promise<Buffer> {
    // Pages are cached for phones and desktops separately, since their layouts differ.
    const readerHeaders = {
      cookie: headers.cookie ?? '',
      'sec-ch-ua-mobile': String(headers['sec-ch-ua-mobile']),
    }
    const key = [url, ...Object.values(readerHeaders)].join(' ')
    const known = pages.get(key)
    if (known) return known
    const html = await (
      await fetch(portal + url, { headers: { ...readerHeaders, accept: 'text/html' } })
    ).text()
    const body = await compress(html.replaceAll(SCRIPT, ''))
    pages.set(key, body)
    return body
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Passes pictures and styles through from the portal. */
function forward(portal: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host: _, ...headers } = asked.headers
  asked.pipe(
    request(portal + asked.url!, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.headers)
      given.pipe(answer)
    }).on('error', () => answer.destroy()),
  )
}
