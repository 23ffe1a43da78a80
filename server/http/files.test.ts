import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFiles } from '#server/files/files.ts'
import { serveFiles, type ServedFile } from './files.ts'

const directory = mkdtempSync(join(tmpdir(), 'portal-files-'))
const files = createFiles(directory)
const known: ServedFile[] = [
  { fileKey: 'notice', fileName: '점검 안내.pdf', contentType: 'application/pdf' },
  { fileKey: 'lost', fileName: '잃어버린.pdf', contentType: 'application/pdf' },
]
const app = fastify()
app.setNotFoundHandler((_, reply) => reply.code(404).send('Not Found\n'))
serveFiles(app, { files, find: async (key) => known.find(({ fileKey }) => fileKey === key) })
const content = Buffer.from('%PDF-1.4 <script>alert(1)</script>')

beforeAll(async () => {
  await files.write('notice', content)
  await files.write('secret', content)
})
afterAll(() => rmSync(directory, { recursive: true }))

it('a file comes as a download that no browser runs or guesses about', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/files/notice')
  expect([statusCode, rawPayload]).toEqual([200, content])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%EC%A0%90/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
})

it('who has it is told so, as long as it may be handed out', async () => {
  const { headers } = await app.inject('/files/notice')
  const known = await app.inject({ url: '/files/notice', headers: { 'if-none-match': headers['etag'] } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const gone = await app.inject({ url: '/files/secret', headers: { 'if-none-match': '"secret"' } })
  expect(gone.statusCode).toBe(404)
})

it.each(['/files/secret', '/files/nobody', '/files/lost', '/files/', '/files/..%2fnotice', '/files/a%00', '/files/notice/x', `/files/${'x'.repeat(65)}`])(
  '%s is missing, whether or not it exists',
  async (url) => {
    const { statusCode, body, headers } = await app.inject(url)
    expect([statusCode, body]).toEqual([404, 'Not Found\n'])
    expect(headers).not.toHaveProperty('etag')
  },
)
