import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { securityHeaders } from '../protection/security-headers.ts'
import { type ClientOptions, serveClient } from './static.ts'

const script = 'console.log("빗장")\n'
const shell = `<!doctype html><html lang="ko"><head>
<script nonce="__CSP_NONCE__">1</script><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" crossorigin src="/assets/index-abc.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/favicon.svg">
<style>a{}</style></head><body></body></html>`
const files: Record<string, string | Buffer> = {
  'index.html': shell,
  'routes.json': JSON.stringify({
    '/': ['/assets/part-def.js'],
    '/my': [],
    '/my/subscription/detail': [],
    '/notice/$id': [],
    '/docs/$': [],
  }),
  'version.json': '{"build":"a1"}',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'assets/index-abc.js': script,
  'assets/index-abc.js.gz': gzipSync(script),
  'assets/index-abc.js.map': '{}',
}

let directory: string
let app: FastifyInstance
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, '.vite'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content)
  app = serve(directory)
})
afterAll(() => rmSync(directory, { recursive: true }))

function serve(
  clientDir: string,
  {
    https = false,
    ...options
  }: Partial<
    Pick<ClientOptions, 'https' | 'findAsset' | 'callerOf' | 'onFailure' | 'answerCall' | 'cardWindow'>
  > = {},
) {
  const server = fastify()
  server.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders({ https })))
  server.setNotFoundHandler(
    serveClient(server, { clientDir, https, brand: () => brandOfNames(demoBrand), ...options }).answerPage,
  )
  return server
}

describe('the page', () => {
  it.each(['/', '/my', '/my/', '/my?a=b', '/my/subscription/detail', '/notice/17', '/docs/a/b'])(
    'is at %s',
    async (url) => {
      const { statusCode, headers } = await app.inject(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
    },
  )

  it.each([
    '/nowhere',
    '/notice',
    '/notice/1/2',
    '/my/subscription',
    '/MY',
    '/index.html',
    '/routes.json',
    '/.vite/manifest.json',
    '/%2e%2e/x',
  ])('answers with 404 if %s is unknown', async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('is shown while sessions cannot be checked, and the error is logged', async () => {
    const errors: unknown[] = []
    const cause = new Error('The database is gone.')
    const away = serve(directory, {
      callerOf: () => Promise.reject(cause),
      onFailure: (error) => errors.push(error),
    })
    const { statusCode, headers } = await away.inject('/my')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(errors).toEqual([cause])
  })

  it('has a fresh nonce in every script and style, and in the policy', async () => {
    const [first, second] = [await app.inject('/'), await app.inject('/')]
    const nonceOf = (policy: unknown) =>
      /script-src 'self' 'nonce-([A-Za-z0-9+/]{22}==)'/.exec(String(policy))?.[1]
    const nonce = nonceOf(first.headers['content-security-policy'])
    expect(nonce).toBeDefined()
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce)
    expect(first.body).not.toContain('__CSP_NONCE__')
    const tags = first.body.match(/<(?:script|style|meta|link)\b[^>]*>/g)!
    expect(tags.filter((tag) => tag.includes(`nonce="${nonce}"`))).toHaveLength(6)
    expect(tags.filter((tag) => !tag.includes('nonce='))).toEqual(['<link rel="icon" href="/favicon.svg">'])
  })

  it('allows the script of the payment service only on the page that opens the card window', async () => {
    const scriptUrl = 'https://js.pay.example/v2/standard'
    const serverWithCardWindow = serve(directory, {
      cardWindow: { scriptUrl, origins: ['https://*.pay.example'] },
    })
    const policyAt = async (url: string) =>
      String((await serverWithCardWindow.inject(url)).headers['content-security-policy']).replaceAll(
        /nonce-[^']+/g,
        'nonce-N',
      )
    expect((await policyAt('/card?form=x')).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-N' https://js.pay.example",
      "style-src 'self' 'nonce-N'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://*.pay.example",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self' https://*.pay.example",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'frame-src https://*.pay.example',
    ])
    for (const url of ['/card/done', '/card/', '/subscription/request', '/', '/my'])
      expect(await policyAt(url), url).not.toContain('pay.example')
  })

  it('has a content security policy that allows only the sources the app needs', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
      .replaceAll(/nonce-[^']+/g, 'nonce-N')
      .split('; ')
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-N'",
      "style-src 'self' 'nonce-N'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)/,
      ),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    const secure = await serve(directory, { https: true }).inject('/')
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it.each([
    ['/my', 'noindex'],
    ['/auth/login', 'noindex'],
    ['/admin', 'noindex'],
    ['/', undefined],
    ['/mystery', undefined],
  ])('instructs search engines at %s with %s', async (url, robots) => {
    expect((await app.inject(url)).headers['x-robots-tag']).toBe(robots)
  })

  it('is not returned for a POST request', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/my', payload: {} })
    expect([statusCode, body]).toEqual([404, 'Not Found\n'])
  })
})

it('a page is rendered for the device of the request, and cached for the next visitor with such a device', async () => {
  const buildDirectory = mkdtempSync(join(tmpdir(), 'built-'))
  for (const folder of ['client', 'pages']) mkdirSync(join(buildDirectory, folder))
  writeFileSync(
    join(buildDirectory, 'client/index.html'),
    '<html><head></head><body><div id="root"></div></body></html>',
  )
  const build =
    "export const renderPage = async ({ isPhone }) => ({ status: 200, head: '', body: isPhone ? 'narrow' : 'both', data: {} })"
  writeFileSync(join(buildDirectory, 'pages/render.js'), build)
  writeFileSync(join(buildDirectory, 'pages/package.json'), '{"type":"module"}')
  const answerCall = () => Promise.resolve({ data: {} })
  const server = serve(join(buildDirectory, 'client'), { answerCall })
  const layoutFor = async (mobile?: string) => {
    const { body, headers } = await server.inject({
      url: '/',
      headers: mobile ? { 'sec-ch-ua-mobile': mobile } : {},
    })
    expect(headers['vary']).toBe('Accept-Encoding, Sec-CH-UA-Mobile')
    return /narrow|both/.exec(body)?.[0]
  }
  try {
    const layouts = [await layoutFor('?1'), await layoutFor('?0'), await layoutFor(), await layoutFor('?1')]
    expect(layouts).toEqual(['narrow', 'both', 'both', 'narrow'])
  } finally {
    await server.close()
    rmSync(buildDirectory, { recursive: true })
  }
})

describe('an asset', () => {
  const asset = '/assets/index-abc.js'

  it('is cached without expiry', async () => {
    const { statusCode, body, headers } = await app.inject(asset)
    expect([statusCode, body, headers['cache-control']]).toEqual([
      200,
      script,
      'public, max-age=31536000, immutable',
    ])
  })

  it('is sent compressed to clients that accept it', async () => {
    const { headers, rawPayload } = await app.inject({ url: asset, headers: { 'accept-encoding': 'gzip' } })
    expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
      'gzip',
      'accept-encoding',
      'application/javascript; charset=utf-8',
    ])
    expect(rawPayload).toEqual(files['assets/index-abc.js.gz'])
  })

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets',
    '/assets/index-abc.js.map',
    '/assets/index-abc.js.gz',
    '/assets/..%2findex.html',
    '/assets/.hidden',
  ])('at %s is missing, and is not replaced by the page', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    if (url !== '/assets') expect(body).not.toContain('<html')
  })
})

