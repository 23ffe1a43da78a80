import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { bodyOf, requestId } from '#server/testing/call-request.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, password } from '#server/testing/portal.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

/**
 * `send` writes a text to the server unchanged, and returns the complete response, or the part that arrives before
 * the server closes the connection.
 */
type Wire = AttackWorld & {
  send(text: string, untilClosed?: boolean): Promise<string>
  again(): AttackWorld['portal']
}
type Attack = (world: Wire) => Promise<void>

const SESSION_PATH = operationTable.getSessionInfo.path
const INFO_PATH = operationTable.getUserInfo.path
const QUIET_MS = 300
const MAX_MS = 10_000
const MARK = 'tried4718'
const EVIL = 'evil.example'
/**
 * Creates the text of a request with `Connection: close`, so that the response is complete when the connection is
 * closed.
 */
const post = (path: string, lines: readonly string[], body = '{}') =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `X-Request-Id: ${requestId}`, ...lines, '', body].join('\r\n')
const json = 'Content-Type: application/json'
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}(?= )/g) ?? []

const attacks: Record<string, Attack> = {
  async 'a request that is hidden in the body of another request is never processed (request smuggling)'({
    send,
    person,
  }) {
    const { session } = await person()
    const innerRequest = post(operationTable.logOut.path, [
      json,
      `Cookie: session=${session}`,
      'Content-Length: 2',
    ])
    const chunked = `2\r\n{}\r\n0\r\n\r\n${innerRequest}`
    const ways = [
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', `Content-Length: ${chunked.length}`],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding : chunked'],
      ['Content-Length: 2', 'Content-Length: 900'],
      ['Content-Length: +2'],
      ['Content-Length: 2, 2'],
      ['Content-Length:\r\n 2'],
      ['X-One: a\rTransfer-Encoding: chunked'],
      ['X-One: a\nTransfer-Encoding: chunked'],
    ]
    for (const lines of ways) {
      const text = await send(post(SESSION_PATH, [json, ...lines], chunked))
      expect(answersIn(text).length, lines.join()).toBeLessThanOrEqual(1)
      expect(text, lines.join()).not.toContain('HTTP/1.1 200')
    }
    for (const size of ['0x2', '+2', '-1', '2\n', 'FFFFFFFFFFFFFFFFF'])
      expect(
        await send(post(SESSION_PATH, [json, 'Transfer-Encoding: chunked'], `${size}\r\n{}\r\n0\r\n\r\n`)),
      ).not.toContain('HTTP/1.1 200')
  },

  async 'two requests on one connection each use only their own session'({ send, person }) {
    const { session } = await person()
    const length = 'Content-Length: 2'
    const ownRequest = post(SESSION_PATH, [json, length, `Cookie: session=${session}`])
    const visitorRequest = post(SESSION_PATH, [json, length, 'Connection: close'])
    const codes = (await send(ownRequest + visitorRequest, true)).match(/"code":\d+/g)
    expect(codes).toEqual(['"code":200', '"code":401'])
  },

  async 'no header changes the method, the address or the protocol of a request'({ portal, person }) {
    const { session } = await person()
    const headers = { cookie: `session=${session}`, 'x-request-id': requestId }
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      for (const url of [INFO_PATH, `${INFO_PATH}?_method=POST`]) {
        const { statusCode } = await portal().app.inject({
          method: 'GET',
          url,
          headers: { ...headers, [name]: 'POST' },
        })
        expect(statusCode).toBe(405)
      }
    for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-uri']) {
      const { body } = await portal().app.inject({ url: '/', headers: { ...headers, [name]: INFO_PATH } })
      expect(body).not.toContain('"data"')
    }
    const upgrade = { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABkAAQ' }
    expect((await portal().app.inject({ url: '/', headers: upgrade })).statusCode).not.toBe(101)
  },

  async 'cookies that are malformed, too many or named like properties of objects are ignored'({ portal }) {
    const manyCookies = Array.from({ length: 600 }, (_, index) => `c${index}=x`).join('; ')
    for (const cookie of [
      'session=%E0%A4%A',
      '__proto__=x; constructor=y; toString=z',
      'session="; Path=/; session=x',
      '=;=;;;session',
      `${manyCookies}; session=${'A'.repeat(43)}`,
    ]) {
      const { code } = await portal().call('getSessionInfo', {}, { headers: { cookie } })
      expect(code, cookie.slice(0, 60)).toBe(401)
    }
    expect('session' in {}).toBe(false)
  },

  async 'a forged host name is never in a mail, a feed or a redirect'({ again, db, portal }) {
    const site = again()()
    const member = await portal().addMember()
    const forged = {
      host: EVIL,
      forwarded: `host=${EVIL};proto=http`,
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'http',
      'x-forwarded-server': EVIL,
      'x-host': EVIL,
    }
    const started = await site.call('startPasswordReset', { email: member.email }, { headers: forged })
    expect(started.code).toBe(200)
    await site.deliverMails()
    await site.deliverMails()
    const mail = site.sentMails.find(({ to }) => to === member.email)
    expect(mail).toBeDefined()
    expect(JSON.stringify(mail)).not.toContain(EVIL)
    for (const url of [
      '/rss.xml',
      '/feed.xml',
      '/atom.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/',
      '/my',
      '//x',
    ]) {
      const { body, headers } = await site.app.inject({ url, headers: forged })
      expect(body + JSON.stringify(headers), url).not.toContain(EVIL)
    }
    expect(
      await db().query.members.findFirst({ where: (row, { eq }) => eq(row.id, member.id) }),
    ).toBeDefined()
  },

  async 'the text of an unknown address is never reflected in the answer'({ portal }) {
    const script = `<script>${MARK}</script>`
    for (const url of [
      `/${encodeURIComponent(script)}`,
      `/api/${encodeURIComponent(script)}`,
      `/files/${encodeURIComponent(script)}`,
      `/?q=${encodeURIComponent(script)}`,
      `/assets/${MARK}.js`,
      `/%0d%0aSet-Cookie:%20a=${MARK}`,
      `/%E0%A4%A${MARK}`,
      `//${EVIL}/%2f..?${MARK}`,
      `/\\${EVIL}/${MARK}`,
      `/my/..//${EVIL}/${MARK}`,
    ]) {
      const { body, headers, statusCode } = await portal().app.inject({ url })
      expect(statusCode, url).toBeLessThan(500)
      expect(body, url).not.toContain(MARK)
      expect(String(headers.location ?? ''), url).not.toMatch(/^(?:https?:)?[/\\]{2}/)
      expect(headers['set-cookie'], url).toBeUndefined()
    }
  },

  async 'keys that would change a prototype are refused in every spelling and at every depth'({ portal }) {
    const { url, headers } = {
      url: operationTable.logIn.path,
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    }
    const login = `"email":"${btoa('a@b.kr')}","password":"x","deviceId":"4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d"`
    for (const more of [
      '"__proto__":{"seen":1}',
      String.raw`"\u005f\u005fproto\u005f_":{"seen":1}`,
      '"constructor":{"prototype":{"seen":1}}',
      String.raw`"c\u006fnstructor":{"prototype":{"seen":1}}`,
      '"list":[{"__proto__":{"seen":1}}]',
      '"toString":{"__proto__":null}',
    ]) {
      const { statusCode } = await portal().app.inject({
        method: 'POST',
        url,
        headers,
        payload: `{${login},${more}}`,
      })
      expect(statusCode, more).toBe(400)
    }
    const file = new File([new Uint8Array([37])], 'a.pdf')
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const parts = { purpose: 'inquiry', file, [name]: 'x' }
      const { payload, type } = await bodyOf('uploadFile', Object.assign(Object.create(null), parts))
      const upload = { url: operationTable.uploadFile.path, headers: { ...headers, 'content-type': type } }
      const { statusCode } = await portal().app.inject({ method: 'POST', ...upload, payload })
      expect([400, 415], name).toContain(statusCode)
    }
    expect('seen' in {}).toBe(false)
  },

  async 'a compressed body and a body in another character encoding are refused'({ portal }) {
    const { email } = await portal().addMember()
    const body = JSON.stringify({ email: btoa(email), password, deviceId: crypto.randomUUID() })
    const url = operationTable.logIn.path
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId }
    const gzippedBody = gzipSync(body)
    for (const encoding of ['gzip', 'deflate', 'br', 'identity, gzip']) {
      const all = { ...headers, 'content-encoding': encoding }
      const { statusCode } = await portal().app.inject({
        method: 'POST',
        url,
        headers: all,
        payload: gzippedBody,
      })
      expect(statusCode, encoding).toBe(400)
    }
    for (const [type, payload] of [
      ['application/json; charset=utf-16', Buffer.from(body, 'utf16le')],
      ['application/json', Buffer.from(`\ufeff${body}`, 'utf16le')],
      ['application/json; charset=utf-7', Buffer.from(body)],
      ['application/json, text/plain', Buffer.from(body)],
    ] as const) {
      const all = { ...headers, 'content-type': type }
      const { statusCode } = await portal().app.inject({ method: 'POST', url, headers: all, payload })
      expect([400, 415], type).toContain(statusCode)
    }
  },

  async 'conditional and range requests for the file of another member are answered like requests for an unknown file'({
    portal,
    person,
  }) {
    const one = await person()
    const fileIds = [await inquiryWorld(portal).upload('inquiry', one)]
    const { data } = await portal().call('writeInquiry', inquiryOf({ fileIds }), one)
    const { data: read } = await portal().call('getInquiryDetail', { inquiryId: data.inquiryId! }, one)
    const url = read.messages[0]!.attachments[0]!.url!
    const fileKey = url.slice('/files/'.length)
    const own = await portal().app.inject({ url, headers: { cookie: `session=${one.session}` } })
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
    const unknown = await portal().app.inject({ url: `/files/${'A'.repeat(43)}` })
    for (const headers of [
      { 'if-none-match': `"${fileKey}"` },
      { 'if-none-match': '*' },
      { 'if-modified-since': new Date().toUTCString() },
      { range: 'bytes=0-10' },
    ]) {
      const { statusCode, body } = await portal().app.inject({ url, headers })
      expect([statusCode, body]).toEqual([unknown.statusCode, unknown.body])
    }
  },

  async 'no answer of the API may be cached, including refusals of any kind'({ portal, person }) {
    const { session } = await person()
    const requestHeaders = { 'content-type': 'application/json', 'x-request-id': requestId }
    const cookie = `session=${session}`
    const answers = await Promise.all([
      portal().app.inject({
        method: 'POST',
        url: INFO_PATH,
        headers: { ...requestHeaders, cookie },
        payload: '{}',
      }),
      portal().app.inject({ method: 'POST', url: INFO_PATH, headers: requestHeaders, payload: '{}' }),
      portal().app.inject({
        method: 'POST',
        url: INFO_PATH,
        headers: { ...requestHeaders, cookie },
        payload: '{',
      }),
      portal().app.inject({
        method: 'POST',
        url: INFO_PATH,
        headers: { ...requestHeaders, origin: 'null' },
        payload: '{}',
      }),
      portal().app.inject({ method: 'POST', url: INFO_PATH, headers: { cookie }, payload: 'x' }),
      portal().app.inject({
        method: 'POST',
        url: INFO_PATH,
        headers: requestHeaders,
        payload: 'x'.repeat(300_000),
      }),
      portal().app.inject({ url: INFO_PATH, headers: { cookie } }),
      portal().app.inject({ url: '/api/nothing' }),
      portal().app.inject({ url: `/files/${'A'.repeat(43)}`, headers: { cookie } }),
    ])
    const api = answers.slice(0, -1)
    expect(new Set(api.map(({ statusCode }) => statusCode)).size).toBeGreaterThan(4)
    for (const { headers } of api) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
    }
    expect(String(answers.at(-1)!.headers['cache-control'])).not.toMatch(/public|max-age=[1-9]/)
  },
}

describeEngines('an attacker at the HTTP level', (engine) => {
  const world = attackWorld(engine)

  async function send(text: string, untilClosed = false): Promise<string> {
    const { app } = world.portal()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const parts: Buffer[] = []
    const silence = new AbortController()
    let idle = setTimeout(() => silence.abort(), MAX_MS)
    socket
      .on('error', () => {})
      .on('data', (part) => {
        parts.push(part)
        clearTimeout(idle)
        if (!untilClosed) idle = setTimeout(() => silence.abort(), QUIET_MS)
      })
    socket.write(text)
    await once(socket, 'close', { signal: silence.signal }).catch(() => {})
    clearTimeout(idle)
    socket.destroy()
    return Buffer.concat(parts).toString('latin1')
  }

  it.each(Object.entries(attacks))('%s', async (_, attempt) => {
    const openedPortals: ReturnType<typeof createPortal>[] = []
    const again = () => () => {
      const env = { PUBLIC_ORIGIN: 'https://portal.example' }
      openedPortals.push(createPortal(engine.database(), { env, clock: world.portal().clock }))
      return openedPortals.at(-1)!
    }
    await attempt({ ...world, send, again })
    for (const { app } of openedPortals) await app.close()
  })
})