it('an asset that this build lacks is served from another build, also cached without expiry', async () => {
  const fetchVersion: [string, readonly string[]][] = []
  const serverWithSharedAssets = serve(directory, {
    findAsset: (name, accepted) => {
      fetchVersion.push([name, accepted])
      return Promise.resolve(
        name === 'next-12345678.js'
          ? { content: Buffer.from('next'), type: 'text/javascript; charset=utf-8', encoding: 'br' as const }
          : undefined,
      )
    },
  })
  const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
    serverWithSharedAssets.inject({ method, url, headers: { 'accept-encoding': 'gzip, br;q=0.5, deflate' } })
  const { statusCode, body, headers } = await get('/assets/next-12345678.js?v=1')
  expect([statusCode, body]).toEqual([200, 'next'])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect((await get('/assets/gone-12345678.js')).statusCode).toBe(404)
  expect((await get('/assets/index-abc.js')).statusCode).toBe(200)
  expect((await get('/assets/next-12345678.js', 'POST')).statusCode).toBe(404)
  expect((await get('/elsewhere')).statusCode).toBe(404)
  expect(fetchVersion).toEqual([
    ['next-12345678.js', ['br', 'gzip']],
    ['gone-12345678.js', ['br', 'gzip']],
  ])
})

it('a file at the top of the build is served under its own name', async () => {
  expect((await app.inject('/favicon.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  })
})

it('the file with the build id is never cached, and names the build of the loaded pages', async () => {
  const fetchVersion = () => app.inject('/version.json')
  const { statusCode, headers, body } = await fetchVersion()
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
    '{"build":"a1"}',
  ])
  writeFileSync(join(directory, 'version.json'), '{"build":"b2"}')
  expect((await fetchVersion()).body).toBe('{"build":"a1"}')
  expect((await serve(directory).inject('/version.json')).body).toBe('{"build":"b2"}')
})

it('/template redirects to the home page', async () => {
  const { statusCode, headers } = await app.inject('/template')
  expect([statusCode, headers['location']]).toEqual([302, '/'])
})

it('the former address of a company redirects to its page', async () => {
  const query = '?companyId=0f0e0d0c-0000-4000-8000-000000000001&search=a%20b'
  const { statusCode, headers } = await app.inject(`/admin/subscription/company${query}`)
  expect([statusCode, headers['location']]).toEqual([302, `/admin/company/detail${query}`])
})

it('robots.txt excludes private pages', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /my\n')
})

it('no page is served without a build', async () => {
  expect((await serve(join(directory, 'nothing')).inject('/')).statusCode).toBe(404)
})
